import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, openTestServer, picture } from './test-server.ts'

type Listed = { _id: string; version: number } & Record<string, unknown>
type Part = { data: Listed[]; total: number; next?: string }
type Parameter = { name: string; schema: { enum?: string[] } }

const server = await openTestServer()
const { contentFeatures } = await import('#server/registration/define-feature.ts')
await import('#server/features.ts')
const { SYSTEM_ACTOR } = await import('#server/actor.ts')
const { changeContent } = await import('#server/cache/content-version.ts')
const { readStates } = await import('#server/drafts/record-state.ts')
const { applyAll, changeOf, creationOf, removalOf } = await import('#server/drafts/transitions.ts')

const { cookie } = await server.signUp('owner')
const stored = (await server.upload(await picture().png().toBuffer(), { cookie })).body.data.url
const { paths } = await bodyOf<{ paths: Record<string, { get?: { parameters?: Parameter[] } }> }>(
  await server.request('/api/v1/openapi.json'),
)
const addresses: Record<string, string> = { clients: '/our-clients/our-clients' }
/** Every content type that has a list over REST, and the orders of that. */
const lists = contentFeatures().flatMap(({ name, content }) => {
  const path = addresses[name] ?? `/${name}`
  const sort = paths[path]?.get?.parameters?.find(parameter => parameter.name === 'sort')
  return sort ? [{ name, content, path: `/api/v1${path}`, orders: ['', ...sort.schema.enum!] }] : []
})
type List = (typeof lists)[number]

const TEXTS = ['Masons', 'masons', 'Bricks 10', 'Bricks 2', 'Élan', 'ওমান', '😀 Work', '"quoted"', '~']
const DAYS = ['2026-01-05', '2026-06-01', '2999-01-01']
let made = 0

/** Values for a record, of which many are equal to those of others or missing. */
function valuesOf({ name, content }: List, choice: number) {
  const file = `tests/features/content/examples/${name}-${content.schemaVersion}.json`
  const path = new URL(stored).pathname
  const data = JSON.parse(readFileSync(file, 'utf8').replaceAll(/\/pictures\/[\w.-]+/g, path)) as Record<
    string,
    unknown
  >
  let left = choice
  const one = <T>(values: T[]) => {
    left = (left * 31 + 7) % 10_007
    return values[left % values.length]!
  }
  for (const [field, { kind, required, whenNull, pattern }] of Object.entries(content.fields)) {
    const isOptional = whenNull !== undefined || (!required && !(name === 'news' || name === 'clients'))
    if (isOptional && one([0, 1, 2]) === 0) delete data[field]
    else if (kind === 'text' || kind === 'longText') data[field] = pattern ? data[field] : one(TEXTS)
    else if (kind === 'number') data[field] = field === 'since' ? one([1999, 2004]) : one([1, 2, 3])
    else if (kind === 'check') data[field] = one([true, false])
    else if (kind === 'date') data[field] = one(DAYS)
  }
  return { ...data, ...(name === 'news' && { slug: `piece-${made++}` }) }
}

const apply = ({ content }: List, transitions: Parameters<typeof applyAll>[3]) =>
  changeContent(transaction => applyAll(transaction, content, SYSTEM_ACTOR, transitions))

async function stateOf(list: List, id: string) {
  return (await readStates(server.read, list.content, [id])).get(id)!
}

type Step = { kind: 'change' | 'add' | 'delete'; which: number; choice: number }

/** What somebody does between two parts. */
async function take(list: List, { kind, which, choice }: Step, ids: string[]) {
  const id = ids[which % Math.max(ids.length, 1)]
  if (kind === 'add') return apply(list, [creationOf(list.content, valuesOf(list, choice))])
  if (!id) return undefined
  const state = await stateOf(list, id)
  if (kind === 'delete') return apply(list, [removalOf(list.content, state)])
  return apply(list, [changeOf(list.content, state, valuesOf(list, choice)) ?? []].flat())
}

async function ask(address: string): Promise<Part> {
  const response = await server.request(address.replace(/^https?:\/\/[^/]+/, ''))
  expect([address, response.status]).toEqual([address, 200])
  return bodyOf<Part>(response)
}

async function empty(list: List) {
  const { data } = await ask(`${list.path}?limit=200`)
  await apply(list, await Promise.all(data.map(async ({ _id }) => removalOf(list.content, await stateOf(list, _id)))))
}

/** What decides where a record stands: the field that is sorted by, or all that the site's own order is made of. */
function placeIn(order: string, record: Listed) {
  const name = order.replace(/^-/, '')
  return JSON.stringify(name ? record[name] : [record.countryName, record.date, record.closing, record.publishedAt])
}

test('the walk meets the list of every content type that has one', () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual(['clients', 'companies', 'gallery', 'news', 'vacancies'])
})

const step = fc.record<Step>({
  kind: fc.constantFrom('change', 'add', 'delete'),
  which: fc.nat(20),
  choice: fc.nat(10_000),
})
const walk = fc.record<Walk>({
  first: fc.array(fc.nat(10_000), { minLength: 4, maxLength: 8 }),
  steps: fc.array(fc.array(step, { maxLength: 2 }), { minLength: 1, maxLength: 5 }),
  limit: fc.integer({ min: 1, max: 3 }),
})
const seed = 20_261_125

test.each(lists)(
  'whatever changes between parts of $name, what stays comes once',
  async list => {
    const order = fc.oneof(fc.constantFrom('', 'updatedAt', '-updatedAt'), fc.constantFrom(...list.orders))
    const property = fc.asyncProperty(order, walk, (order, walk) => readWhileOthersChange(list, order, walk))
    await fc.assert(property, { numRuns: 15, seed })
  },
  240_000,
)

test.each(lists)('the same of $name in every order', { tags: ['thorough'], timeout: 600_000 }, async list => {
  for (const order of list.orders)
    await fc.assert(
      fc.asyncProperty(walk, walk => readWhileOthersChange(list, order, walk)),
      { numRuns: 2, seed },
    )
})

type Walk = { first: number[]; steps: Step[][]; limit: number }

async function readWhileOthersChange(list: List, order: string, { first, steps, limit }: Walk) {
  await empty(list)
  await apply(
    list,
    first.map(choice => creationOf(list.content, valuesOf(list, choice))),
  )
  const seen: Listed[] = []
  const states: Map<string, Listed>[] = []
  let address = `${list.path}?limit=${limit}${order && `&sort=${order}`}`
  for (let n = 0; ; n++) {
    const part: Part = await ask(address)
    if (order) expectOrder(order, part.data)
    seen.push(...part.data)
    if (!part.next) break
    address = part.next
    for (const each of steps[n] ?? []) {
      states.push(await everything(list))
      await take(list, each, [...states.at(-1)!.keys()])
    }
    expect(n, 'the parts come to an end').toBeLessThan(100)
  }
  states.push(await everything(list))
  const stayed = [...states[0]!.values()].filter(record =>
    states.every(state => {
      const then = state.get(record._id)
      return then && placeIn(order, then) === placeIn(order, record)
    }),
  )
  for (const { _id } of stayed) expect([order, seen.filter(each => each._id === _id).length]).toEqual([order, 1])
  if (order === 'updatedAt')
    for (const [id, { version }] of states.at(-1)!)
      expect([id, seen.findLast(each => each._id === id)?.version]).toEqual([id, version])
}

/** Records stand by the field that they are sorted by, those without it last: as docs/api.md says it, and not as our SQL does. */
function expectOrder(order: string, records: Listed[]) {
  const [name, isReversed] = [order.replace(/^-/, ''), order.startsWith('-')]
  const keys = records.map(record => record[name] ?? '').filter(value => value !== '')
  expect([order, records.slice(keys.length).map(record => record[name] ?? '')]).toEqual([
    order,
    records.slice(keys.length).map(() => ''),
  ])
  const sorted = keys.toSorted((one, other) => (isReversed ? -1 : 1) * compare(one, other))
  expect([order, keys.map(plainKey)]).toEqual([order, sorted.map(plainKey)])
}

const plainKey = (value: unknown) =>
  typeof value === 'string'
    ? [...value]
        .slice(0, 100)
        .join('')
        .replace(/[A-Z]/g, letter => letter.toLowerCase())
    : Number(value)

function compare(one: unknown, other: unknown): number {
  const [a, b] = [plainKey(one), plainKey(other)]
  return typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
}

async function everything(list: List) {
  return new Map((await ask(`${list.path}?limit=200`)).data.map(record => [record._id, record]))
}
