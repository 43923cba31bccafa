import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, password } from './test-server.ts'

type Schema = {
  type?: string
  enum?: string[]
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  $ref?: string
}
type Parameter = { name: string; in: string; schema: Schema }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type Listed = { _id: string } & Record<string, unknown>
type Part = { data: Listed[]; total: number; next?: string }

/** How many of a record are looked for. */
const WORDS = 10

const { mutate, request, signUp } = await openTestServer({ DEMO: 'on' })
const { seed } = await import('#prisma/seed/seed.ts')
const { cookie } = await signUp('owner')
await seed()
const { scopes } = await import('#server/permissions.ts')
const choice = { name: 'Walk', scopes: [...scopes], lasts: '30', until: '', currentPassword: password }
const token = (await mutate('tokens.make', choice, cookie)).body.result!.data as string

const document = await bodyOf<{
  paths: Record<string, { get?: Operation }>
  components: { schemas: Record<string, Schema> }
}>(await request('/api/v1/openapi.json'))
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'document', components: document.components })

const calls = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get && !path.includes('{') ? [{ path: `/api/v1${path}`, name: get.operationId, get, schema: answerOf(get) }] : [],
)
const lists = calls
  .filter(({ schema }) => schema.properties?.data?.type === 'array')
  .map(({ schema, get, ...call }) => ({
    ...call,
    parameters: (get.parameters ?? []).filter(parameter => parameter.in === 'query'),
    headers: get.security?.length ? { authorization: `Bearer ${token}` } : undefined,
    record: resolved(schema.properties!.data!.items!),
    whole: wholeOf(schema.properties!.data!.items!),
    isAnswer: compiled(schema),
  }))
type List = (typeof lists)[number]

test('the walk meets every list, each with a record', async () => {
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['listNews', 'listVacancies', 'listGallery']))
  for (const list of lists) expect([list.name, (await ask(list)).data.length > 0]).toEqual([list.name, true])
})

test('whatever else may be read without a parameter is answered as documented', async () => {
  const others = calls.filter(({ path }) => !lists.some(list => list.path === path))
  expect(others.length).toBeGreaterThan(0)
  for (const { path, name, schema } of others) {
    const response = await request(path, { headers: { authorization: `Bearer ${token}` } })
    expect([name, response.status]).toEqual([name, 200])
    expectValid(compiled(schema), await response.json(), name)
  }
})

test.each(lists)('each parameter of $name, at each value, is answered as documented', async list => {
  const { data, total } = await ask(list, 'limit=200')
  for (const query of list.parameters.flatMap(parameter => queriesOf(list, parameter, data))) {
    const part = await ask(list, query)
    expect(part.total, `${list.name}?${query}`).toBeLessThanOrEqual(total)
    expect(part.data.length, `${list.name}?${query}`).toBeGreaterThan(0)
  }
})

test.each(lists)('the parts of $name have each record once, in every order', async list => {
  const { data } = await ask(list, 'limit=200')
  const orders = list.parameters.find(({ name }) => name === 'sort')?.schema.enum ?? []
  for (const order of ['', ...orders]) {
    const seen: string[] = []
    let part = await ask(list, `limit=${Math.ceil(data.length / 2)}${order && `&sort=${order}`}`)
    for (;;) {
      seen.push(...part.data.map(({ _id }) => _id))
      if (!part.next || seen.length > data.length) break
      part = await ask(list, new URL(part.next).search.slice(1))
    }
    expect([order, seen.toSorted()]).toEqual([order, data.map(({ _id }) => _id).toSorted()])
  }
})

test.each(lists)('$name sends the fields that were asked for, each as documented', async list => {
  for (const fields of choicesOf(list)) {
    const { data } = await ask(list, `fields=${fields}`)
    const given = new Set(data.flatMap(record => Object.keys(record)))
    const required = (list.whole.required ?? []).filter(name => fields.split(',').includes(name))
    expect([...given], fields).toEqual(expect.arrayContaining(['_id', ...required]))
    expect(
      [...given].filter(name => name !== '_id' && !fields.split(',').includes(name)),
      fields,
    ).toEqual([])
  }
})

test.each(lists)('without `fields` $name sends whole records', async list => {
  const isWhole = compiled(list.whole)
  for (const record of (await ask(list)).data) expectValid(isWhole, record, list.name)
})

test.each(lists)('$name finds a record by words that people wrote, and by nothing else', async list => {
  const { data } = await ask(list)
  for (const record of data.slice(0, 2)) {
    const words = [...new Set(wordsIn(record, list.record))]
    for (const word of words.filter((_, n) => n % Math.ceil(words.length / WORDS) === 0))
      expect([word, (await found(list, word)).includes(record._id)]).toEqual([word, true])
    const { _id, updatedAt } = record
    const unwritten = [_id, updatedAt, ...addressesIn(record)]
    for (const word of unwritten) expect([word, await found(list, String(word))]).toEqual([word, []])
  }
})

async function found(list: List, search: string) {
  const { data } = await ask(list, new URLSearchParams({ search, limit: '200' }).toString())
  return data.map(({ _id }) => _id)
}

test('a change between two parts of what changed last hides no record', async () => {
  const list = lists.find(({ path }) => path === CLIENTS)!
  const { total } = await ask(list, 'limit=200')
  const { data, next } = await ask(list, 'limit=2&sort=updatedAt')
  await request(`${CLIENTS}/${data[1]!._id}`, { method: 'PATCH', cookie, json: { workSummary: 'Changed' } })
  const rest = await ask(list, `${new URL(next!).search.slice(1).replace('limit=2', 'limit=200')}`)
  expect(new Set([...data, ...rest.data].map(({ _id }) => _id)).size).toBe(total)
})

/** What a list answers to a query, which is as documented. */
async function ask({ path, name, headers, record, isAnswer }: List, query = 'limit=200') {
  const response = await request(`${path}?${query}`, headers && { headers })
  const part = await bodyOf<Part>(response)
  const told = `${name}?${query}`
  expect([told, response.status, response.status === 200 ? '' : part]).toEqual([told, 200, ''])
  expectValid(isAnswer, part, told)
  const known = Object.keys(record.properties ?? {})
  expect(
    part.data.flatMap(each => Object.keys(each)).filter(member => !known.includes(member)),
    told,
  ).toEqual([])
  return part
}

/** Queries that try a parameter at each of its values, or at its least and greatest. */
function queriesOf(list: List, { name, schema }: Parameter, data: Listed[]): string[] {
  const { minimum, maximum, format } = schema
  const valuesOf: Record<string, () => (string | number)[]> = {
    enum: () => schema.enum ?? [],
    integer: () => [minimum!, maximum!, Math.min(minimum! + 1, maximum!)],
    'date-time': () => ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00+06:00'],
    search: () => [wordsIn(data[0], list.record)[0]!, wordsIn(data.at(-1), list.record).at(-1)!],
    fields: () => [], // has tests of its own
    cursor: () => [], // is followed by the test of the parts
  }
  const values = valuesOf[schema.enum ? 'enum' : schema.type === 'integer' ? 'integer' : (format ?? name)]
  expect(values, `${list.name} has a parameter “${name}” whose values this walk does not know`).toBeDefined()
  return values!().map(value => new URLSearchParams([[name, String(value)]]).toString())
}

/** The words of a record, in any of its texts: values with a limit and without a form. */
function wordsIn(value: unknown, { type, items, properties = {}, maxLength, format, description }: Schema): string[] {
  if (Array.isArray(value)) return value.flatMap(each => wordsIn(each, items!))
  if (type === 'string') {
    const isText = maxLength && !format && !/^One of|address/.test(description ?? '')
    return isText ? (String(value).match(/[\p{L}\p{M}]{5,}/gu) ?? []) : []
  }
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inside = (value as Record<string, unknown>)[name]
    return inside === undefined || inside === null ? [] : wordsIn(inside, schema)
  })
}

/** The names of files in the addresses of a record. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value.split('/').at(-1)!] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : []
}

/** Each field alone, every two neighbours, and all of them. */
function choicesOf({ record }: List): string[] {
  const names = Object.keys(record.properties ?? {})
  return [...names, ...names.slice(1).map((name, n) => `${names[n]},${name}`), names.join(',')]
}

function answerOf({ responses }: Operation): Schema {
  return responses['200']!.content!['application/json']!.schema
}

function resolved(schema: Schema): Schema {
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema
}

/** A record of a list as one of them is answered alone. */
function wholeOf({ $ref }: Schema): Schema {
  return document.components.schemas[
    $ref!
      .split('/')
      .at(-1)!
      .replace(/InList$/, '')
  ]!
}

function compiled(schema: Schema): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as Schema)
}

function expectValid(validate: ValidateFunction, body: unknown, told: string) {
  expect(validate(body) ? [] : validate.errors, told).toEqual([])
}
