import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { picturesIn } from '#server/drafts/data.ts'
import { readPicture } from '#server/files/schema.ts'
import { lifecycle } from '#server/process/lifecycle.ts'
import { openTestServer } from './test-server.ts'

const { read, request, storedFiles } = await openTestServer()
const { seed } = await import('#prisma/seed/seed.ts')
const { seedAnswers } = await import('#prisma/seed/answers-data.ts')
const { seedClients } = await import('../../prisma/seed/seed-data.ts')
const { seedNews } = await import('../../prisma/seed/news-data.ts')
const { seedHome } = await import('#prisma/seed/home-data.ts')
const { seedSettings } = await import('#prisma/seed/settings-data.ts')
const { seedPages } = await import('#prisma/seed/pages-data.ts')
const { seedProcedure } = await import('#prisma/seed/procedure-data.ts')
const { seedCompanies } = await import('#prisma/seed/companies-data.ts')
const { seedAlbums } = await import('#prisma/seed/gallery-data.ts')
const { seedFees } = await import('#prisma/seed/fees-data.ts')
const { seedVacancies } = await import('#prisma/seed/vacancies-data.ts')
const { seedSlides } = await import('#prisma/seed/slides-data.ts')
const { seedWorkers } = await import('#prisma/seed/workers-data.ts')
const { seedTemplates } = await import('#prisma/seed/templates-data.ts')
const { contentFeatures } = await import('#server/registration/define-feature.ts')
const all: Record<string, number> = {
  ...Object.fromEntries(
    contentFeatures().flatMap(({ name, folder }) =>
      folder === 'settings' && name !== 'settings-parts' ? [[name, 1]] : [],
    ),
  ),
  clients: seedClients.length,
  enquiries: seedTemplates.length,
  news: seedNews.length,
  pages: seedPages.length,
  procedure: 1,
  slides: 1,
  gallery: seedAlbums.length,
  companies: seedCompanies.length,
  vacancies: seedVacancies().length,
  fees: seedFees.length,
  'licence-page': 1,
  answers: seedAnswers.length,
  home: 1,
  workers: seedWorkers().length,
}
const { contentVersion } = await import('#server/cache/content-version.ts')
const { store } = await import('#server/files/store.ts')

test('an interrupted demonstration leaves no records', async () => {
  const put = vi.spyOn(store(), 'put')
  put.mockRejectedValueOnce(new Error('the power is gone'))
  await expect(seed(['clients'])).rejects.toThrow('Pictures cannot be stored')
  put.mockRestore()
  expect([await read.clientCountry.count(), await read.demonstration.count(), await contentVersion()]).toEqual([
    0, 0, 0,
  ])
})

test('two processes that start at once write each demonstration record once', async () => {
  const [one, other] = await Promise.all([seed(), seed()])
  const names = Object.keys(all)
  expect(Object.fromEntries(names.map(name => [name, one[name]! + other[name]!]))).toEqual(all)
  const documents = await read.document.groupBy({ by: 'feature', _count: true })
  expect({
    clients: await read.clientCountry.count(),
    enquiries: await read.answerTemplate.count(),
    news: await read.newsArticle.count(),
    workers: await read.worker.count(),
    ...Object.fromEntries(documents.map(({ feature, _count }) => [feature, _count])),
  }).toEqual(all)
  expect(Object.values(await seed())).toEqual(names.map(() => 0))
})

test('the library has texts in both languages for every picture of the demonstration', async () => {
  const pictures = await read.picture.findMany({ select: { name: true, alt: true, altBn: true, isDecorative: true } })
  expect(pictures.filter(({ alt, altBn, isDecorative }) => !isDecorative && !(alt && altBn))).toEqual([])
  expect(pictures.filter(({ isDecorative }) => isDecorative)).toMatchObject([{ name: 'mark' }])
})

test('drawings of places are illustrations; signs, flags and the way to the office are not', async () => {
  const pictures = await read.picture.findMany({ where: { isIllustration: false }, select: { name: true } })
  const { identity, contact } = seedSettings
  const signs = [
    identity.mark,
    contact.sketch,
    ...seedCompanies.map(({ logo }) => logo),
    ...seedClients.map(({ flag }) => flag),
  ]
  expect(pictures.map(({ name }) => name).sort()).toEqual([...new Set(signs)].sort())
})

test('no drawing of the demonstration stands in two places', () => {
  const drawings = [
    ...seedClients.flatMap(({ pictures }) => pictures),
    ...seedNews.map(({ picture }) => picture),
    ...seedPages.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)),
    ...seedSlides.map(({ picture }) => picture),
    ...seedAlbums.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)),
    seedProcedure.picture,
    seedHome.whyPicture,
  ]
  expect(drawings.filter((name, at) => drawings.indexOf(name) < at)).toEqual([])
})

test('no picture of the demonstration is stored under two names, and none without a record', async () => {
  const used = await read.picture.findMany({ select: { name: true } })
  expect(used.map(({ name }) => name).sort()).toEqual(readdirSync('prisma/seed/converted').sort())
})

test('every picture of the demonstration comes in every size that pages use', async () => {
  const shown = await read.clientImage.findMany({ select: { url: true } })
  const flags = await read.clientCountry.findMany({ select: { countryFlagImage: true } })
  const news = await read.newsArticle.findMany({ select: { picture: true } })
  const documents = await read.document.findMany({ select: { data: true } })
  const paths = new Set([
    ...shown.map(({ url }) => url),
    ...flags.map(({ countryFlagImage }) => countryFlagImage),
    ...news.map(({ picture }) => picture),
    ...documents.flatMap(({ data }) => picturesIn(data)),
  ])
  expect(paths.size).toBe(await read.picture.count())
  const variants = [...paths].flatMap(path => readPicture(path)?.variants ?? [{ path: `${path} is none of ours` }])
  for (const { path } of variants) expect((await request(path)).status, path).toBe(200)
  expect(await storedFiles()).toHaveLength(variants.length)
})

test('while the demonstration is written pages are served and readiness says no', async () => {
  lifecycle.seeding = true
  const [health, ready, page] = await Promise.all(['/healthz', '/readyz', '/our-clients'].map(path => request(path)))
  lifecycle.seeding = false
  expect([health!.status, ready!.status, page!.status]).toEqual([200, 503, 200])
  expect(await ready!.json()).toEqual({ ready: false, reason: 'demonstration records are being written' })
  expect((await request('/readyz')).status).toBe(200)
})
