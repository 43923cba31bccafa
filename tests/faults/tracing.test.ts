import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../browser/product.ts'
import { requestsThrough } from '../server/test-server.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const sent: string[] = []
const collector = createServer(async (request, response) => {
  sent.push(await text(request))
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
afterAll(() => collector.close())

test('a collector gets requests and changes of the database as traces, and nothing of people', async () => {
  const product = await startProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  })
  onTestFinished(() => product.end())
  const { request, mutate, signUp } = requestsThrough((path, init) => fetch(product.url + path, init))
  const { cookie } = await signUp('salma')
  await request('/our-clients/somewhere', { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } })
  const enquiry = { lastName: 'Canary', email: 'canary@example.com', company: 'agency', message: 'Canary sings' }
  expect((await mutate('enquiries.submit', { ...enquiry, website: '', shownAt: 0 })).status).toBe(200)
  await request('/complaints', { headers: { 'user-agent': 'Canary' } })
  await request('/admin/enquiries?search=Canary', { cookie })
  await product.stop()

  const spans = sent.flatMap(body =>
    (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Span[] }[] }[]).flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(scope => scope.spans),
    ),
  )
  const named = (name: string) => spans.find(span => span.name === name)!
  expect(named('GET /our-clients/$clientId')).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 })
  const submit = named('POST /api/trpc/enquiries')
  expect(submit.parentSpanId).toBeUndefined()
  expect(spans.some(({ name, parentSpanId }) => name === 'database write' && parentSpanId === submit.spanId)).toBe(true)
  expect(submit.attributes.find(({ key }) => key === 'http.response.status_code')?.value).toEqual({ intValue: 200 })
  expect(spans.map(({ name }) => name).filter(name => name.includes('complaints'))).toEqual([])
  expect(sent.join('')).not.toMatch(/canary|salma|complaints/i)
})
