import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { nameKeyOf } from '#i18n/typed/names.ts'
import { chunk } from '#server/db/client.ts'
import type { ImportRow } from '#server/features/workers/import.shared.ts'
import { PORTION_ROWS } from '#server/features/workers/import-schema.ts'
import { hashNid, hashPassport, sealNumbers } from '#server/features/workers/sealing.ts'
import { openFiles } from './files.ts'

const FILES = 20_000
const [LIST_MAX_MS, FINDER_MAX_MS, PART_MAX_MS, PAGE_MAX_BYTES] = [300, 200, 300, 60 * 1024]

const { prisma, write, owner, request, act } = await openFiles()
const NAMES = ['Abdul Karim', 'Mohammad Rahim', 'Mina Begum', 'Élodie', 'আব্দুল করিম']
const DISTRICTS = ['bogura', 'dhaka', 'feni', 'cumilla']
function rowOf(n: number) {
  const id = randomUUID()
  const name = `${NAMES[n % NAMES.length]} ${n}`
  const numbers = { passport: `A${10_000_000 + n}`, nid: String(1_000_000_000 + n), account: '' }
  const at = new Date(Date.UTC(2020, 0, 1) + n * 3_600_000)
  return {
    id,
    reference: `WRK-${n.toString(36).toUpperCase().padStart(6, '0')}`,
    name,
    nameKey: nameKeyOf(name),
    nameBn: 'আব্দুল করিম',
    phone: `88017${10_000_000 + n}`,
    kinPhone: `88018${10_000_000 + n}`,
    district: DISTRICTS[n % DISTRICTS.length]!,
    trade: 'mason',
    numbers: sealNumbers(id, numbers),
    passportHash: hashPassport(numbers.passport),
    nidHash: hashNid(numbers.nid),
    passportExpiresOn: `20${27 + (n % 9)}-0${1 + (n % 9)}-15`,
    expiresOn: `20${27 + (n % 9)}-0${1 + (n % 9)}-15`,
    createdAt: at,
    changedAt: at,
  }
}

let stored = 0
/** Stores the first rows, as many as there should be. */
async function fill(count: number) {
  const missing = Array.from({ length: count - stored }, (_, n) => rowOf(stored + n))
  stored = count
  for (const data of chunk(missing)) await write(transaction => transaction.worker.createMany({ data }))
}

/** The least that some runs take, in milliseconds of CPU: what else the machine does is no part of it. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = []
  for (let n = 0; n < 4; n++) {
    const begun = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(begun)
    runs.push((user + system) / 1000)
  }
  return Math.min(...runs)
}
async function within(what: string, max: number, work: () => Promise<unknown>) {
  const ms = await cost(work)
  expect(ms, what).toBeLessThan(max)
}
const ask = (name: string, input: object) => async () => {
  const answer = await request(`/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, {
    cookie: owner,
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

test('the longest page of the list is small', async () => {
  await fill(100)
  expect(gzipSync(await ask('workers.list', { size: 100 })()).length).toBeLessThan(PAGE_MAX_BYTES)
})

test('lists of twenty thousand workers are quick', { tags: ['thorough'], timeout: 120_000 }, async () => {
  const filters = [
    {},
    { page: 200 },
    { sort: 'name' },
    { sort: 'changed' },
    { district: 'feni' },
    { show: 'expires' },
    { show: 'passport-ends' },
    { search: 'karim' },
    { search: 'abdul karim 19995' },
    { search: '01710019999' },
    { search: 'A10019999' },
    { search: 'Mohammad Abdur nobody' },
    { search: 'মোঃ মোছাঃ আব্দুর' },
    { search: 'nobody' },
    { search: 'a b c d e f g h' },
  ]
  await fill(FILES)
  for (const filter of filters) await within(`list ${JSON.stringify(filter)}`, LIST_MAX_MS, ask('workers.list', filter))
})

test('the finder answers within a fifth of a second', { tags: ['thorough'], timeout: 120_000 }, async () => {
  await fill(FILES)
  for (const search of [
    'karim',
    'abdul karim 19995',
    'করিম',
    '01710019999',
    'A10019999',
    'Mohammad Mst. nobody',
    'nobody',
    'ab',
    'x y z',
  ])
    await within(`finder ${search}`, FINDER_MAX_MS, ask('search.people', { words: search }))
})

test(
  'a part of a table is compared and written within its time',
  { tags: ['thorough'], timeout: 120_000 },
  async () => {
    await fill(FILES)
    const table = (from: number): (ImportRow & { seen: string })[] =>
      Array.from({ length: PORTION_ROWS }, (_, n) => ({
        place: n + 2,
        seen: 'new',
        texts: {
          name: `${NAMES[(from + n) % NAMES.length]} ${from + n}`,
          phone: `017${10_000_000 + from + n}`,
          passport: `A${10_000_000 + from + n}`,
          nid: String(1_000_000_000 + from + n),
          bornOn: '১৫ মার্চ ১৯৯০',
          district: 'Bogra',
          trade: 'Welder',
          passportExpiresOn: '05.11.34',
          kinName: 'Rahela',
          experience: 'Five years in Oman and two in Qatar. '.repeat(20),
        },
      }))
    const withoutSeen = (from: number) => ({ rows: table(from).map(({ place, texts }) => ({ place, texts })) })
    await within('compare new', PART_MAX_MS, () => act('previewImport', withoutSeen(FILES)))
    await within('compare known', PART_MAX_MS, () => act('previewImport', withoutSeen(500)))
    let from = FILES
    await within('write new', PART_MAX_MS, async () => {
      expect(await act('import', { rows: table(from) })).toMatchObject({ added: PORTION_ROWS, left: [] })
      from += PORTION_ROWS
    })
    const known: object[][] = []
    for (from = 0; from < 4 * PORTION_ROWS; from += PORTION_ROWS) {
      const seen = await act<{ seen: string }[]>('previewImport', withoutSeen(from))
      known.push(table(from).map((row, n) => ({ ...row, seen: seen[n]!.seen, replace: true })))
    }
    await within('write known', PART_MAX_MS, async () => {
      expect(await act('import', { rows: known.pop() })).toMatchObject({ changed: PORTION_ROWS, left: [] })
    })
    expect(await prisma.worker.count()).toBe(FILES + 4 * PORTION_ROWS)
  },
)
