import { expect, test, vi } from 'vitest'
import { openTestServer } from './test-server.ts'

const token = 'a token for the operator'
const { request, mutate, signUp, signIn } = await openTestServer({ METRICS_TOKEN: token, TRUST_PROXY: '1' })
await signUp('owner')
const figures = async () => (await request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()
const value = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find(each => each.startsWith(line))
      ?.split(' ')
      .at(-1) ?? 0,
  )

test('the operator sees requests by route, and cache hits', async () => {
  await request('/about-us')
  await request('/about-us')
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 10_000) // the content version is read again
  await request('/about-us')
  await request('/api/v1/our-clients/our-clients/none')
  const text = await figures()
  expect(value(text, 'http_request_duration_seconds_count{method="GET",route="/about-us",status="200"}')).toBe(1)
  expect(value(text, 'http_request_duration_seconds_count{method="GET",route="kept",status="200"}')).toBe(2)
  expect(text).toContain('route="/api/v1/our-clients/our-clients/:id",status="404"')
})

test('pages count by their route, and calls by their feature, however many records there are', async () => {
  for (const path of ['/our-clients/one', '/bn/our-clients/two', '/jobs/some-job', '/jobs/tell-me', '/nowhere/at/all'])
    await request(path)
  await request('/api/trpc/clients.list')
  await request('/api/trpc/clients.list,accounts.policy?batch=1')
  await request('/api/trpc/guess-1.list')
  const text = await figures()
  const routes = new Set(
    [...text.matchAll(/http_request_duration_seconds_count\{.*?route="([^"]+)"/g)].map(([, route]) => route),
  )
  for (const route of [
    '/our-clients/$clientId',
    '/jobs/$slug',
    '/jobs/tell-me',
    '/$',
    '/api/trpc/clients',
    '/api/trpc/*',
  ])
    expect(routes).toContain(route)
  expect([...routes].filter(route => /one|two|some-job|nowhere|guess/.test(route!))).toEqual([])
})

test('a line of the log tells clients apart for a day, without their address', async () => {
  const { log } = await import('#server/process/log.ts')
  const lines = vi.spyOn(log, 'info')
  const from = (address: string) => request('/licence-and-fees', { headers: { 'x-forwarded-for': address } })
  await from('203.0.113.7')
  await from('203.0.113.7')
  await from('203.0.113.8')
  await request(`/${'a'.repeat(4000)}`)
  const written = lines.mock.calls.map(([line]) => line as unknown as { client: string; path: string })
  const [first, again, other] = written.map(({ client }) => client)
  expect(first).toMatch(/^[\w-]{10}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(JSON.stringify(written)).not.toContain('203.0.113')
  expect(written.at(-1)!.path.length).toBeLessThanOrEqual(1024)
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ['Date'] })
  await from('203.0.113.7')
  vi.useRealTimers()
  expect((lines.mock.calls.at(-1)![0] as unknown as { client: string }).client).not.toBe(first)
  lines.mockRestore()
})

test('queues and connections are measured', async () => {
  const text = await figures()
  expect(text).toMatch(/^queue_length\{queue="mail"\} \d+/m)
  expect(text).toMatch(/^queue_length\{queue="webhooks"\} 0$/m)
  expect(text).toContain('# TYPE database_connections gauge')
})

test('the operator sees sign-ins, write waits and queued mails', async () => {
  await signIn('owner')
  await mutate('accounts.signIn', { email: 'owner@agency.example', password: 'a guess' })
  const text = await figures()
  expect([value(text, 'sign_ins_total{result="right"}'), value(text, 'sign_ins_total{result="wrong"}')]).toEqual([1, 1])
  expect(value(text, 'database_write_wait_seconds_count')).toBeGreaterThan(2)
  expect(text).toMatch(/^mails_waiting 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
})

const wrong: Record<string, string>[] = [{}, { authorization: 'Bearer guess' }, { authorization: token }]

test.each(wrong)('metrics are closed with the headers %j', async headers => {
  expect((await request('/metrics', { headers })).status).toBe(403)
})

test('the running product reports its version, commit and build', async () => {
  expect(await (await request('/healthz')).json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^(?:[0-9a-f]{7,}|unknown)$/),
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
})
