import { expect, test } from 'vitest'
import { flag, openImportServer } from './import-server.ts'

const { preview, bring, read, write, owner } = await openImportServer()
const { importAll } = await import('#server/features/clients/import.ts')
const by = { id: 'owner', name: 'Owner', role: 'owner' as const }

/** Four of them weigh as much as one transaction takes. */
const COMPANIES = 300
const countries = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, n) => ({
      countryName: `Country ${n}`,
      workSummary: 'Work.',
      countryFlagImage: flag,
      company: Array.from({ length: COMPANIES }, (_, k) => ({
        companyName: `Company ${k}`,
        companySector: 'Work',
        valueOfEmployement: k,
      })),
    })),
  )
const seenOf = async (text: string) => (await preview('c.json', text)).data.seen
const fileOf = (text: string) => new File([text], 'c.json')
const count = () => read.clientCountry.count()

test('a long import ends with what it did, and the next call goes on', async () => {
  const text = countries(10)
  const call = async (callMs: number) =>
    importAll(by, { file: fileOf(text), seen: await seenOf(text), flags: {} }, null, callMs)
  expect(await call(0)).toMatchObject({ added: 4, changed: 0, left: 6 })
  expect((await preview('c.json', text)).data).toMatchObject({ unchanged: 4, added: { length: 6 } })
  expect(await call(60_000)).toMatchObject({ added: 6, changed: 0, left: 0 })
  expect(await count()).toBe(10)
  expect(await call(0)).toMatchObject({ added: 0, changed: 0, left: 0 })
})

test('a file in parts is written whole in time, and once with its key', async () => {
  const text = countries(9)
  const seen = await seenOf(text)
  const first = await importAll(by, { file: fileOf(text), seen, flags: {} }, 'one-key')
  expect(first).toMatchObject({ added: 9, left: 0 })
  expect(await importAll(by, { file: fileOf(text), seen, flags: {} }, 'one-key')).toEqual(first)
  expect(await count()).toBe(9)
  expect((await bring('c.json', text, seen, owner)).status).toBe(412)
})

test('a part that cannot be written ends the import, which says why and what stays', async () => {
  const text = countries(60)
  const importing = importAll(by, { file: fileOf(text), seen: await seenOf(text), flags: {} }, null, 60_000)
  await expect.poll(count, { interval: 1, timeout: 10_000 }).toBeGreaterThan(0)
  const mine = { id: 'mine', countryName: 'Country 59', workSummary: 'Mine', countryFlagImage: flag }
  await write(transaction => transaction.clientCountry.create({ data: mine }))
  const { added, left, reason } = await importing
  expect({ sum: added + left, reason }).toEqual({
    sum: 60,
    reason: 'A country in this file has changed meanwhile.',
  })
  expect(left).toBeGreaterThan(0)
  expect(await count()).toBe(added + 1)
})
