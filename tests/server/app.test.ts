import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { lifecycle } from '#server/process/lifecycle.ts'
import { bodyOf, CLIENTS, openTestServer, qatar, errorOf } from './test-server.ts'

const { folder, request, signUp, setStatus, prisma } = await openTestServer()
const { changeContent } = await import('#server/cache/content-version.ts')
const owner = (await signUp('owner')).cookie
const waiting = (await signUp('waiting')).cookie
const { data: client } = await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }))
afterEach(() => {
  lifecycle.draining = false
})

test.each(['/', '/login', '/no-such-page', CLIENTS, '/api/nothing', '/api/v1/docs', '/pictures/none'])(
  '%s carries the security headers and an id',
  async path => {
    const { headers } = await request(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{20,}$/),
    })
    const policy = headers.get('content-security-policy')!
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(rule)
    expect(policy.match(/script-src [^;]*/)![0]).not.toMatch(/unsafe|\*|https?:/)
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
  },
)

test('every script of an uncached page carries the nonce of its own response', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await request('/our-clients?anew')
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy')!)![1]!
      const scripts = (await response.text()).match(/<script[^>]*>/g)!
      expect(scripts.length).toBeGreaterThan(1)
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('each request has its own id, and a plain id from the client is used', async () => {
  const id = async (headers = {}) => (await request('/api/nothing', { headers })).headers.get('x-request-id')
  expect(await id()).not.toBe(await id())
  expect(await id({ 'x-request-id': 'seen-by-proxy-7' })).toBe('seen-by-proxy-7')
  expect(await id({ 'x-request-id': 'x"><script>' })).not.toContain('<')
})

test('a missing address shows a page with status 404', async () => {
  for (const path of ['/no-such-page', '/admin.php', '/wp-login']) {
    const response = await request(path)
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      404,
      expect.stringContaining('text/html'),
    ])
    expect(await response.text()).toContain('This page does not exist')
  }
})

test('a missing client country returns 404', async () => {
  const response = await request('/our-clients/none')
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Data not found')])
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s of an unknown path under /api returns 404 as JSON',
  async method => {
    for (const path of ['/api', '/api/', '/api/v1', '/api/v1/nothing', '/api/v2/our-clients', '/api/admin']) {
      const response = await request(path, { method, cookie: owner })
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 404, 'application/json'])
      if (method !== 'HEAD') expect((await errorOf(response)).code).toBe('NOT_FOUND')
    }
  },
)

test('a page returns 405 to other methods, with the allowed ones', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE-LIKE']) {
    const response = await request('/our-clients', { method })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
  }
})

test('a visitor reads everything about a country without JavaScript', async () => {
  const page = await (await request(`/our-clients/${client._id}`)).text()
  for (const words of [
    'RECENT DEPLOYMENT IN COUNTRIES',
    'Qatar',
    qatar.workSummary,
    'Doha Facilities',
    'Catering',
    'Total Employement Value',
    '165',
    'https://pictures.example/doha-2.jpg',
  ])
    expect(page).toContain(words)
  expect(await (await request('/our-clients')).text()).toContain(`/our-clients/${client._id}`)
})

test('large responses are compressed for clients that accept it', async () => {
  const packed = await request('/our-clients?anew', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    'gzip',
    expect.stringContaining('Accept-Encoding'),
  ])
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('</html>')
  for (const encoding of ['', 'br', 'gzip;q=0'])
    expect(
      (await request('/our-clients?anew', { headers: { 'accept-encoding': encoding } })).headers.get(
        'content-encoding',
      ),
    ).toBeNull()
  const record = await request('/api/v1/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
  expect(JSON.parse(gunzipSync(Buffer.from(await record.arrayBuffer())).toString()).openapi).toMatch(/^3\.1/)
})

test('a compressed record has a weak ETag that returns 304', async () => {
  const packed = await request(`${CLIENTS}/${client._id}`, { headers: { 'accept-encoding': 'gzip' } })
  const etag = packed.headers.get('etag')!
  expect(etag).toMatch(/^"1-[0-9a-f]+-gzip"$/)
  expect((await request(`${CLIENTS}/${client._id}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('liveness and readiness are separate', async () => {
  expect([(await request('/healthz')).status, (await request('/readyz')).status]).toEqual([200, 200])
  lifecycle.draining = true
  expect([(await request('/healthz')).status, (await request('/readyz')).status]).toEqual([200, 503])
  expect(await (await request('/readyz')).json()).toEqual({ ready: false, reason: 'draining' })
})

test('without a picture store readiness fails, and its path stays private', async () => {
  const pictures = join(folder, 'pictures')
  rmSync(pictures, { recursive: true, force: true })
  writeFileSync(pictures, 'a file where the folder should be')
  const response = await request('/readyz')
  const { status, text } = { status: response.status, text: await response.text() }
  rmSync(pictures)
  expect([status, text]).toEqual([503, '{"ready":false,"reason":"the picture store does not answer"}'])
  expect((await request('/readyz')).status).toBe(200)
})

test('login leads back to the page that was asked for, with its query', async () => {
  const path = `/admin/update-client/${client._id}?tab=2`
  const { headers } = await request(path)
  expect(headers.get('location')).toBe(`/login?redirect=${encodeURIComponent(path)}`)
})

test('waiting and suspended people read on a page that they are', async () => {
  for (const status of ['waiting', 'suspended'] as const) {
    await setStatus('waiting', status)
    expect(await (await request('/waiting', { cookie: waiting })).text()).toContain(
      status === 'waiting' ? 'is waiting for approval' : 'This account is suspended',
    )
  }
})

test('login opens the requested page', async () => {
  const body = new URLSearchParams({ email: 'owner@agency.example', password: 'correct horse' })
  const response = await request('/login?redirect=%2Fadmin%2Fmanage-clients%3Fa%3D1', { method: 'POST', body })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/manage-clients?a=1'])
})

test('when the database fails, pages and API show a neutral sentence and request id', async () => {
  await changeContent(async () => {})
  await prisma.$executeRawUnsafe('ALTER TABLE "ClientCountry" RENAME TO "Gone"')
  const page = await request('/our-clients?anew')
  const [status, text] = [page.status, await page.text()]
  const api = await request(`${CLIENTS}?limit=1`)
  const rejected = await errorOf(api)
  const result = await (await request('/api/trpc/clients.list')).text()
  await prisma.$executeRawUnsafe('ALTER TABLE "Gone" RENAME TO "ClientCountry"')
  expect([status, text]).toEqual([500, expect.stringContaining('The list could not be loaded')])
  expect([api.status, rejected.code, rejected.message]).toEqual([
    500,
    'INTERNAL',
    `Something went wrong on our side. Please try again. (${api.headers.get('x-request-id')})`,
  ])
  for (const words of [text, rejected.message, result])
    expect(words).not.toMatch(/ClientCountry|SQLITE|prisma\.|invocation|no such table/i)
  expect((await request(CLIENTS)).status).toBe(200)
})
