import { expect, test, vi } from 'vitest'
import { openTestServer } from './test-server.ts'

const token = 'a token for the operator'
const { request, mutate, signUp, signIn } = await openTestServer({ METRICS_TOKEN: token })
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
  expect(value(text, 'http_request_duration_seconds_count{method="GET",route="page",status="200"}')).toBe(1)
  expect(value(text, 'http_request_duration_seconds_count{method="GET",route="kept",status="200"}')).toBe(2)
  expect(text).toContain('route="/api/v1/our-clients/our-clients/:id",status="404"')
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

test('the running product reports its version and commit', async () => {
  expect(await (await request('/healthz')).json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^(?:[0-9a-f]{7,}|unknown)$/),
  })
})
