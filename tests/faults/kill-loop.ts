import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { readPicture } from '#server/files/schema.ts'
import { openProduct, type OpenProduct } from './open-product.ts'
import { sweepTomorrow } from './purge.ts'
import { bodyOf, picturesIn } from '../server/test-server.ts'

const CLIENTS_AT_ONCE = 4
const SMALL = 40 // pixels
const MOST = 10 // records, above which one is changed or deleted
/** What is known of a record: the last acknowledged state and a requested one without a response; null means none. */
type Known = { id?: string; mark: string | null; requested?: string | null }

/** Kills the product repeatedly while clients create, change and delete, and checks the data each time. */
export async function killWhileWriting(rounds: number) {
  const opened = await openProduct()
  const known = new Map<string, Known>()
  for (let round = 0; round < rounds; round++) {
    let isOver = false
    let acknowledged = 0
    const writing = Array.from({ length: CLIENTS_AT_ONCE }, async (_, n) => {
      for (let step = 0; !isOver; step++)
        acknowledged += await takeStep(opened, known, `${round}-${n}-${step}`).catch(() => 0)
    })
    while (acknowledged < CLIENTS_AT_ONCE) await sleep(5)
    await sleep(Math.random() * 400)
    await opened.product.stop('SIGKILL')
    isOver = true
    await Promise.all(writing)
    await opened.product.start()
    await expectKnown(opened, known)
  }
  await expectNoOrphans(opened)
}

/** One change by one client, sometimes with a new picture. Returns 1 if it was acknowledged. */
async function takeStep(
  { cookie, create, change, remove, draw }: OpenProduct,
  known: Map<string, Known>,
  mark: string,
): Promise<number> {
  const mine = [...known.values()].filter(({ id, requested, mark: last }) => id && last && requested === undefined)
  const draws = Math.random() < 0.25
  const paint = async () =>
    draws ? (await draw(cookie, colourOf(mark), SMALL)).body.data.url : `https://pictures.example/${mark}.jpg`
  const record = mine.length > MOST ? mine[Math.floor(Math.random() * mine.length)] : undefined
  if (!record) {
    const begun: Known = { mark: null, requested: mark }
    known.set(mark, begun)
    const response = await create(cookie, mark, textsOf(mark, await paint()))
    if (response.status === 201)
      Object.assign(begun, { id: (await bodyOf(response)).data._id, mark, requested: undefined })
    return Number(response.status === 201)
  }
  const isGoing = Math.random() < 0.3
  record.requested = isGoing ? null : mark
  const response = isGoing
    ? await remove(cookie, record.id!)
    : await change(cookie, record.id!, textsOf(mark, await paint()))
  if (response.status !== 200) return 0
  await response.text()
  record.mark = record.requested
  delete record.requested
  return 1
}

/** A record with the same mark in every field, so that mixed or partial records show. */
const textsOf = (mark: string, url: string) => ({
  countryName: mark,
  workSummary: mark,
  countryFlagImage: url,
  image: [url, `https://pictures.example/${mark}.png`],
  company: ['a', 'b', 'c'].map(letter => ({
    companyName: `${mark} ${letter}`,
    companySector: mark,
    valueOfEmployement: mark.length,
  })),
})
const colourOf = (mark: string) =>
  `#${[...mark]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ff_ff, 7)
    .toString(16)
    .padStart(6, '0')}`

async function expectKnown({ list, isWhole }: OpenProduct, known: Map<string, Known>) {
  const found = await list()
  for (const { countryName: mark, workSummary, company, image } of found) {
    expect([workSummary, ...company.map(({ companyName }) => companyName), image[1]], 'a whole record').toEqual([
      mark,
      `${mark} a`,
      `${mark} b`,
      `${mark} c`,
      `https://pictures.example/${mark}.png`,
    ])
  }
  for (const [first, record] of known) {
    const allowed = [record.mark, ...(record.requested === undefined ? [] : [record.requested])]
    const now = found.find(({ _id, countryName }) => (record.id ? _id === record.id : countryName === first))
    expect(allowed, `what was acknowledged of ${first}`).toContain(now?.countryName ?? null)
    if (now) Object.assign(record, { id: now._id, mark: now.countryName })
    else known.delete(first)
    delete record.requested
  }
  expect(found.length).toBe(known.size)
  expect(await isWhole()).toBe(true)
}

async function expectNoOrphans({ product, list, rows, request }: OpenProduct) {
  await sweepTomorrow(product)
  const paths = async (query: string) => (await rows(query)).map(({ path }) => String(path))
  const used = await paths('SELECT DISTINCT path FROM "PictureUse" ORDER BY path') // by records now and by their history
  const shown = (await list())
    .filter(({ countryFlagImage }) => countryFlagImage.startsWith(product.url))
    .map(({ countryFlagImage }) => new URL(countryFlagImage).pathname)
  expect(used).toEqual(expect.arrayContaining(shown))
  expect(await paths('SELECT path FROM "Picture" ORDER BY path')).toEqual(used)
  const files = used
    .flatMap(path => readPicture(path)?.variants.map(variant => variant.path.slice('/pictures/'.length)) ?? [])
    .sort()
  expect(await picturesIn(product.dataDir)).toEqual(files) // drafts are files, too
  for (const name of files) expect((await request(`/pictures/${name}`)).status, name).toBe(200)
}
