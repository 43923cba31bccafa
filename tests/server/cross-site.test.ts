import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CLIENTS, password, qatar } from './test-server.ts'
import { openHostileServer, rejected } from './hostile-server.ts'

const { request, read, owner, _id, png } = await openHostileServer()

test.each<[string, Record<string, string>]>([
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['an Origin that only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['an opaque Origin', { origin: 'null' }],
  ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
  [
    'Sec-Fetch-Site cross-site with our own Origin',
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ],
])('a write with a staff cookie and %s is rejected at every endpoint', async (_, headers) => {
  const json = JSON.stringify(qatar)
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    for (const [method, path] of [
      ['POST', CLIENTS],
      ['PATCH', `${CLIENTS}/${_id}`],
      ['DELETE', `${CLIENTS}/${_id}`],
      ['POST', '/api/trpc/clients.create'],
      ['POST', '/api/trpc/accounts.signOut'],
      ['POST', '/login'],
    ] as const) {
      expect(
        await rejected(
          await request(path, { method, cookie: owner, body: json, headers: { 'content-type': type, ...headers } }),
        ),
      ).toBe(403)
    }
  }
  const form = new FormData()
  form.append('image', new File([Buffer.from(png)], 'a.png'))
  expect(await rejected(await request('/api/v1/images', { method: 'POST', cookie: owner, body: form, headers }))).toBe(
    403,
  )
})

test('nobody is signed in by another site', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const response = await request('/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'owner@agency.example', password }),
      headers: { origin: 'https://evil.example', accept },
    })
    expect([await rejected(response), response.headers.getSetCookie()]).toEqual([403, []])
  }
})

test('requests from programs and from our own pages pass the cross-site check', async () => {
  const ours: Record<string, string>[] = [{}, { origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }]
  for (const headers of ours) {
    const response = await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar, headers })
    expect(response.status).toBe(201)
    await request(response.headers.get('location')!, { method: 'DELETE', cookie: owner, headers })
  }
})

test('neither a forged cookie nor a stored session digest signs anybody in', async () => {
  const token = owner.split('=')[1]!
  const digest = createHash('sha256').update(token).digest('hex')
  const stolen = (await read.session.findMany()).map(({ id }) => id)
  expect(stolen).toContain(digest)
  for (const value of [
    ...stolen,
    `${token}x`,
    token.slice(0, -1),
    token.toUpperCase(),
    randomBytes(20).toString('hex'),
    '',
    'null',
    '%00',
    "' OR 1=1 --",
    '../../x',
    'a'.repeat(8000),
  ]) {
    expect(await rejected(await request(CLIENTS, { method: 'POST', cookie: `session=${value}`, json: qatar }))).toBe(
      401,
    )
    expect(await (await request('/api/trpc/accounts.me', { cookie: `session=${value}` })).json()).toEqual({
      result: { data: null },
    })
  }
})
