import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, qatar, seedAgency } from './test-server.ts'

const METRICS_TOKEN = 'a token for the operator'
const { request, signUp, write, prisma, handleRequest } = await openTestServer({ METRICS_TOKEN })
const { publicQueries } = await import('#server/trpc/procedure-meta.ts')
const { changeContent, clearCachedVersion, versionForVisitor } = await import('#server/cache/content-version.ts')
const owner = (await signUp('owner')).cookie
let id: string
beforeEach(async () => {
  await prisma.clientCountry.deleteMany()
  id = (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }))).data._id
})

/** The response, and whether it came from the cache, as the operator's metrics count it. */
async function observe(send: () => Response | Promise<Response>) {
  const before = await cacheHits()
  const response = await send()
  return { response, isHit: (await cacheHits()) > before }
}

async function cacheHits() {
  const metrics = await (await request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
  return [...metrics.matchAll(/^http_request_duration_seconds_count\{[^}]*route="kept"[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

/** Whether two requests, one after the other, came from the cache. */
async function hitsOf(send: () => Response | Promise<Response>) {
  return [(await observe(send)).isHit, (await observe(send)).isHit]
}

test.each(['/', '/our-clients', '/about-us', '/contact-us', CLIENTS])(
  '%s is rendered once for everybody, until staff change something',
  async path => {
    const [first, second] = [await observe(() => request(path)), await observe(() => request(path))]
    expect([first.isHit, second.isHit]).toEqual([false, true])
    expect(await second.response.text()).toBe(await first.response.text())
    await request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json: { countryName: 'Oman' } })
    const third = await request(path)
    expect(third.status).toBe(200)
    if (path !== '/' && !path.endsWith('-us')) expect(await third.text()).toContain('Oman')
  },
)

test('one record is queried once for programs, too, with its own ETag', async () => {
  const record = () => request(`${CLIENTS}/${id}`)
  expect(await hitsOf(record)).toEqual([false, true])
  const tag = (await record()).headers.get('etag')!
  expect((await request(`${CLIENTS}/${id}`, { headers: { 'if-none-match': tag } })).status).toBe(304)
  await request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json: { workSummary: 'Hotels' } })
  expect((await bodyOf(await record())).data).toMatchObject({ workSummary: 'Hotels', version: 2 })
})

test('a public tRPC query runs once for everybody, in each spelling that clients use', async () => {
  const one = (input: object) => encodeURIComponent(JSON.stringify(input))
  const paths = [
    'clients.list',
    'clients.cards?batch=1&input=%7B%7D',
    'clients.totals?batch=1',
    `clients.byId?input=${one({ _id: id })}`,
    `clients.byId?batch=1&input=${one({ 0: { _id: id } })}`,
  ]
  for (const path of paths) {
    const query = () => request(`/api/trpc/${path}`)
    expect([path, ...(await hitsOf(query))]).toEqual([path, false, true])
    const { headers } = await query()
    const unchanged = await request(`/api/trpc/${path}`, { headers: { 'if-none-match': headers.get('etag')! } })
    expect([unchanged.status, headers.get('cache-control')]).toEqual([304, 'no-cache'])
  }
  await request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json: { countryName: 'Oman' } })
  for (const path of paths.filter(path => !path.includes('totals')))
    expect(await (await request(`/api/trpc/${path}`)).text()).toContain('Oman')
})

test('only public tRPC queries without further parameters are cached', async () => {
  const others = [
    'accounts.me',
    'accounts.policy',
    'clients.list?input=1',
    'clients.list?x=1',
    'clients.list,clients.cards?batch=1',
    'clients.byId?input=%7B%22_id%22%3A%22none%22%7D',
    'nothing',
  ]
  for (const path of others)
    expect([path, ...(await hitsOf(() => request(`/api/trpc/${path}`)))]).toEqual([path, false, false])
  const streamed = () => request('/api/trpc/clients.list?batch=1', { headers: { 'trpc-accept': 'application/jsonl' } })
  expect(await hitsOf(streamed)).toEqual([false, false])
})

test('a change by another process shows within a second', async () => {
  await request('/our-clients')
  await write(async transaction => {
    await transaction.clientCountry.update({ where: { id }, data: { countryName: 'Elsewhere' } })
    await transaction.content.update({ where: { id: 1 }, data: { version: { increment: 1 } } })
  })
  await expect
    .poll(async () => (await request('/our-clients')).text(), { timeout: 1000, interval: 100 })
    .toContain('Elsewhere')
})

test('many visitors who wait for one page have it rendered once', async () => {
  clearCachedVersion()
  const pages = await Promise.all(Array.from({ length: 20 }, async () => (await request('/our-clients')).text()))
  expect(new Set(pages).size).toBe(1) // each rendering writes its time into the page
})

test('a cached page comes as brotli, gzip and plain, with an ETag for each', async () => {
  const requestWith = (encoding: string) => request('/our-clients', { headers: { 'accept-encoding': encoding } })
  const [br, gzip, plain] = [
    await requestWith('gzip, br'),
    await requestWith('gzip;q=0.5'),
    await requestWith('identity'),
  ]
  expect([br, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  const html = await plain.text()
  expect([
    brotliDecompressSync(await br.arrayBuffer()).toString(),
    gunzipSync(await gzip.arrayBuffer()).toString(),
  ]).toEqual([html, html])
  const tag = plain.headers.get('etag')!
  expect([br, gzip].map(({ headers }) => headers.get('etag'))).toEqual(
    ['br', 'gzip'].map(encoding => `${tag.slice(0, -1)}-${encoding}"`),
  )
  for (const known of [tag, `W/${tag}`, br.headers.get('etag')!, `"another", W/${tag}`, '*'])
    expect((await request('/our-clients', { headers: { 'if-none-match': known } })).status).toBe(304)
  expect((await request('/our-clients', { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  expect(plain.headers.get('cache-control')).toBe('public, no-cache')
  const head = await request('/our-clients', { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(Buffer.byteLength(html)),
  ])
})

test("a cached page's policy allows our scripts by hash, and none from a text", async () => {
  const response = await request(`/our-clients/${id}`)
  const policy = /script-src ([^;]*)/.exec(response.headers.get('content-security-policy')!)![1]!
  const html = await response.text()
  const scripts = [...html.matchAll(/<script((?![^>]*(?:src=|ld\+json))[^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  expect(scripts.length).toBeGreaterThan(1)
  expect(policy.split(' ').slice(1).toSorted()).toEqual([...new Set(scripts)].toSorted())
  expect(html).not.toContain('nonce')
})

test.each(['/our-clients', CLIENTS, '/api/trpc/clients.list'])(
  'signed-in readers share the cached %s, which only their own browser may store',
  async path => {
    const [one, two, three] = [
      await observe(() => request(path, { cookie: owner })),
      await observe(() => request(path)),
      await observe(() => request(path, { cookie: owner })),
    ]
    expect([one.isHit, two.isHit, three.isHit]).toEqual([false, true, true])
    const [first, second, again] = [one.response, two.response, three.response]
    expect(await second.text()).toBe(await first.text())
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(second.headers.get('cache-control')).toBe(path.startsWith('/api') ? 'no-cache' : 'public, no-cache')
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
    const unchanged = await request(path, { cookie: owner, headers: { 'if-none-match': again.headers.get('etag')! } })
    expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([304, 'private, no-cache'])
  },
)

test('pages with a query, account pages and missing pages are not cached', async () => {
  for (const path of [
    '/our-clients?page=2',
    '/login',
    '/sign-up',
    '/forgot-password',
    '/waiting',
    '/admin',
    '/nothing-here',
    '/our-clients/none',
    `${CLIENTS}/none`,
  ])
    expect([path, ...(await hitsOf(() => request(path)))]).toEqual([path, false, false])
})

test('only requests for the host of PUBLIC_URL are cached', async () => {
  const from = (host: string) => handleRequest(new Request(`http://${host}/our-clients`))
  expect(await hitsOf(() => from('localhost:3000'))).toEqual([false, true])
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1:3000'])
    expect([host, ...(await hitsOf(() => from(host)))]).toEqual([host, false, false])
})

test('a page that fails to render is not cached', async () => {
  await prisma.$executeRawUnsafe('ALTER TABLE "ClientCountry" RENAME TO "Gone"')
  clearCachedVersion()
  await write(transaction => transaction.content.update({ where: { id: 1 }, data: { version: { increment: 1 } } }))
  const failed = await request('/our-clients')
  await prisma.$executeRawUnsafe('ALTER TABLE "Gone" RENAME TO "ClientCountry"')
  expect([failed.status, (await request('/our-clients')).status]).toEqual([500, 200])
})

test('every cached response has its own request id', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await request('/our-clients')).headers.get('x-request-id')))
  expect(new Set(ids).size).toBe(3)
})

test('a query answered long ago does not serve old content after a change', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    clearCachedVersion()
    const before = (await versionForVisitor())!
    await changeContent(async () => {})
    vi.advanceTimersByTime(60_000)
    expect(await versionForVisitor()).toBe(before + 1)
  } finally {
    vi.useRealTimers()
  }
})

test('a change is rendered anew where it shows, and nowhere else', async () => {
  const shown = ['/', '/bn/', '/our-clients', `/our-clients/${id}`, CLIENTS]
  const others = ['/news-event', '/about-us', '/contact-us', '/bn/gallery', '/api/v1/news']
  for (const path of [...shown, ...others]) await request(path)
  await request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json: { workSummary: 'Welders for Doha.' } })
  for (const path of shown) expect([path, (await observe(() => request(path))).isHit]).toEqual([path, false])
  for (const path of others) expect([path, (await observe(() => request(path))).isHit]).toEqual([path, true])
})

test('a change that names no part of the content is rendered anew everywhere', async () => {
  for (const path of ['/', '/about-us']) await request(path)
  await changeContent(async () => {})
  for (const path of ['/', '/about-us'])
    expect([path, (await observe(() => request(path))).isHit]).toEqual([path, false])
})

test('a public query answers in the language that is asked for, also from the cache', async () => {
  await seedAgency()
  const ask = async (path: string, language: string) => {
    const response = await request(path, { headers: { 'accept-language': language } })
    return { text: await response.text(), vary: response.headers.get('vary')?.toLowerCase() }
  }
  const differing = []
  for (const [name, takesInput] of publicQueries()) {
    const input = encodeURIComponent(JSON.stringify({ words: 'licence', _id: id, slug: 'none', id: 'about' }))
    const own = { 'search.site': { words: 'licence' }, 'search.check': { asked: '01712345678' } }[name]
    const path = `/api/trpc/${name}?${takesInput ? `input=${own ? encodeURIComponent(JSON.stringify(own)) : input}` : ''}`
    const english = await ask(path, 'en')
    const bangla = await ask(path, 'bn')
    expect([name, bangla.text]).toEqual([name, (await ask(`${path}&fresh=1`, 'bn')).text])
    expect([name, bangla.vary]).toEqual([name, expect.stringContaining('accept-language')])
    if (bangla.text !== english.text) differing.push(name)
  }
  expect(differing).toContain('search.site')
})
