import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, password, qatar } from './test-server.ts'

const { app, ask, call, signUp, signIn } = await openTestServer()
const { listedPages, hiddenPaths } = await import('#server/http/page-paths.ts')
const owner = (await signUp('owner')).cookie
const waiting = (await signUp('waiting')).cookie
const { _id } = (await bodyOf(await ask(CLIENTS, { method: 'POST', as: owner, json: qatar }))).data
const policyOf = async (path: string, as?: string) => (await ask(path, { as })).headers.get('cache-control')

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
  for (const as of [undefined, owner, waiting])
    expect([path, await policyOf(path, as)]).toEqual([path, expect.stringContaining('no-store')])
})

test('shared caches may store public pages for visitors; for signed-in readers only their browser may', async () => {
  for (const path of [...listedPages, `/our-clients/${_id}`, '/bn/', '/our-clients?page=2', '/offline']) {
    expect([path, await policyOf(path), await policyOf(path, owner), await policyOf(path, waiting)]).toEqual([
      path,
      'public, no-cache',
      'private, no-cache',
      'private, no-cache',
    ])
    expect((await ask(path)).headers.get('vary')).toContain('Cookie')
  }
})

test('changes, forms, redirects and errors are not stored by any cache', async () => {
  const body = (fields: Record<string, string>) => new URLSearchParams(fields)
  const answers = [
    ask('/login', { method: 'POST', body: body({ email: 'owner@agency.example', password }) }),
    ask('/login', { method: 'POST', body: body({ email: 'x' }) }),
    ask('/contact-us', { method: 'POST', body: body({}) }),
    ask('/about-us', { method: 'DELETE' }),
    ask('/about-us', { method: 'POST', headers: { origin: 'https://evil.example' } }),
    ask('/', { headers: { cookie: 'language=bn' } }),
    ask(CLIENTS, { method: 'POST', as: owner, json: qatar }),
    ask(`${CLIENTS}/${_id}`, { method: 'PATCH', as: owner, json: {} }),
    ask('/api/v1', { method: 'OPTIONS' }),
  ]
  for (const answer of await Promise.all(answers))
    expect([answer.url, answer.status, answer.headers.get('cache-control')]).toEqual([
      answer.url,
      answer.status,
      'no-store',
    ])
})

test("signing out clears the browser's cache, and nothing else does", async () => {
  const { cookie } = await signIn('owner')
  const clears = (answer: Response) => answer.headers.get('clear-site-data')
  expect(clears(await ask('/api/trpc/accounts.me', { as: cookie }))).toBeNull()
  const { answer } = await call('accounts.signOut', {}, cookie)
  expect([clears(answer), answer.headers.getSetCookie().join()]).toEqual([
    '"cache"',
    expect.stringContaining('session=;'),
  ])
  expect(clears((await signIn('owner')).answer)).toBeNull()
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
    const { headers } = await ask(path, { headers: { cookie: 'language=bn' } })
    expect([
      path,
      headers.get('x-content-type-options'),
      headers.get('x-frame-options'),
      headers.get('content-security-policy'),
    ]).toEqual([path, 'nosniff', 'DENY', expect.stringContaining("default-src 'none'")])
  }
})

test('private and listed pages are derived from the routes', async () => {
  expect(hiddenPaths.toSorted()).toEqual(['/admin', '/invitation', '/reset-password', '/waiting'])
  expect(listedPages).toHaveLength(17)
  const robots = await (await ask('/robots.txt')).text()
  for (const path of hiddenPaths) expect(robots).toContain(`Disallow: ${path}\nDisallow: /bn${path}`)
  for (const path of ['/admin/nope', '/waiting', '/offline', '/reset-password', '/invitation'])
    expect([
      path,
      (await (await ask(path, { as: waiting })).text()).includes('noindex') || path === '/admin/nope',
    ]).toEqual([path, true])
  for (const path of listedPages)
    expect([path, (await (await ask(path)).text()).includes('noindex')]).toEqual([path, false])
})
