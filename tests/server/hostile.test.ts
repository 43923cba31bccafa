import { expect, test } from 'vitest'
import { CLIENTS } from './test-server.ts'
import { openHostileServer, rejected } from './hostile-server.ts'

const { request, owner, _id, png } = await openHostileServer()

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
  '/server/config/config.ts',
])('%s leads to no file', async path => {
  const response = await request(path)
  const text = await response.clone().text()
  expect([400, 404]).toContain(await rejected(response))
  expect(text).not.toMatch(/devDependencies|SQLite format|root:/)
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
  const page = await request(`/our-clients/${id}`)
  const mended = page.status === 308 ? page.headers.get('location') : null // where an escape is broken
  expect([400, 404]).toContain(await rejected(mended ? await request(mended) : page))
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

const utf8 = (text: string) => Buffer.from(text)

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
  for (const more of [`X-Long: ${'x'.repeat(1_000_000)}\r\n`, 'X-More: y\r\n'.repeat(50_000)]) {
    for (const boundary of ['b', '"b"'])
      expect(await rejected(await send('/api/v1/images', formOf(more), boundary))).toBe(413)
    for (const procedure of ['previewImport', 'import'])
      expect(await rejected(await send(`/api/trpc/clients.${procedure}`, formOf(more, 'file')))).toBe(413)
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
