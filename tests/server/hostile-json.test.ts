import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, qatar } from './test-server.ts'
import { openHostileServer, rejected } from './hostile-server.ts'

const { request, owner, _id } = await openHostileServer()

test.each<[string, string]>([
  ['__proto__', '{"__proto__": {"isAdmin": true}, "countryName": ""}'],
  ['constructor', '{"constructor": {"prototype": {"isAdmin": true}}, "countryName": ""}'],
  ['a company of prototypes', '{"company": [{"__proto__": {"companyName": "x", "companySector": "x"}}]}'],
  ['20,000 levels', `{"company": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  [
    'a number beyond all numbers',
    '{"company": [{"companyName": "a", "companySector": "b", "valueOfEmployement": 1e999}]}',
  ],
  ['a body of a megabyte', JSON.stringify({ workSummary: 'x'.repeat(1024 * 1024) })],
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

const utf8 = (text: string) => Buffer.from(text)
const whole = JSON.stringify(qatar)

test.each<[string, Buffer, RegExp]>([
  ['a byte order mark', utf8(`\uFEFF${whole}`), /byte order mark/],
  [
    'bytes that are no UTF-8',
    Buffer.concat([utf8(whole.slice(0, 20)), Buffer.from([0xc3, 0x28, 0xff]), utf8(whole.slice(20))]),
    /UTF-8/,
  ],
  ['UTF-16', Buffer.from(whole, 'utf16le'), /no JSON|UTF-8/],
  ['a key twice', utf8(whole.replace('{', '{"countryName":"Oman",')), /“countryName” twice/],
  ['a key twice, written otherwise', utf8(whole.replace('{', '{"country\\u004eame" : "Oman",')), /“countryName” twice/],
  [
    'a key twice inside',
    utf8(whole.replace('{"companyName"', '{"companySector":"x","companyName"')),
    /“companySector” twice/,
  ],
  ['a comma too many', utf8(`${whole.slice(0, -1)},}`), /no JSON that can be read/],
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
