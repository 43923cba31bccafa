import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fetchAgain } from '../../api-client/retry.ts'

type Step = (response: ServerResponse, request: IncomingMessage) => void
let steps: Step[] = []
let asked: string[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  asked.push(`${request.method} ${body}`)
  const step = steps.shift() ?? ((given: ServerResponse) => given.end('done'))
  step(response, request)
}).listen(0, '127.0.0.1')
afterAll(() => server.close())
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const busy = (after?: string) => (response: ServerResponse) =>
  response.writeHead(503, after === undefined ? {} : { 'retry-after': after }).end()

beforeEach(() => {
  steps = []
  asked = []
})

test('what only reads is sent again until it is answered', async () => {
  steps = [busy('0'), busy(new Date().toUTCString()), (_, { socket }) => socket.destroy()]
  expect(await (await fetchAgain()(url())).text()).toBe('done')
  expect(asked).toEqual(['GET ', 'GET ', 'GET ', 'GET '])
})

test('a change is sent again whole with a key, and never without one', async () => {
  steps = [busy('0'), busy('0')]
  const post = { method: 'POST', body: 'text' }
  expect((await fetchAgain()(url(), post)).status).toBe(503)
  expect((await fetchAgain()(url(), { ...post, headers: { 'idempotency-key': 'one' } })).status).toBe(200)
  expect(asked).toEqual(['POST text', 'POST text', 'POST text'])
})

test('too long a wait and the last try give the answer', async () => {
  steps = [busy('61'), busy('0'), busy('0')]
  expect((await fetchAgain()(url())).status).toBe(503)
  expect((await fetchAgain({ times: 1 })(url())).status).toBe(503)
  expect(asked).toHaveLength(3)
})

test('a caller who gives up while it waits is heard', async () => {
  const caller = new AbortController()
  steps = [
    response => {
      busy('30')(response)
      setTimeout(() => caller.abort(new Error('enough')), 20)
    },
  ]
  await expect(fetchAgain()(url(), { signal: caller.signal })).rejects.toThrow('enough')
})
