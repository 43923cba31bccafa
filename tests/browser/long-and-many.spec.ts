import type { Page } from '@playwright/test'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { Field } from '#server/drafts/field.ts'
import { companiesContent } from '#server/features/companies/domain.ts'
import { galleryContent } from '#server/features/gallery/domain.ts'
import { homeContent } from '#server/features/home/domain.ts'
import { pagesContent } from '#server/features/pages/domain.ts'
import { procedureContent } from '#server/features/procedure/domain.ts'
import { slidesContent } from '#server/features/slides/domain.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { findCramped } from '../cramped.ts'
import { sampleOf } from '../features/content/samples.ts'
import { job } from '../features/vacancies/job.ts'
import { addClient, content, nameAgency, openDay, startSession } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expect, test } from './test.ts'

const PHONE = 360
const DESK = 1440
const MANY = 40
const PLACED = { companyName: 'Al Manar', companySector: 'Building', valueOfEmployement: 9_999_999 }
/** What the kinds of field take where they say nothing themselves; of blocks as much as somebody reads. */
const MAX: Partial<Record<Field['kind'], number>> = { text: 200, longText: 2000, blocks: 3000 }
const PAGES = [
  '/',
  '/our-clients',
  '/our-companies',
  '/news-event',
  '/gallery',
  '/jobs',
  '/about-us',
  '/manpower-service',
  '/all-services',
  '/recruitment-procedure',
  '/licence-and-fees',
  '/hire-workers',
  '/contact-us',
  '/search?q=counterrevolutionaries',
]
/** A page of a record of each kind. */
const RECORDS = [/\/our-clients\/.+/, /\/each-company-details\/.+/, /\/news-event\/.+/, /\/jobs\/.+-[\da-f]{8}$/]

/** As many letters as a field takes, in words of sixty. */
const longest = (max: number) =>
  `${'Counterrevolutionaries'.repeat(3).slice(0, 60)} `
    .repeat(Math.ceil(max / 61))
    .slice(0, max)
    .trim()

type Values = Record<string, unknown>

/** A record with the longest text in every field. */
function longestOf(store: ContentStore, picture: string): Values {
  const sample = sampleOf(store, () => 'First', picture)
  const filled = (values: Values, fields: Record<string, Field>): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields[name]
        const max = field && (field.max ?? MAX[field.kind])
        return [name, field && MAX[field.kind] && !field.pattern && max ? longest(max) : value]
      }),
    )
  const lists = Object.entries(store.lists ?? {}).map(([name, { fields = {} }]) => [
    name,
    (sample[name] as Values[]).map(entry => filled(entry, fields)),
  ])
  return { ...filled(sample, store.fields), ...Object.fromEntries(lists) }
}

/** Everything of one kind once, with the longest texts, for a signed-in owner; `n` tells records apart. */
async function addRecords(page: Page, picture: string, n: number) {
  const name = `${longest(196)} ${n}`
  await addClient(page, {
    countryName: name,
    workSummary: longest(5000),
    company: [{ ...PLACED, companyName: longest(200), companySector: longest(200) }],
  })
  await content(page, 'publish', {
    feature: 'news',
    seen: 0,
    data: { ...openDay, title: longest(200), text: longest(3000), picture, slug: `piece-${n}` },
  })
  const texts = longestOf(vacanciesContent, picture)
  const { city, employer, overtime, compensation, experience, approvalOffice } = texts
  for (const [feature, data] of [
    ['companies', longestOf(companiesContent, picture)],
    ['gallery', longestOf(galleryContent, picture)],
    [
      'vacancies',
      { ...job, city, employer, overtime, compensation, experience, approvalOffice, picture, alt: 'A wall' },
    ],
  ] as const)
    await content(page, 'publish', { feature, seen: 0, data })
}

/** Opens every page at every width, and tells which are wider than their window or hide a text. */
async function faultsOf(page: Page, request: Page['request']): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
  const faults: string[] = []
  for (const path of [...PAGES, ...RECORDS.flatMap(kind => listed.find(each => kind.test(each)) ?? [])]) {
    const response = await page.goto(path)
    if (response && response.status() >= 500) faults.push(`${path}: ${response.status()}`)
    for (const width of [PHONE, DESK]) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await page.evaluate(findCramped, '')) faults.push(`${path} at ${width}: ${fault}`)
      const wide = page.locator('[data-slot=table-region]').filter({ visible: true })
      for (const hidden of await wide.evaluateAll(all => all.map(table => table.scrollWidth - table.clientWidth)))
        if (width === DESK && hidden > 0) faults.push(`${path}: a table hides ${hidden} pixels`)
    }
  }
  return faults
}

test('pages hold nothing, one record and forty with the longest texts', async ({ page, otherPerson }) => {
  test.setTimeout(1_200_000)
  const reader = await otherPerson({ javaScriptEnabled: false })
  await startSession(page)
  await nameAgency(page)
  expect.soft(await faultsOf(reader, page.request), 'with nothing').toEqual([])
  const saved = await addClient(page, { images: [await jpeg('yard.jpg')] })
  const picture = new URL(saved.countryFlagImage).pathname
  for (const [feature, _id, store] of [
    ['home', 'home', homeContent],
    ['slides', 'slides', slidesContent],
    ['procedure', 'procedure', procedureContent],
    ['pages', 'about', pagesContent],
    ['pages', 'manpower', pagesContent],
  ] as const)
    await content(page, 'publish', { feature, _id, seen: 0, data: longestOf(store, picture) })
  await addRecords(page, picture, 1)
  expect.soft(await faultsOf(reader, page.request), 'with one of each').toEqual([])
  for (let n = 2; n <= MANY; n++) await addRecords(page, picture, n)
  expect.soft(await faultsOf(reader, page.request), 'with forty of each').toEqual([])
})
