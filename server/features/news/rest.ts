import { createRoute, z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import { idText } from '#i18n/typed/rules.ts'
import * as news from '#server/features/news/domain.ts'
import { type NewsField, newsFields, newsInput, SLUG_MAX } from '#server/features/news/schema.ts'
import { serviceIds } from '#server/features/pages/schema.ts'
import { type Listing, listQuery, partOf } from '#server/http/list-query.ts'
import {
  apiRouter,
  badInput,
  changedAt,
  examplePicture,
  exampleRecord,
  maxLengthOf,
  ok,
  okList,
  problem,
  tagged,
} from '#server/http/openapi.ts'
import { versionTag } from '#server/http/etags.ts'
import { sendList, sendTagged, unchanged } from '#server/http/tagged.ts'
import { toAddress } from '#server/files/domain.ts'

const tags = ['News']
const formats: Partial<Record<NewsField, string>> = { picture: 'uri', date: 'date' }
const described: Partial<Record<NewsField, string>> = {
  text: 'Paragraphs with an empty line between them; lines that begin with a hyphen are a list, with > a quotation, [words](address) is a link',
  alt: 'What the picture shows',
  country: 'The country that it is about, as ISO 3166 alpha-2',
  service: `One of ${serviceIds.join(', ')}: the service that it is about`,
  slug: 'The last part of the page’s address',
}

const newsAnswer = z
  .object({
    _id: z.string(),
    ...Object.fromEntries(
      Object.entries(newsFields).map(([name, field]) => {
        const about = { format: formats[name as NewsField], description: described[name as NewsField] }
        const value = z.string().openapi({ ...about, maxLength: maxLengthOf(newsInput.shape[name as NewsField]) })
        return [name, 'whenNull' in field ? value.optional() : value]
      }),
    ),
    ...changedAt,
  })
  .openapi('NewsArticle')

const exampleArticle = {
  ...exampleRecord,
  title: 'Open day for welders',
  titleBn: 'ওয়েল্ডারদের জন্য খোলা দিন',
  text: 'Bring your passport and your certificates.\n\n- Trade tests from 9 to 12\n- Contracts are read aloud in Bangla',
  date: '2026-11-21',
  place: 'Dhaka',
  country: 'QA',
  service: 'employment',
  picture: examplePicture,
  alt: 'A welder with a mask at work',
  slug: 'open-day-for-welders',
}

const names = Object.keys(newsAnswer.shape)
const listing: Listing<news.NewsArticle> = {
  path: '/news',
  areas: ['news'],
  from: '"NewsArticle"',
  order: [{ sql: '"date"', kind: 'exact', isReversed: true, isAlwaysThere: true }],
  keyOf: name => ({ sql: `"${name}"`, kind: formats[name as NewsField] === 'date' ? 'exact' : 'text' }),
  holds: news.holds,
  read: async ids => (await news.byIds(ids)).map(withAddress),
}

const params = z.object({
  slug: idText(SLUG_MAX)
    .min(1)
    .openapi({ param: { name: 'slug', in: 'path' } }),
})

export const newsRest = apiRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/news',
      tags,
      operationId: 'listNews',
      summary: 'The news, newest first',
      request: { query: listQuery(names, names) },
      responses: { 200: okList('NewsArticle', newsAnswer, 'News', exampleArticle), ...unchanged, ...badInput },
    }),
    c => sendList(c, () => partOf(listing, c.req.valid('query'))),
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/news/{slug}',
      tags,
      operationId: 'getNewsArticle',
      summary: 'One piece of news',
      request: { params },
      responses: {
        200: ok(newsAnswer, 'The piece of news', exampleArticle, tagged),
        301: { description: 'It has another address now: Location' },
        ...unchanged,
        ...badInput,
        404: problem('There is no such piece of news', 'NOT_FOUND', m.content_missing()),
      },
    }),
    async c => {
      const { slug } = c.req.valid('param')
      const article = await news.bySlug(slug)
      if (article.slug !== slug) return c.redirect(`/api/v1/news/${article.slug}`, 301)
      return sendTagged(c, versionTag(article.version), async () => ({ data: withAddress(article) }))
    },
  )

function withAddress(article: news.NewsArticle): news.NewsArticle {
  return { ...article, picture: toAddress(article.picture) }
}
