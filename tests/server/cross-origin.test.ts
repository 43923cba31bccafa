import { expect, test } from 'vitest'
import { CLIENTS, openTestServer, qatar } from './test-server.ts'

const { request, signUp } = await openTestServer({ PUBLIC_URL: 'https://agency.example', WRITE_LIMIT: '3' })
const { cookie } = await signUp('owner')
const origin = 'https://elsewhere.example'

test('a page of another site may read, without credentials', async () => {
  for (const path of [CLIENTS, '/api/v1/news', '/api/v1/agency', '/api/v1/openapi.json', '/companies.json']) {
    const { headers } = await request(path, { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('ETag')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  }
})

test('a preflight allows reading alone', async () => {
  const preflight = await request(CLIENTS, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD,OPTIONS')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('If-None-Match')
})

test('a program sees how many changes are left', async () => {
  const first = await request(CLIENTS, { method: 'POST', cookie, json: qatar })
  expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=3;w=60')
  expect(first.headers.get('ratelimit')).toMatch(/^"requests";r=2;t=\d+$/)
  await request(CLIENTS, { method: 'POST', cookie, json: { ...qatar, countryName: 'Oman' } })
  await request(CLIENTS, { method: 'POST', cookie, json: { ...qatar, countryName: 'Japan' } })
  const refused = await request(CLIENTS, { method: 'POST', cookie, json: { ...qatar, countryName: 'Kenya' } })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=\d+$/)
})

test('an error is problem details for whoever accepts them', async () => {
  const response = await request(`${CLIENTS}/nobody`, {
    headers: { accept: 'application/json, application/problem+json' },
  })
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: expect.stringContaining('nobody'),
    code: 'NOT_FOUND',
  })
})

test('wrong input, a wrong path and a wrong method are problem details, too', async () => {
  const headers = { accept: 'application/problem+json' }
  const wrong = [
    [`${CLIENTS}?limit=0`, 'GET', 400],
    ['/api/v1/nothing', 'GET', 404],
    ['/api/v1/news', 'PUT', 405],
    ['/api/v1/news/%00', 'GET', 400],
  ] as const
  for (const [path, method, status] of wrong) {
    const response = await request(path, { method, headers })
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  }
})

test('everybody else gets errors in their usual shape', async () => {
  for (const accept of ['application/json', '*/*', 'application/problem+json;q=0']) {
    const response = await request(`${CLIENTS}/nobody`, { headers: { accept } })
    expect(Object.keys((await response.json()) as object)).toEqual(['error'])
  }
})
