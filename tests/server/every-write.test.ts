import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Scope } from '#server/permissions.ts'
import { bodyOf, errorOf, openTestServer, picture } from './test-server.ts'

type Shown = { _id: string; version: number; updatedAt: string } & Record<string, unknown>
type Event = { type: string; data: { kind: string; id: string; resource: string; version: number; updatedAt: string } }
type Operation = { security?: { bearer?: string[] }[]; requestBody?: { content: Record<string, { schema: object }> } }

const server = await openTestServer({ PUBLIC_URL: 'https://agency.example' })
const { request } = server
const { contentFeatures } = await import('#server/registration/define-feature.ts')
await import('#server/features.ts')
const { listPaths } = await import('#server/http/rest-paths.ts')
const { make: makeToken } = await import('#server/features/tokens/domain.ts')
const { prismaClient } = await import('#server/db/client.ts')

const { cookie } = await server.signUp('owner')
const owner = await server.read.user.findFirstOrThrow()
const stored = (await server.upload(await picture().png().toBuffer(), { cookie })).body.data.url
const { paths } = await bodyOf<{ paths: Record<string, Record<string, Operation>> }>(
  await request('/api/v1/openapi.json'),
)
/** Every content type that has a list over REST. */
const types = contentFeatures().flatMap(({ name, content, right, rest }) =>
  (rest ? listPaths(rest) : []).map(path => ({ name, content, right, path, url: `/api/v1${path}` })),
)
type Type = (typeof types)[number]

const tokens = new Map<string, { authorization: string }>()
async function tokenOf(scopes: Scope[]) {
  const name = scopes.join(' ')
  const token = tokens.get(name) ?? {
    authorization: `Bearer ${await makeToken(owner, owner.id, { name, scopes, lasts: '30', until: '' })}`,
  }
  tokens.set(name, token)
  return token
}
/** Sends a request as a program whose token has these scopes. */
async function send(
  method: string,
  url: string,
  json?: unknown,
  headers: object = {},
  scopes: Scope[] = ['content', 'vacancies', 'write'],
) {
  const token = await tokenOf(scopes)
  return request(url, { method, ...(json !== undefined && { json }), headers: { ...token, ...headers } })
}
const dataOf = async (response: Response) => (await bodyOf<{ data: Shown }>(response)).data
const tagOf = (response: Response) => response.headers.get('etag')!

let made = 0
function exampleOf({ name, content }: Type): Record<string, unknown> {
  const file = readFileSync(`tests/features/content/examples/${name}-${content.schemaVersion}.json`, 'utf8')
  const data = JSON.parse(file.replaceAll(/\/pictures\/[\w.-]+/g, stored)) as Record<string, unknown>
  return { ...data, ...(name === 'news' && { slug: `piece-${made++}` }) }
}
const textOf = ({ content }: Type) =>
  Object.entries(content.fields).find(([, { kind }]) => kind === 'text' || kind === 'longText')![0]

async function add(type: Type, given: object = {}) {
  const response = await send('POST', type.url, { ...exampleOf(type), ...given })
  expect([type.name, response.status]).toEqual([type.name, 201])
  return dataOf(response)
}

async function eventsAfter(cursor: string) {
  return (await bodyOf<{ data: Event[]; cursor: string }>(await request(`/api/v1/changes?cursor=${cursor}`))).data
}
const placeOf = async ({ url }: Type) => (await request(url)).headers.get('changes-cursor')!

test('the walk meets every content type that has a list', () => {
  expect(types.map(({ name }) => name).toSorted()).toEqual(['clients', 'companies', 'gallery', 'news', 'vacancies'])
})

test.each(types)('what is added to $name is an event, which names where to read it', async type => {
  const cursor = await placeOf(type)
  const response = await send('POST', type.url, exampleOf(type))
  const added = await dataOf(response.clone())
  expect(response.headers.get('location')).toBe(`${type.url}/${added._id}`)
  const [event] = await eventsAfter(cursor)
  expect(event).toMatchObject({
    type: 'content.published',
    data: { kind: type.name, id: added._id, resource: `${type.url}/${added._id}`, updatedAt: added.updatedAt },
  })
  const read = await request(event!.data.resource)
  expect([read.status, tagOf(read), await dataOf(read)]).toEqual([200, tagOf(response), added])
})

test.each(types)('a record of $name can be sent back as it was read, which changes nothing', async type => {
  const { _id } = await add(type)
  const cursor = await placeOf(type)
  const url = `${type.url}/${_id}`
  const read = await request(url)
  const record = await dataOf(read.clone())
  for (const method of ['PUT', 'PATCH'])
    for (const headers of [{}, { 'if-match': tagOf(read) }]) {
      const response = await send(method, url, record, headers)
      expect([method, response.status, tagOf(response)]).toEqual([method, 200, tagOf(read)])
      expect(await dataOf(response)).toEqual(record)
    }
  expect(await eventsAfter(cursor)).toEqual([])
  expect(await placeOf(type)).toBe(cursor)
})

test.each(types)('a changed record of $name has its event and a new tag', async type => {
  const { _id, ...before } = await add(type)
  const cursor = await placeOf(type)
  const url = `${type.url}/${_id}`
  const first = await request(url)
  const field = textOf(type)
  const put = await send(
    'PUT',
    url,
    { ...(await dataOf(first.clone())), [field]: 'Other' },
    { 'if-match': tagOf(first) },
  )
  const changed = await dataOf(put.clone())
  expect([put.status, changed[field], changed.version]).toEqual([200, 'Other', before.version + 1])
  const [event, ...others] = await eventsAfter(cursor)
  expect(others).toEqual([])
  expect(event).toMatchObject({
    type: 'content.changed',
    data: { version: changed.version, updatedAt: changed.updatedAt, id: _id },
  })
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const late = await send(method, url, { ...changed, [field]: 'Late' }, { 'if-match': tagOf(first) })
    expect([method, late.status]).toEqual([method, 412])
  }
  const patched = await send('PATCH', url, { [field]: 'Third' }, { 'if-match': tagOf(put) })
  expect(await dataOf(patched)).toEqual({
    ...changed,
    [field]: 'Third',
    version: changed.version + 1,
    updatedAt: expect.any(String),
  })
  expect((await send('DELETE', url, undefined, { 'if-match': tagOf(patched) })).status).toBe(200)
  expect((await request(url)).status).toBe(404)
  expect((await eventsAfter(cursor)).at(-1)).toMatchObject({ type: 'content.deleted', data: { resource: url } })
})

test.each(types)('what breaks the rules of $name is refused by its field', async type => {
  const record = await add(type)
  const url = `${type.url}/${record._id}`
  const { required = [] } = await inputOf(type)
  for (const field of required) {
    const { [field]: _, ...others } = exampleOf(type)
    const responses = [await send('POST', type.url, others), await send('PATCH', url, { [field]: null })]
    if (!Array.isArray(record[field])) responses.push(await send('PUT', url, { ...others, [field]: null }))
    for (const response of responses)
      expect([field, response.status, (await errorOf(response)).issues?.map(({ path }) => path)]).toEqual([
        field,
        400,
        expect.arrayContaining([field]),
      ])
  }
  for (const [method, at] of [
    ['POST', type.url],
    ['PUT', url],
    ['PATCH', url],
  ] as const) {
    const response = await send(method, at, { ...exampleOf(type), colour: 'red' })
    expect([method, response.status, (await errorOf(response)).issues?.map(({ path }) => path)]).toEqual([
      method,
      400,
      ['colour'],
    ])
  }
  for (const [field, value, status] of [
    ['_id', 'another', 400],
    ['version', 77, 412],
    ['updatedAt', '2020-01-01T00:00:00.000Z', 412],
  ] as const)
    for (const method of ['PUT', 'PATCH']) {
      const response = await send(method, url, { ...record, [textOf(type)]: 'Late', [field]: value })
      expect([field, response.status, (await errorOf(response)).issues?.[0]?.path]).toEqual([field, status, field])
    }
  expect(await dataOf(await request(url))).toEqual(record)
})

/** The schema of what a program adds. */
async function inputOf({ path }: Type) {
  const { components } = await bodyOf<{ components: { schemas: Record<string, { required?: string[] }> } }>(
    await request('/api/v1/openapi.json'),
  )
  const schema = paths[path]!.post!.requestBody!.content['application/json']!.schema as {
    $ref?: string
    required?: string[]
  }
  return schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema
}

test.each(types)('a repeated addition to $name with its key adds one record', async type => {
  const json = exampleOf(type)
  for (const path of [type.url, `${type.url}/drafts`]) {
    const headers = { 'idempotency-key': `added-to-${path}` }
    const [first, second] = [await send('POST', path, json, headers), await send('POST', path, json, headers)]
    expect([first.status, second.status, await second.json()]).toEqual([201, 201, await first.json()])
    expect((await send('POST', path, { ...json, [textOf(type)]: 'Other' }, headers)).status).toBe(422)
  }
})

test.each(types)('a draft of $name is seen by staff alone, until it is published', async type => {
  const cursor = await placeOf(type)
  const added = await send('POST', `${type.url}/drafts`, {})
  const { _id } = await dataOf(added.clone())
  const url = `${type.url}/${_id}/draft`
  expect([added.status, added.headers.get('location')]).toEqual([201, url])
  expect([(await request(`${type.url}/${_id}`)).status, (await request(url)).status]).toEqual([404, 401])
  const publish = () => send('POST', `${type.url}/${_id}/publish`)
  const { required = [] } = await inputOf(type)
  if (required.length > 0) {
    const { issues } = await errorOf(await publish())
    expect(issues?.map(({ path }) => path)).toEqual(expect.arrayContaining(required))
  }
  const whole = exampleOf(type)
  const put = await send('PUT', url, { ...(await dataOf(added.clone())), ...whole }, { 'if-match': tagOf(added) })
  expect(put.status).toBe(200)
  const draft = await dataOf(put.clone())
  expect(draft).toMatchObject({ _id, [textOf(type)]: whole[textOf(type)] })
  for (const method of ['PUT', 'PATCH']) {
    const same = await send(method, url, draft, { 'if-match': tagOf(put) })
    expect([method, same.status, await dataOf(same)]).toEqual([method, 200, draft])
  }
  expect((await send('PATCH', url, { [textOf(type)]: 'Late' }, { 'if-match': tagOf(added) })).status).toBe(412)
  expect(await dataOf(await send('GET', url))).toEqual(draft)
  expect(await eventsAfter(cursor)).toEqual([])
  const published = await publish()
  const live = await dataOf(published.clone())
  expect([published.status, await dataOf(await request(`${type.url}/${_id}`))]).toEqual([200, live])
  expect((await eventsAfter(cursor)).map(({ type }) => type)).toEqual(['content.published'])
  expect([(await send('GET', url)).status, (await publish()).status]).toEqual([404, 404])
})

test.each(types)('the draft of a live record of $name begins with it, and ends', async type => {
  const live = await add(type)
  const cursor = await placeOf(type)
  const url = `${type.url}/${live._id}`
  const tag = tagOf(await request(url))
  const begun = await send('PUT', `${url}/draft`, { ...live, [textOf(type)]: 'Drafted' }, { 'if-match': tag })
  expect([begun.status, (await dataOf(begun.clone()))[textOf(type)]]).toEqual([200, 'Drafted'])
  expect(await dataOf(await request(url))).toEqual(live)
  const ended = await send('DELETE', `${url}/draft`, undefined, { 'if-match': tagOf(begun) })
  expect([ended.status, (await send('GET', `${url}/draft`)).status]).toEqual([200, 404])
  expect((await send('PATCH', `${url}/draft`, { [textOf(type)]: 'Again' }, { 'if-match': tag })).status).toBe(200)
  const back = await send('PATCH', `${url}/draft`, { [textOf(type)]: live[textOf(type)] })
  expect([back.status, await dataOf(back)]).toEqual([200, live])
  expect((await send('GET', `${url}/draft`)).status).toBe(404)
  expect(await eventsAfter(cursor)).toEqual([])
})

test.each(types)('$name is written with the right of its registration and write alone', async type => {
  const { _id } = await add(type)
  const right = type.right as Scope
  const others: Scope[] = right === 'vacancies' ? ['content', 'write'] : ['vacancies', 'write']
  const calls = Object.entries(paths)
    .filter(([path]) => path === type.path || path.startsWith(`${type.path}/`))
    .flatMap(([path, ofPath]) =>
      Object.entries(ofPath).flatMap(([method, { security }]) => (security ? [{ path, method, security }] : [])),
    )
  expect(calls.length).toBe(10)
  for (const { path, method, security } of calls) {
    const isReading = method === 'get'
    const needed = isReading ? [right] : [right, 'write']
    expect([path, security.find(({ bearer }) => bearer)?.bearer]).toEqual([path, needed])
    const url = `/api/v1${path.replace('{id}', _id)}`
    const json = method === 'get' || method === 'delete' ? undefined : {}
    const refused = await send(method.toUpperCase(), url, json, {}, others)
    expect([url, refused.status, (await errorOf(refused)).code]).toEqual([url, 403, 'insufficient_scope'])
    if (isReading) continue
    const reading = await send(method.toUpperCase(), url, json, {}, [right])
    expect([url, reading.status]).toEqual([url, 403])
  }
  expect((await request(`${type.url}/${_id}`)).status).toBe(200)
})

test.each(types)('many changes of one record of $name at once all count by their tags', async type => {
  const { _id, version } = await add(type)
  const url = `${type.url}/${_id}`
  const addOne = async (n: number): Promise<void> => {
    const tag = tagOf(await request(url, { cookie }))
    const response = await send('PATCH', url, { [textOf(type)]: `Change ${n}` }, { 'if-match': tag })
    if (response.status === 412) return addOne(n)
    expect(response.status).toBe(200)
  }
  await Promise.all(Array.from({ length: 5 }, (_, n) => addOne(n)))
  expect((await dataOf(await request(url, { cookie }))).version).toBe(version + 5)
  expect(await prismaClient.change.count({ where: { recordId: _id } })).toBe(6)
})
