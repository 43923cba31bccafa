import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, picture, qatar, errorOf } from './test-server.ts'

const { request, signUp, read, prisma, stored } = await openTestServer({
  SIGN_UP: 'open',
  IMAGE_KEY: 'the key of programs',
})
const { purgeIdempotencyKeys } = await import('#server/db/idempotency.ts')
const owner = (await signUp('owner')).cookie
const colleague = (await signUp('colleague')).cookie
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => prisma.clientCountry.deleteMany())

const post = (key: string, json: unknown = qatar, cookie = owner) =>
  request(CLIENTS, { method: 'POST', cookie, json, headers: { 'idempotency-key': key } })
const create = (key: string, json: unknown = qatar) =>
  request('/api/trpc/clients.create', { method: 'POST', cookie: owner, json, headers: { 'idempotency-key': key } })
const count = () => read.clientCountry.count()

async function send(key: string, bytes: Uint8Array, query = '', cookie = owner) {
  const body = new FormData()
  body.append('image', new File([Buffer.from(bytes)], 'a.png'))
  return request(`/api/v1/images${query}`, { method: 'POST', cookie, body, headers: { 'idempotency-key': key } })
}

test('a repeated request with its key gets the first response and changes nothing', async () => {
  const key = randomUUID()
  const first = await post(key)
  const { data } = await bodyOf(first)
  const everything = async () => [
    await stored(),
    await read.activity.count(),
    (await request(CLIENTS)).headers.get('etag'),
  ]
  const before = await everything()
  for (const response of [await post(key), await post(`"${key}"`)]) {
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('etag'),
      await bodyOf(response),
    ]).toEqual([201, `${CLIENTS}/${data._id}`, first.headers.get('etag'), { data }])
  }
  expect(await everything()).toEqual(before)
})

test('of two simultaneous requests with one key, one creates the record', async () => {
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? post(key) : create(key))))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]))
  const ids = await Promise.all(
    responses.map(async response => {
      const body = await bodyOf<{ data?: { _id: string }; result?: { data: { _id: string } } }>(response)
      return body.data?._id ?? body.result?.data._id
    }),
  )
  expect([await count(), new Set(ids).size]).toEqual([1, 1])
})

test('equal requests without a key, or with different keys, create a record each', async () => {
  await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar })
  await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar })
  await post(randomUUID())
  await post(randomUUID())
  expect(await count()).toBe(4)
})

test('a key used for another request is rejected with a sentence at both endpoints', async () => {
  const key = randomUUID()
  await post(key)
  const response = await post(key, { ...qatar, countryName: 'Oman' })
  const sentence = 'This Idempotency-Key came with another request before. Give each new request a key of its own.'
  expect([response.status, await errorOf(response)]).toEqual([
    422,
    { code: 'UNPROCESSABLE_CONTENT', message: sentence },
  ])
  const called = await create(key, { ...qatar, countryName: 'Oman' })
  expect([called.status, (await bodyOf<{ error: { message: string } }>(called)).error.message]).toEqual([422, sentence])
  expect((await send(key, await picture().png().toBuffer())).status).toBe(422)
  expect(await count()).toBe(1)
})

test("a key is each person's own", async () => {
  const key = randomUUID()
  const [mine, theirs] = [await bodyOf(await post(key)), await bodyOf(await post(key, qatar, colleague))]
  expect(theirs.data._id).not.toBe(mine.data._id)
  expect((await post(key, { ...qatar, countryName: 'Oman' }, '')).status).toBe(401)
})

test('a rejected request leaves its key free', async () => {
  const key = randomUUID()
  expect((await post(key, { ...qatar, countryName: '' })).status).toBe(400)
  expect(
    (await post(key, { ...qatar, image: [`http://localhost:3000/pictures/${'a'.repeat(32)}-10x10.webp`] })).status,
  ).toBe(400)
  expect((await post(key)).status).toBe(201)
})

test('a record that was deleted since does not come back with the key', async () => {
  const key = randomUUID()
  const { data } = await bodyOf(await post(key))
  await request(`${CLIENTS}/${data._id}`, { method: 'DELETE', cookie: owner })
  expect(await bodyOf(await post(key))).toEqual({ data })
  expect(await count()).toBe(0)
})

test('a key is valid for a day', async () => {
  const key = randomUUID()
  await post(key)
  const age = (hours: number) =>
    prisma.idempotencyKey.updateMany({ data: { createdAt: new Date(Date.now() - hours * 3_600_000) } })
  await age(23)
  await purgeIdempotencyKeys()
  await post(key)
  expect(await count()).toBe(1)
  await age(25)
  expect((await post(key, { ...qatar, countryName: 'Oman' })).status).toBe(201)
  expect(await count()).toBe(2)
  await purgeIdempotencyKeys()
  expect(await prisma.idempotencyKey.count()).toBe(1)
  await purgeIdempotencyKeys(Date.now() + DAY)
  expect(await prisma.idempotencyKey.count()).toBe(0)
})

test.each(['', '""', 'two words', 'x'.repeat(256), 'a\tb', 'caf\u00e9'])(
  'the key %j is rejected with a sentence',
  async key => {
    for (const response of [await post(key), await send(key, await picture().png().toBuffer())]) {
      expect([response.status, (await errorOf(response)).message]).toEqual([
        400,
        'The Idempotency-Key has to be of 1 to 255 letters, digits and signs, without spaces.',
      ])
    }
    expect(await count()).toBe(0)
  },
)

test('repeating an upload with its key gives the same address; another picture is rejected', async () => {
  const [one, other] = [
    await picture({ colour: '#101010' }).png().toBuffer(),
    await picture({ colour: '#202020' }).png().toBuffer(),
  ]
  for (const [query, cookie] of [
    ['', owner],
    ['?key=the%20key%20of%20programs', ''],
  ] as const) {
    const key = randomUUID()
    const first = await bodyOf(await send(key, one, query, cookie))
    expect(await bodyOf(await send(key, one, query, cookie))).toEqual(first)
    expect((await send(key, other, query, cookie)).status).toBe(422)
  }
  expect(await read.picture.count()).toBe(1)
})

test('a list that is written again with its key gets the first response', async () => {
  const file = `countryName,workSummary,countryFlagImage\nMalta,Work.,https://pictures.example/a.png`
  const bring = async (procedure: string, key: string, seen = '', content = file) => {
    const body = new FormData()
    body.append('file', new File([content], 'c.csv'))
    body.append('seen', seen)
    const response = await request(`/api/trpc/${procedure}`, {
      method: 'POST',
      cookie: owner,
      body,
      headers: { 'idempotency-key': key },
    })
    return {
      status: response.status,
      data: (await bodyOf<{ result?: { data: { seen: string } } }>(response)).result?.data,
    }
  }
  const { seen = '' } = (await bring('clients.previewImport', 'preview')).data ?? {}
  const key = randomUUID()
  const twice = [await bring('clients.import', key, seen), await bring('clients.import', key, seen)]
  expect(twice).toEqual([
    { status: 200, data: { added: 1, changed: 0, batch: expect.any(String), left: 0 } },
    { status: 200, data: { added: 1, changed: 0, batch: expect.any(String), left: 0 } },
  ])
  expect((await bring('clients.import', key, seen, file.replace('Malta', 'Oman'))).status).toBe(422)
  expect(await count()).toBe(1)
})
