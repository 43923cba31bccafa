import { expect, test, vi } from 'vitest'
import { readPicture } from '#server/media/schema.ts'
import { lifecycle } from '#server/lifecycle.ts'
import { openTestServer } from './test-server.ts'

const { read, request, storedFiles } = await openTestServer()
const { seed } = await import('#prisma/seed/seed.ts')
const { seedClients } = await import('../../prisma/seed/seed-data.ts')
const { seedNews } = await import('../../prisma/seed/news-data.ts')
const all = { clients: seedClients.length, news: seedNews.length }
const { contentVersion } = await import('#server/cache/content-version.ts')
const { store } = await import('#server/media/store.ts')

test('an interrupted demonstration leaves no records', async () => {
  const put = vi.spyOn(store(), 'put')
  put.mockRejectedValueOnce(new Error('the power is gone'))
  await expect(seed()).rejects.toThrow('Pictures cannot be stored')
  put.mockRestore()
  expect([await read.clientCountry.count(), await read.demonstration.count(), await contentVersion()]).toEqual([
    0, 0, 0,
  ])
})

test('two processes that start at once write each demonstration record once', async () => {
  const [one, other] = await Promise.all([seed(), seed()])
  expect({ clients: one.clients! + other.clients!, news: one.news! + other.news! }).toEqual(all)
  expect({ clients: await read.clientCountry.count(), news: await read.newsArticle.count() }).toEqual(all)
  expect(await seed()).toEqual({ clients: 0, news: 0 })
})

test('every picture of the demonstration comes in every size that pages use', async () => {
  const shown = await read.clientImage.findMany({ select: { url: true } })
  const flags = await read.clientCountry.findMany({ select: { countryFlagImage: true } })
  const news = await read.newsArticle.findMany({ select: { picture: true } })
  const paths = new Set([
    ...shown.map(({ url }) => url),
    ...flags.map(({ countryFlagImage }) => countryFlagImage),
    ...news.map(({ picture }) => picture),
  ])
  const files = [
    ...seedClients.flatMap(({ flag, pictures }) => [flag, ...pictures]),
    ...seedNews.map(({ picture }) => picture),
  ]
  expect(paths.size).toBe(new Set(files).size)
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
