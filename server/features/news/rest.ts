import type { ContentStore } from '#server/drafts/define-content.ts'
import { documentRest } from '#server/drafts/document-rest.ts'
import { newsContent } from '#server/features/news/content.ts'
import { byIds, holds } from '#server/features/news/domain.ts'
import { type NewsField, newsFields } from '#server/features/news/schema.ts'
import { examplePicture } from '#server/http/openapi.ts'

export const newsRest = documentRest({
  store: newsContent as unknown as ContentStore,
  path: '/news',
  tag: 'News',
  name: 'NewsArticle',
  many: 'news, the newest first',
  example: {
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
  },
  read: byIds,
  listing: {
    from: '"NewsArticle"',
    order: [{ sql: '"date"', kind: 'exact', isReversed: true, isAlwaysThere: true }],
    keyOf: name => ({ sql: `"${name}"`, kind: newsFields[name as NewsField].kind === 'date' ? 'exact' : 'text' }),
    holds,
  },
})
