import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, password } from './test-server.ts'

const { request, signUp, setStatus, prisma, handleRequest } = await openTestServer({
  PUBLIC_URL: 'https://agency.example',
  TRUST_PROXY: '1',
})
const { clientAddressOf } = await import('#server/http/client-address.ts')
const owner = (await signUp('owner')).cookie
await signUp('salma')
await setStatus('salma', 'active')
beforeEach(() => prisma.rateLimiterFlexible.deleteMany())

/** A request for another host; the address that the server sees is plain HTTP, as behind TLS. */
const at = (host: string, path: string, init: RequestInit = {}) =>
  handleRequest(new Request(`http://${host}${path}`, init))
const leadsTo = ({ status, headers }: Response) => [status, headers.get('location')]

test.each([
  ['//evil.example', '/evil.example'],
  ['///x', '/x'],
  ['/about-us/', '/about-us'],
  ['//about-us?a=1', '/about-us?a=1'],
  ['/ABOUT-US', '/about-us'],
  ['/Admin/STAFF/', '/admin/staff'],
  ['/%61dmin', '/admin'],
  ['/admin//staff', '/admin/staff'],
  ['/BN/About-Us', '/bn/about-us'],
  ['/bn', '/bn/'],
  ['/bn//', '/bn/'],
  ['/bn//admin', '/bn/admin'],
  ['/OUR-CLIENTS/AbC', '/our-clients/AbC'],
  ['/Login?redirect=%2Fadmin', '/login?redirect=%2Fadmin'],
])('%s redirects to %s, on the same host and protocol', async (path, canonical) => {
  for (const method of ['GET', 'HEAD'])
    expect(leadsTo(await request(path, { method, cookie: owner }))).toEqual([308, canonical])
})

test('no page is shown under two addresses', async () => {
  for (const path of [
    '/',
    '/about-us',
    '/admin',
    '/bn/',
    '/bn/our-clients',
    '/our-clients/AbC',
    '/no-such-page',
    '/%e0%a6%ac',
  ]) {
    const { status } = await request(path, { cookie: owner })
    expect([path, status]).not.toEqual([path, 308])
    for (const other of [`${path}/`, `/${path}`])
      expect([other, ...leadsTo(await request(other))]).toEqual([other, 308, path])
  }
})

describe('another host', () => {
  test.each(['evil.example', 'agency.example.evil.example', 'xagency.example', '127.0.0.1', 'localhost:3000'])(
    'the host %s is rejected with the right address',
    async host => {
      for (const path of ['/', '/about-us', '//x', '/login', '/robots.txt', '/assets/x.js']) {
        const rejected = await at(host, path)
        expect([path, rejected.status, await rejected.text()]).toEqual([
          path,
          421,
          'This site is reached at https://agency.example only.',
        ])
        expect(rejected.headers.get('location')).toBeNull()
      }
      const api = await at(host, '/api/v1/our-clients/our-clients')
      expect([api.status, await api.json()]).toMatchObject([421, { error: { code: 'MISDIRECTED_REQUEST' } }])
      expect(await (await at(host, '/bn')).text()).toContain('ঠিকানা')
    },
  )

  test.each(['agency.example', 'agency.example:443', 'Agency.Example', 'agency.example:8080'])(
    'the host %s is accepted',
    async host => {
      expect((await at(host, '/about-us')).status).toBe(200)
    },
  )

  test('health checks respond under any host name of this machine', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect([path, (await at('127.0.0.1:3000', path)).status]).toEqual([path, 200])
  })
})

test('only the origin of PUBLIC_URL may change something, not the same host in plain HTTP', async () => {
  const signOut = (origin: string) =>
    request('/api/trpc/accounts.signOut', { method: 'POST', json: {}, headers: { origin } })
  for (const origin of [
    'http://agency.example',
    'http://agency.example:80',
    'https://agency.example:8443',
    'https://agency.example.',
  ])
    expect([origin, (await signOut(origin)).status]).toEqual([origin, 403])
  expect((await signOut('https://agency.example')).status).toBe(200)
})

test('the bare address opens in the chosen language, unless a link of ours leads there', async () => {
  const home = (headers: Record<string, string>) => request('/', { headers: { cookie: 'language=bn', ...headers } })
  expect(leadsTo(await home({}))).toEqual([302, '/bn/'])
  for (const referer of ['https://agency.example.evil.example/', 'not an address'])
    expect(leadsTo(await home({ referer }))).toEqual([302, '/bn/'])
  for (const headers of [{ referer: 'https://agency.example/bn' }, { 'sec-fetch-site': 'same-origin' }] as Record<
    string,
    string
  >[])
    expect((await home(headers)).status).toBe(200)
  for (const [path, cookie] of [
    ['/', 'language=xx'],
    ['/about-us', 'language=bn'],
  ] as const)
    expect((await request(path, { cookie })).status, path).toBe(200)
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4:5678', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2::7', '2001:db8:1:2::'],
  ['[2001:db8:1:2::7]:5678', '2001:db8:1:2::'],
  ['[2001:db8:1:2::8]', '2001:db8:1:2::'],
  ['unknown', '10.0.0.9'],
  ['', '10.0.0.9'],
  ['1.2.3.4:x', '10.0.0.9'],
  ['a'.repeat(5000), '10.0.0.9'],
])('X-Forwarded-For “%s” gives the client address %s', (forwarded, clientAddress) => {
  const incoming = { socket: { remoteAddress: '10.0.0.9' } } as Parameters<typeof clientAddressOf>[1]
  expect(clientAddressOf(new Headers({ 'x-forwarded-for': forwarded }), incoming)).toBe(clientAddress)
})

test('a proxy that adds the port does not disable the rate limits', async () => {
  const statuses = []
  for (let n = 0; n < 12; n++) {
    const headers = { 'x-forwarded-for': `1.2.3.4:${5000 + n}` }
    statuses.push(
      (
        await request('/api/trpc/accounts.signIn', {
          method: 'POST',
          json: { email: 'owner@agency.example', password: 'a guess' },
          headers,
        })
      ).status,
    )
  }
  expect(statuses.slice(9)).toEqual([401, 429, 429])
})

test.each(['promo=50%', 'promo=%E0%A4%A; x=%', '%=1', '=', ';;', 'promo'])(
  'with a second cookie %s the session stays that of the signed-in person',
  async broken => {
    for (const cookie of [`${owner}; ${broken}`, `${broken}; ${owner}`]) {
      const me = await request('/api/trpc/accounts.me', { headers: { cookie } })
      expect([me.status, await me.text()]).toEqual([200, expect.stringContaining('owner@agency.example')])
      expect((await request('/admin', { headers: { cookie } })).status).toBe(200)
    }
  },
)

test.each(['%', '%E0%A4%A', '"', '%00', 'a b', '50%25%'])('a session cookie of %s signs nobody in', async value => {
  for (const name of ['__Host-session', '__Host-provider', 'language']) {
    const headers = { cookie: `${name}=${value}` }
    expect(await (await request('/api/trpc/accounts.me', { headers })).json()).toEqual({ result: { data: null } })
    for (const path of ['/about-us', '/login'])
      expect([path, (await request(path, { headers })).status]).toEqual([path, 200])
    for (const path of ['/admin', '/sign-in/google/callback', '/'])
      expect((await request(path, { headers })).status).toBeLessThan(500)
  }
})

test.each([
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/。',
  '/%00',
  '/ar//evil.example',
  '/bn/%5Cevil.example',
  '/%2F/evil.example',
  '/./x/..//evil.example',
  '/\u0000',
  '/ü',
  '/\n',
  '/\u2028x',
  '/\\x',
  '/a b',
  '/\u007f',
])('login with redirect=%j opens the staff area', async place => {
  const body = new URLSearchParams({ email: 'salma@agency.example', password })
  for (const path of ['/login', '/bn/login']) {
    const signedIn = await request(`${path}?redirect=${encodeURIComponent(place)}`, { method: 'POST', body })
    expect(leadsTo(signedIn)).toEqual([303, path.replace('login', 'admin')])
    const shown = await request(`${path}?redirect=${encodeURIComponent(place)}`)
    expect(shown.status === 200 || leadsTo(shown).join(' ') === `307 ${path}`).toBe(true)
    expect(await shown.text()).not.toMatch(/evil\.example|alert\(1\)/)
  }
})

const AWAY = [
  '//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  String.raw`/\evil.example`,
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
]

test(
  'no address leads away from this site, whatever it is spelled like or asks for',
  { timeout: 120_000 },
  async () => {
    const { sitePages } = await import('#server/http/page-paths.ts')
    const languages = ['', '/bn', '/ar', '/BN', '/xx']
    const pages = sitePages.map(({ path }) => path)
    const addresses = [
      ...languages.flatMap(language =>
        ['', '/admin', '/login', '/api', '/preview'].flatMap(before => AWAY.map(away => language + before + away)),
      ),
      ...['', '/bn'].flatMap(language =>
        pages.flatMap(path => {
          const away = encodeURIComponent(AWAY[(pages.indexOf(path) + language.length) % AWAY.length]!)
          return `${language}${path}?redirect=${away}&next=${away}&returnTo=${away}&url=${away}`
        }),
      ),
    ]
    const led: [string, string][] = []
    for (const address of addresses)
      for (const cookie of [owner, undefined]) {
        const location = (await request(address, { cookie })).headers.get('location')
        if (location && new URL(location, 'https://agency.example').host !== 'agency.example')
          led.push([address, location])
      }
    expect(led).toEqual([])
  },
)

test('what could be read in two ways is refused before anything is asked', async () => {
  for (const path of ['/bn/%5Cx', '/a%2Fb', '/x%00', '/%1f', '/%7F', '/api/v1/%2f', '/api/trpc/%5c'])
    for (const method of ['GET', 'POST']) {
      const refused = await request(path, { method })
      expect([path, refused.status]).toEqual([path, 400])
    }
})

test('server function addresses answer 404', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    for (const path of ['/_serverFn/', '/_serverFn/x', '/_serverFn/x/y?z=1']) {
      const none = await request(path, {
        method,
        cookie: owner,
        json: {} as never,
        ...(method === 'GET' && { json: undefined }),
      })
      expect([method, path, none.status, await none.text()]).toEqual([method, path, 404, 'Not Found'])
    }
  }
})
