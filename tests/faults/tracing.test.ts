import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../browser/product.ts'
import { password, requestsThrough } from '../server/test-server.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

type Sent = { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const sent: string[] = []
const collector = createServer(async (request, response) => {
  sent.push(await text(request))
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
const here = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
afterAll(() => collector.close())

test('a collector gets requests and changes of the database as traces, and nothing of people', async () => {
  const product = await startProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: here,
    WEBHOOK_STAND_IN: here,
  })
  onTestFinished(() => product.end())
  const { request, mutate, signUp } = requestsThrough((path, init) => fetch(product.url + path, init))
  const { cookie } = await signUp('salma')
  const hook = { name: 'Traced', address: `${here}/hook`, events: ['demand.received'], currentPassword: password }
  const { body } = await mutate('webhooks.add', hook, cookie)
  await mutate('webhooks.sendTest', { id: (body.result!.data as { id: string }).id }, cookie)
  await request('/our-clients/somewhere', { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } })
  const enquiry = { lastName: 'Canary', email: 'canary@example.com', company: 'agency', message: 'Canary sings' }
  expect((await mutate('enquiries.submit', { ...enquiry, website: '', shownAt: 0 })).status).toBe(200)
  await request('/complaints', { headers: { 'user-agent': 'Canary' } })
  await request('/admin/enquiries?search=Canary', { cookie })
  await expect.poll(() => sent.some(body => body.includes('webhook.test'))).toBe(true)
  await product.stop()

  const parts = sent.flatMap(body => (JSON.parse(body).resourceSpans ?? []) as Sent[])
  const spans = parts.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans))
  const factsOf = ({ attributes }: { attributes: Span['attributes'] }) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
  expect(factsOf(parts[0]!.resource)['service.instance.id']).toMatch(/^[0-9a-f-]{36}$/)
  const named = (name: string) => spans.find(span => span.name === name)!
  expect(named('GET /our-clients/$clientId')).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 })
  const submit = named('POST /api/trpc/enquiries')
  expect(submit.parentSpanId).toBeUndefined()
  expect(spans.some(({ name, parentSpanId }) => name === 'database write' && parentSpanId === submit.spanId)).toBe(true)
  expect(submit.attributes.find(({ key }) => key === 'http.response.status_code')?.value).toEqual({ intValue: 200 })
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const reads = spans.filter(({ name }) => name === 'database read')
  expect(reads.length).toBeGreaterThan(0)
  for (const each of reads) {
    expect(factsOf(each)).toMatchObject({ 'db.system.name': 'sqlite', 'db.operation.name': expect.any(String) })
    expect(ids.has(each.parentSpanId ?? ''), 'a read is part of a request or a job').toBe(true)
  }
  expect(factsOf(named('webhook delivery'))).toMatchObject({ event: 'webhook.test', 'http.response.status_code': 200 })
  expect(spans.map(({ name }) => name).filter(name => name.includes('complaints'))).toEqual([])
  expect(sent.join('')).not.toMatch(/canary|salma|complaints/i)
})
