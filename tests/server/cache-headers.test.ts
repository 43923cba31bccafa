import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, password, qatar } from './test-server.ts'

const { app, request, mutate, signUp, signIn } = await openTestServer()
const { listedPages, hiddenPaths, isForEverybody } = await import('#server/http/page-paths.ts')
const owner = (await signUp('owner')).cookie
const waiting = (await signUp('waiting')).cookie
const { _id } = (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }))).data
const policyOf = async (path: string, cookie?: string) => (await request(path, { cookie })).headers.get('cache-control')

const staffPages = [
  '/admin',
  '/admin/staff',
  '/admin/manage-clients',
  '/admin/activity',
  '/admin/account',
  `/admin/update-client/${_id}`,
  '/admin/nope',
  '/admin/clients.csv',
  '/admin/clients.json',
  '/admin/enquiries.csv',
  '/waiting',
  '/ADMIN/staff',
  '/admin//staff',
  '/Admin/clients.csv',
]
const accountPages = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/sign-in-link',
  '/reset-password?token=x',
  '/invitation?token=x',
  '/sign-in/google',
  '/LOGIN',
  '/bn/login',
]

test.each([
  ...staffPages,
  ...accountPages,
  '/no-such-page',
  '/our-clients/none',
  '/about-us/',
  '/_serverFn/x',
  '/assets/none.js',
  '/pictures/none',
  `${CLIENTS}/none`,
  '/api/nothing',
  '/api/trpc/accounts.me',
])('%s is not stored by any cache, whoever requests it', async path => {
  for (const cookie of [undefined, owner, waiting])
    expect([path, await policyOf(path, cookie)]).toEqual([path, expect.stringContaining('no-store')])
})

test('shared caches may store public pages for visitors; for signed-in readers only their browser may', async () => {
  for (const path of [
    ...listedPages.filter(isForEverybody),
    `/our-clients/${_id}`,
    '/bn/',
    '/our-clients?page=2',
    '/offline',
  ]) {
    expect([path, await policyOf(path), await policyOf(path, owner), await policyOf(path, waiting)]).toEqual([
      path,
      'public, no-cache',
      'private, no-cache',
      'private, no-cache',
    ])
    expect((await request(path)).headers.get('vary')).toContain('Cookie')
  }
})

test('changes, forms, redirects and errors are not stored by any cache', async () => {
  const body = (fields: Record<string, string>) => new URLSearchParams(fields)
  const responses = [
    request('/login', { method: 'POST', body: body({ email: 'owner@agency.example', password }) }),
    request('/login', { method: 'POST', body: body({ email: 'x' }) }),
    request('/contact-us', { method: 'POST', body: body({}) }),
    request('/about-us', { method: 'DELETE' }),
    request('/about-us', { method: 'POST', headers: { origin: 'https://evil.example' } }),
    request('/', { headers: { cookie: 'language=bn' } }),
    request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }),
    request(`${CLIENTS}/${_id}`, { method: 'PATCH', cookie: owner, json: {} }),
    request('/api/v1', { method: 'OPTIONS' }),
  ]
  for (const response of await Promise.all(responses))
    expect([response.url, response.status, response.headers.get('cache-control')]).toEqual([
      response.url,
      response.status,
      'no-store',
    ])
})

test("signing out clears the browser's cache, and nothing else does", async () => {
  const { cookie } = await signIn('owner')
  const clears = (response: Response) => response.headers.get('clear-site-data')
  expect(clears(await request('/api/trpc/accounts.me', { cookie }))).toBeNull()
  const { response } = await mutate('accounts.signOut', {}, cookie)
  expect([clears(response), response.headers.getSetCookie().join()]).toEqual([
    '"cache"',
    expect.stringContaining('session=;'),
  ])
  expect(clears((await signIn('owner')).response)).toBeNull()
})

test('every path and every redirect carries the security headers', async () => {
  const direct = app.routes
    .filter(({ method, path }) => method === 'GET' && path !== '/*')
    .map(({ path }) => path.replace(/:\w+/, 'x'))
  for (const path of new Set([
    ...direct,
    '/healthz',
    '/readyz',
    '/metrics',
    '//x',
    '/ABOUT-US',
    '/admin',
    '/sign-in/none',
    '/_serverFn/x',
  ])) {
    const { headers } = await request(path, { headers: { cookie: 'language=bn' } })
    expect([
      path,
      headers.get('x-content-type-options'),
      headers.get('x-frame-options'),
      headers.get('content-security-policy'),
    ]).toEqual([
      path,
      'nosniff',
      /\/preview\/|^\/storybook/.test(path) ? 'SAMEORIGIN' : 'DENY',
      expect.stringContaining("default-src 'none'"),
    ])
  }
})

test('private and listed pages are derived from the routes', async () => {
  expect(hiddenPaths.toSorted()).toEqual([
    '/admin',
    '/invitation',
    '/preview',
    '/reset-password',
    '/second-factor',
    '/set-up-second-factor',
    '/waiting',
  ])
  const robots = await (await request('/robots.txt')).text()
  for (const path of hiddenPaths) expect(robots).toContain(`Disallow: ${path}\nDisallow: /bn${path}`)
  for (const path of ['/admin/nope', '/waiting', '/offline', '/reset-password', '/invitation'])
    expect([
      path,
      (await (await request(path, { cookie: waiting })).text()).includes('noindex') || path === '/admin/nope',
    ]).toEqual([path, true])
  for (const path of listedPages)
    expect([path, (await (await request(path)).text()).includes('noindex')]).toEqual([path, false])
})
