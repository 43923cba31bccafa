import { expect, test } from 'vitest'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { picture } from '../../server/test-server.ts'
import { openEditor } from './editor.ts'
import { sampleOf } from './samples.ts'

const { content, owner, upload, request } = await openEditor()
const { seed } = await import('#prisma/seed/seed.ts')
await seed()
const { body } = await upload(await picture().jpeg().toBuffer(), { cookie: owner })
const { pathname } = new URL(body.data.url)
const types = contentFeatures()
  .filter(({ name, content }) => !content.table && name !== 'settings-languages') // it has no text, and takes Bangla away
  .map(({ name, content: store }) => ({ name, store }))

/** What visitors and programs read that is made of content, one of each kind in both languages. */
const addresses = [
  '/',
  '/about-us',
  '/values',
  '/all-services',
  '/manpower-service',
  '/gallery',
  '/our-companies',
  '/contact-us',
  '/our-clients',
  '/news-event',
  '/recruitment-procedure',
  '/offline',
  '/news-event/rss.xml',
  '/jobs',
  '/jobs/rss.xml',
  '/licence-and-fees',
  '/hire-workers',
  '/search?q=zq',
  '/search?q=zqanswers+asked', // an answer is read where somebody asks
].flatMap(path => [path, `/bn${path}`])
const files = ['/manifest.webmanifest', '/sitemap.xml', '/companies.json', '/api/v1/news', '/api/v1/gallery']
const all = [...addresses, ...files, '/api/v1/companies', '/api/v1/agency', '/api/v1/vacancies']

/** The pages and files that show records of a type beside those of which its name is part; all others stay as they were. */
const shown: Record<string, RegExp> = {
  slides: /^(\/bn)?\/$/,
  gallery: /gallery$/,
  companies: /^(\/bn)?\/$|companies|contact-us|sitemap/,
  procedure: /^(\/bn)?\/$|recruitment-procedure/,
  fees: /licence-and-fees$/,
  'licence-page': /licence-and-fees$/,
  pages: /./, // texts of one page each: only its own changes, see pages.test.ts
  home: /./, // the invitation at the end of every page
}

/** Rendered for each reader: its form is one of a kind, or its words are the reader's. */
const isFresh = (path: string) => /\/(?:hire-workers|search\?q=zq.*)$/.test(path)

const read = async () =>
  Object.fromEntries(
    await Promise.all(
      all.map(async path => {
        const response = await request(path)
        return [path, { tag: response.headers.get('etag'), text: await response.text() }] as const
      }),
    ),
  )

const READ_ALL_MS = 120_000 // every page, before and after

test.each(types)(
  'a change of $name is read at once, and no other page is rendered',
  async ({ name, store }) => {
    const before = await read()
    const text = `Zq${name.replaceAll(/\W/g, '')}`
    const data = sampleOf(store, path => `${text} ${path}`, pathname)
    const target = store.fixedIds && { _id: store.fixedIds[0]! }
    const seen = target ? (await content('open', { feature: name, ...target })).newest : 0
    await content('publish', { feature: name, ...target, seen, data })
    const after = await read()
    const changed = all.filter(
      path => before[path]!.tag !== after[path]!.tag || before[path]!.text !== after[path]!.text,
    )
    const showing = all.filter(path => after[path]!.text.includes(text))
    if (JSON.stringify(data).includes(text)) expect(showing.length).toBeGreaterThan(0)
    expect(changed).toEqual(expect.arrayContaining(showing.filter(path => !before[path]!.text.includes(text))))
    const allowed = shown[name]
    if (allowed) expect(changed.filter(path => !allowed.test(path) && !isFresh(path))).toEqual([])
  },
  READ_ALL_MS,
)
