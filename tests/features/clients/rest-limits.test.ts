import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, qatar, errorOf } from '../../server/test-server.ts'

const { app, request, statusOf, signUp, setStatus, stored } = await openTestServer({ WRITE_LIMIT: '25' })
const owner = (await signUp('owner')).cookie
const busy = (await signUp('busy')).cookie
await setStatus('busy', 'active')

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise(done => {
  server.once('listening', done)
})
afterAll(() => server.close())
const MB = 1024 * 1024

/** Announces a body over a real socket and never sends a byte of it. */
function announce(method: string, path: string, headers: Record<string, string | number>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const outgoing = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { cookie: owner, ...headers } },
      incoming => {
        let text = ''
        incoming
          .setEncoding('utf8')
          .on('data', part => {
            text += part
          })
          .on('end', () => {
            resolve({ status: incoming.statusCode!, text })
            outgoing.destroy()
          })
      },
    )
    outgoing.setTimeout(15_000, () => outgoing.destroy(new Error('No response until the body comes')))
    outgoing.on('error', reject).flushHeaders()
  })
}

/** Sends the chunks of `next` until it returns none or the server stops reading; `taken` counts the bytes read. */
async function stream(method: string, path: string, type: string, next: () => Uint8Array | undefined) {
  let taken = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        const chunk = next()
        if (!chunk) return controller.close()
        taken += chunk.length
        return controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
  const response = await request(path, {
    method,
    cookie: owner,
    body,
    headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
    duplex: 'half',
  })
  return { response, taken }
}

type Refused = { error: { code: string | number; data?: { code: string } } }
/** Of REST, or as tRPC says it. */
const codeOf = ({ error }: Refused) => error.data?.code ?? error.code

test.each([
  ['POST', CLIENTS, 'application/json', MB],
  ['POST', '/api/v1/images', 'multipart/form-data; boundary=x', 2 * MB],
  ['POST', '/api/trpc/clients.create', 'application/json', 2 * MB],
])('%s %s with too large a Content-Length returns 413 before the body is sent', async (method, path, type, length) => {
  const { status, text } = await announce(method, path, { 'content-type': type, 'content-length': length })
  expect([status, codeOf(JSON.parse(text))]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
})

test.each([
  ['POST', CLIENTS, 'application/json'],
  ['POST', '/api/v1/images', 'multipart/form-data; boundary=x'],
  ['POST', '/api/trpc/clients.create', 'application/json'],
])('%s %s with too long a chunked body returns 413 and stops reading', async (method, path, type) => {
  const before = await stored()
  let chunks = 128
  const { response, taken } = await stream(method, path, type, () =>
    chunks-- > 0 ? new Uint8Array(64 * 1024).fill(32) : undefined,
  )
  expect([response.status, codeOf(await bodyOf(response))]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  expect(taken).toBeLessThan(2 * MB)
  expect(await stored()).toEqual(before)
})

test('permissions are checked before the size of a body', async () => {
  expect(
    (await announce('POST', CLIENTS, { cookie: '', 'content-type': 'application/json', 'content-length': MB })).status,
  ).toBe(401)
})

test('a body of chunks within the bound is taken', async () => {
  const chunks = [...JSON.stringify(qatar)].map(letter => new TextEncoder().encode(letter))
  const { response } = await stream('POST', CLIENTS, 'application/json', () => chunks.shift())
  expect(response.status).toBe(201)
  expect((await bodyOf(response)).data).toMatchObject(qatar)
})

test('too many changes in a minute get 429 with Retry-After, for that person alone', async () => {
  const change = () => request(CLIENTS, { method: 'POST', cookie: busy, json: qatar })
  while ((await change()).status === 201);
  const before = await stored()
  const response = await change()
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await errorOf(response)).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please wait 1 min and try again.',
  })
  expect(await statusOf('clients.create', qatar, busy)).toBe(429)
  expect(await stored()).toEqual(before)
  expect((await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar })).status).toBe(201)
  expect((await request(CLIENTS, { cookie: busy })).status).toBe(200)
})
