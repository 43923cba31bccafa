import { createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, password, picture, qatar } from './test-server.ts'

const { request, mutate, signUp, upload, stored, read } = await openTestServer()
const owner = (await signUp('owner')).cookie
const { _id } = (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar }))).data
const png = await picture().png().toBuffer()
const everything = async () => ({
  ...(await stored()),
  people: await read.user.count(),
  sessions: await read.session.count(),
  record: await read.clientCountry.findUnique({ where: { id: _id }, include: { company: true, image: true } }),
})

let before: Awaited<ReturnType<typeof everything>>
beforeEach(async () => {
  before = await everything()
})
afterEach(async () => expect(await everything()).toEqual(before))

/** No response to a hostile request is a server error or reveals internals. */
async function rejected(response: Response) {
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  const text = (await response.text()).replace(/<link [^>]*>/g, '') // fonts and styles, which lie in node_modules until they are built
  expect(text.match(/\n\s+at .*|node_modules|\/tmp\/|prisma|sqlite|SELECT |INSERT |\.ts:\d/i)?.[0]).toBeUndefined()
  expect(text.includes(process.cwd())).toBe(false)
  return response.status
}

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
  const response = await request('/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'owner@agency.example', password }),
    headers: { origin: 'https://evil.example' },
  })
  expect([await rejected(response), response.headers.getSetCookie()]).toEqual([403, []])
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

test.each([
  '/pictures/..%2f..%2fagency.db',
  '/pictures/%2e%2e%2fagency.db',
  '/pictures/..%5cagency.db',
  '/pictures/agency.db',
  '/pictures/%00',
  '/pictures/%',
  '/pictures/%ff',
  `/pictures/${'a'.repeat(32)}-1x1.webp%2f..%2f..%2fagency.db`,
  `/pictures/${'a'.repeat(32)}-1x1.webp%00.png`,
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/api/v1/docs/..%2fpackage.json',
  '/api/v1/docs/package.json',
  '/..%2f..%2fetc%2fpasswd',
  '/package.json',
  '/.env',
  '/server/config.ts',
])('%s leads to no file', async path => {
  const response = await request(path)
  const text = await response.clone().text()
  expect([400, 404]).toContain(await rejected(response))
  expect(text).not.toMatch(/devDependencies|SQLite format|root:/)
})

test.each<[string, string]>([
  ['__proto__', '{"__proto__": {"isAdmin": true}, "countryName": ""}'],
  ['constructor', '{"constructor": {"prototype": {"isAdmin": true}}, "countryName": ""}'],
  ['a company of prototypes', '{"company": [{"__proto__": {"companyName": "x", "companySector": "x"}}]}'],
  ['20,000 levels', `{"company": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['20,000 objects in each other', `${'{"company":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  [
    'a number beyond all numbers',
    '{"company": [{"companyName": "a", "companySector": "b", "valueOfEmployement": 1e999}]}',
  ],
  [
    'a number of 100,000 digits',
    `{"company": [{"companyName": "a", "companySector": "b", "valueOfEmployement": ${'9'.repeat(100_000)}}]}`,
  ],
  ['a body of a megabyte', JSON.stringify({ workSummary: 'x'.repeat(1024 * 1024) })],
  ['a text that is too long', JSON.stringify({ workSummary: 'x'.repeat(5001) })],
  ['a name that is too long', JSON.stringify({ countryName: 'x'.repeat(201) })],
  ['an object for a name', '{"countryName": {"contains": ""}}'],
  ['a list for a name', '{"countryName": ["Qatar"]}'],
  ['a number for an image', '{"image": [1]}'],
  ['text for companies', '{"company": "many"}'],
])('%s in JSON is rejected', async (_, body) => {
  for (const [method, path] of [
    ['POST', CLIENTS],
    ['PATCH', `${CLIENTS}/${_id}`],
  ] as const) {
    const declared = { 'content-type': 'application/json', 'content-length': String(body.length) }
    expect([400, 413]).toContain(
      await rejected(await request(path, { method, cookie: owner, body, headers: declared })),
    )
  }
  expect([400, 413]).toContain(
    await rejected(
      await request('/api/trpc/clients.create', {
        method: 'POST',
        cookie: owner,
        body,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  )
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test.each([
  ['250,000 ones', `{"company":[${'1,'.repeat(250_000)}1]}`, 'The body holds more than 10,000 values of JSON.'],
  [
    '65 levels',
    `{"company":${'['.repeat(64)}${']'.repeat(64)}}`,
    'The body has more than 64 levels of JSON in each other.',
  ],
])('%s in JSON are rejected with one sentence instead of one issue each', async (_, body, sentence) => {
  for (const [method, path] of [
    ['POST', CLIENTS],
    ['PATCH', `${CLIENTS}/${_id}`],
    ['POST', '/api/trpc/clients.create'],
    ['POST', '/api/trpc/enquiries.submit'],
  ] as const) {
    const { error } = (await (
      await request(path, { method, cookie: owner, body, headers: { 'content-type': 'application/json' } })
    ).json()) as { error: { message: string; issues?: unknown } }
    expect([path, error.message, error.issues]).toEqual([path, sentence, undefined])
  }
})

test('a procedure that does not exist and input that is no JSON are rejected', async () => {
  for (const path of [
    'nothing',
    '__proto__',
    'constructor',
    'clients.__proto__',
    'clients.constructor',
    'accounts',
    '',
    '%00',
    'clients.byId?input={',
    'clients.byId?input=%5B%5D',
    'clients.byId?input=null',
    `clients.byId?batch=1&input=${encodeURIComponent('{"0":')}`,
  ]) {
    await rejected(await request(`/api/trpc/${path}`, { cookie: owner }))
  }
  await rejected(await request('/api/trpc/clients.create', { cookie: owner })) // a mutation by GET
  await rejected(
    await request('/api/trpc/clients.byId', {
      method: 'POST',
      cookie: owner,
      body: '{',
      headers: { 'content-type': 'application/json' },
    }),
  )
})

test.each([
  '%00',
  '%ff',
  '%',
  "' OR 1=1 --",
  '%27%20OR%201=1',
  'x'.repeat(64),
  'x'.repeat(5000),
  '__proto__',
  '<script>',
])('a record called %s does not exist', async id => {
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    expect([400, 404]).toContain(
      await rejected(
        await request(`${CLIENTS}/${id}`, {
          method,
          cookie: owner,
          ...(method === 'PATCH' && { json: { countryName: 'Mine' } }),
        }),
      ),
    )
  }
  expect([400, 404]).toContain(await rejected(await request(`/our-clients/${id}`)))
})

test('a key that is not configured uploads nothing', async () => {
  for (const key of ['', 'undefined', 'null', 'x'.repeat(16), 'x'.repeat(500)]) {
    const body = new FormData()
    body.append('image', new File([Buffer.from(png)], 'a.png'))
    expect([400, 401]).toContain(await rejected(await request(`/api/v1/images?key=${key}`, { method: 'POST', body })))
  }
})

test('an upload without a file, with text instead or in another encoding is rejected', async () => {
  const text = new FormData()
  text.append('image', 'hello')
  const other = new FormData()
  other.append('file', new File([Buffer.from(png)], 'a.png'))
  for (const body of [text, other, new FormData()])
    expect(await rejected(await request('/api/v1/images', { method: 'POST', cookie: owner, body }))).toBe(400)
  for (const [type, body] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'no boundary'],
    ['application/json', '{}'],
    ['image/png', png.toString('latin1')],
  ] as const) {
    expect([400, 415]).toContain(
      await rejected(
        await request('/api/v1/images', { method: 'POST', cookie: owner, body, headers: { 'content-type': type } }),
      ),
    )
  }
})

const times = (count: number, name: string) => Array.from({ length: count }, () => name).join(',')

test.each([1000, 60, 11])(
  'a batch of %i lists is rejected with a short response, however it is spelled',
  async count => {
    const lists = times(count, 'clients.list')
    const paths = [`${lists}?batch=1&input=%7B%7D`, `${lists}?batch=1`, `${lists.replaceAll(',', '%2C')}?batch=1`]
    for (const path of [...paths, `/${lists}/?batch=1`, `${lists}?%62atch=1`, `${lists}?batch=1&batch=0`, lists]) {
      const response = await request(`/api/trpc/${path}`, { headers: { 'trpc-accept': 'application/jsonl' } })
      const { length } = await response.clone().text()
      expect([400, 404]).toContain(await rejected(response))
      expect(length).toBeLessThan(lists.length + 1000)
    }
  },
)

test('a batch may contain each public list once', async () => {
  const twice = await request('/api/trpc/clients.list,accounts.me,clients.list?batch=1&input=%7B%7D')
  expect([await rejected(twice.clone()), (await bodyOf<{ error: { message: string } }>(twice)).error.message]).toEqual([
    400,
    'A request may ask for the same list only once.',
  ])
  const once = await request('/api/trpc/clients.list,clients.totals,accounts.me?batch=1&input=%7B%7D')
  expect([once.status, (await bodyOf<unknown[]>(once)).length]).toEqual([200, 3])
})

test('a batch of changes is rejected as a whole', async () => {
  const input = Object.fromEntries(
    Array.from({ length: 10 }, (_, n) => [n, { email: 'owner@agency.example', password: `guess ${n}` }]),
  )
  for (const count of [2, 10, 40]) {
    const response = await request(`/api/trpc/${times(count, 'accounts.signIn')}?batch=1`, {
      method: 'POST',
      json: input,
    })
    expect([await rejected(response.clone()), await bodyOf(response)]).toMatchObject([
      400,
      { error: { data: { code: 'BAD_REQUEST' } } },
    ])
  }
  expect(await read.rateLimiterFlexible.count({ where: { key: { startsWith: 'sign-in' } } })).toBe(0)
})

test('a rate-limited client is rejected without a database write', async () => {
  const guess = () => mutate('accounts.signIn', { email: 'owner@agency.example', password: 'a guess' })
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await guess()).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  const counts = () => read.rateLimiterFlexible.findMany({ orderBy: { key: 'asc' } })
  const reached = await counts()
  expect([(await guess()).status, (await guess()).status]).toEqual([429, 429])
  expect(await counts()).toEqual(reached)
})

test('a query by POST, and an upload without a session, are rejected', async () => {
  expect((await mutate('accounts.me')).status).toBe(405)
  expect((await upload(png)).status).toBe(401)
})

const utf8 = (text: string) => Buffer.from(text)
const whole = JSON.stringify(qatar)

test.each<[string, Buffer, RegExp]>([
  ['a byte order mark', utf8(`\uFEFF${whole}`), /byte order mark/],
  [
    'bytes that are no UTF-8',
    Buffer.concat([utf8(whole.slice(0, 20)), Buffer.from([0xc3, 0x28, 0xff]), utf8(whole.slice(20))]),
    /UTF-8/,
  ],
  ['half a surrogate', Buffer.concat([utf8('{"countryName":"'), Buffer.from([0xed, 0xa0, 0x80]), utf8('"}')]), /UTF-8/],
  ['UTF-16', Buffer.from(whole, 'utf16le'), /no JSON|UTF-8/],
  ['a key twice', utf8(whole.replace('{', '{"countryName":"Oman",')), /“countryName” twice/],
  ['a key twice, written otherwise', utf8(whole.replace('{', '{"country\\u004eame" : "Oman",')), /“countryName” twice/],
  [
    'a key twice inside',
    utf8(whole.replace('{"companyName"', '{"companySector":"x","companyName"')),
    /“companySector” twice/,
  ],
  ['a comma too many', utf8(`${whole.slice(0, -1)},}`), /no JSON that can be read/],
  ['100 levels', utf8(`${'{"company":'.repeat(100)}1${'}'.repeat(100)}`), /more than 64 levels/],
])('JSON with %s is rejected with a sentence, over REST and tRPC', async (_, bytes, words) => {
  const body = new Uint8Array(bytes)
  for (const [method, path] of [
    ['POST', CLIENTS],
    ['PATCH', `${CLIENTS}/${_id}`],
    ['POST', '/api/trpc/clients.create'],
    ['POST', '/api/trpc/accounts.signIn'],
  ] as const) {
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      const response = await request(path, { method, cookie: owner, body, headers: { 'content-type': type } })
      expect([
        await rejected(response.clone()),
        (await bodyOf<{ error: { message: string } }>(response)).error.message,
      ]).toEqual([400, expect.stringMatching(words)])
    }
  }
})

test('keys of one name in separate objects and inside texts are accepted', async () => {
  const company = {
    companyName: '{"companyName": "x", "companyName": "y"}',
    companySector: 'a: "b", \\" {',
    valueOfEmployement: 1,
  }
  const response = await request(CLIENTS, {
    method: 'POST',
    cookie: owner,
    json: { ...qatar, company: [company, company] },
  })
  expect((await bodyOf(response)).data.company).toMatchObject([company, company])
  await request(response.headers.get('location')!, { method: 'DELETE', cookie: owner })
})

/** A form of one file, with more before its content. */
function formOf(more: string, name = 'image', file = png) {
  const head = `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n${more}\r\n`
  return new Uint8Array(Buffer.concat([utf8(head), file, utf8('\r\n--b--\r\n')]))
}

test('multipart forms have few parts with short headers', async () => {
  const send = (path: string, body: Uint8Array<ArrayBuffer>, boundary = 'b') =>
    request(path, {
      method: 'POST',
      cookie: owner,
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  for (const more of [`X-Long: ${'x'.repeat(1_000_000)}\r\n`, 'X-More: y\r\n'.repeat(1000)]) {
    for (const boundary of ['b', '"b"'])
      expect(await rejected(await send('/api/v1/images', formOf(more), boundary))).toBe(400)
    for (const procedure of ['previewImport', 'import'])
      expect(await rejected(await send(`/api/trpc/clients.${procedure}`, formOf(more, 'file')))).toBe(400)
  }
  const many = utf8(`${'--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(1000)}--b--`)
  expect(await rejected(await send('/api/v1/images', new Uint8Array(many)))).toBe(400)
})

test('a procedure that takes a file takes no JSON of its size', async () => {
  const body = JSON.stringify({ file: 'x'.repeat(2 * 1024 * 1024) })
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  expect(
    await rejected(await request('/api/trpc/clients.previewImport', { method: 'POST', cookie: owner, body, headers })),
  ).toBe(413)
})
