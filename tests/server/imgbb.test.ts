import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

type Got = { method: string; key: string | null; field: File | null }
const got: Got[] = []
let status = 200
let outgoing = ''

// The contract's image host: one multipart field `image`, the key in the query string, `data.url` in the response.
const host = createServer(async (incoming, response) => {
  const url = new URL(incoming.url!, 'http://127.0.0.1')
  const form = await new Response(
    await text(incoming.setEncoding('latin1')).then(body => Buffer.from(body, 'latin1')),
    {
      headers: { 'content-type': incoming.headers['content-type']! },
    },
  ).formData()
  got.push({ method: incoming.method!, key: url.searchParams.get('key'), field: form.get('image') as File | null })
  response.writeHead(status, { 'content-type': 'application/json' }).end(outgoing)
})
await new Promise<void>(done => {
  host.listen(0, '127.0.0.1', done)
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

const key = 'the key & of the host'
const there = 'https://i.host.example/k3j/picture.webp'
const { request, signUp, upload, stored } = await openTestServer({
  IMAGE_STORE: 'imgbb',
  IMGBB_KEY: key,
  IMGBB_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}/1/upload`,
})
const owner = (await signUp('owner')).cookie
beforeEach(() => {
  got.length = 0
  status = 200
  outgoing = JSON.stringify({
    data: { url: there, display_url: 'https://other.example/x' },
    success: true,
    status: 200,
  })
})

test('a picture goes to the image host without metadata, and the record stores its address', async () => {
  const file = await picture({ width: 2400, height: 1200 })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(file, { cookie: owner })
  expect([status, body.data.url]).toEqual([200, there])
  expect(got).toHaveLength(1)
  expect(got[0]).toMatchObject({ method: 'POST', key })
  const sent = await sharp(Buffer.from(await got[0]!.field!.arrayBuffer())).metadata()
  expect(sent).toMatchObject({ format: 'webp', width: 1920, height: 960 })
  expect(sent.exif).toBeUndefined()
  const added = await request(CLIENTS, {
    method: 'POST',
    cookie: owner,
    json: { ...qatar, countryFlagImage: body.data.url, image: [body.data.url] },
  })
  expect((await bodyOf(added)).data).toMatchObject({ countryFlagImage: there, image: [there] })
  expect(await (await request('/our-clients')).text()).toContain(there)
  expect(await stored()).toMatchObject({ pictures: 0, files: 0 })
})

test('a file that is no picture never reaches the host', async () => {
  expect((await upload(Buffer.from('<svg/>'), { cookie: owner })).status).toBe(415)
  expect(got).toEqual([])
})

test.each<[string, number, string, number]>([
  ['rejects our key', 400, '{"status_code":400,"error":{"message":"Invalid API v1 key.","code":100}}', 1],
  ['is broken', 500, 'Oops', 3],
  ['sends something else', 200, '<html>', 1],
  ['gives no address', 200, '{"data":{"url":"javascript:alert(1)"}}', 1],
])('a host that %s makes the upload fail with a sentence', async (_, given, words, tries) => {
  status = given
  outgoing = words
  const rejected = await upload(await picture().png().toBuffer(), { cookie: owner })
  expect([rejected.status, rejected.body.error?.message]).toEqual([
    503,
    'Pictures cannot be stored or shown at the moment. Try again in a minute.',
  ])
  expect(got).toHaveLength(tries)
})

test('an unreachable host makes the upload fail; the product stays ready', async () => {
  await new Promise<void>(done => {
    host.close(() => done())
    host.closeAllConnections()
  })
  expect((await upload(await picture().png().toBuffer(), { cookie: owner })).status).toBe(503)
  expect((await request('/readyz')).status).toBe(200)
})
