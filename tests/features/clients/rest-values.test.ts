import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, qatar, errorOf } from '../../server/test-server.ts'
import { openRestServer } from './rest-server.ts'

const { request, mutate, read, owner, post, patch, add } = await openRestServer()

const employing = (valueOfEmployement: unknown) => [
  { companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement },
]

test.each<[unknown, number]>([
  [0, 0],
  ['১,২৩৪', 1234],
  ['10000000', 10_000_000],
])('an employment value of %j is stored as %i', async (given, value) => {
  const client = await add({ ...qatar, company: employing(given) })
  expect(client.company[0]!.valueOfEmployement).toBe(value)
  expect(
    (await bodyOf(await patch(client._id, { company: employing(given) }))).data.company[0]!.valueOfEmployement,
  ).toBe(value)
})

test.each<[unknown, number | undefined]>([
  [1970, 1970],
  ['২০০৯', 2009],
  ['', undefined],
  [null, undefined],
])('a first placement in %j is stored as %j and survives other changes', async (given, year) => {
  const { _id, since } = await add({ ...qatar, since: given })
  expect(since).toBe(year)
  expect((await bodyOf(await patch(_id, { workSummary: 'Other work.' }))).data.since).toBe(year)
  await patch(_id, { since: 2000 })
  expect((await bodyOf(await patch(_id, { since: given }))).data.since).toBe(year)
})

test.each([1969, new Date().getFullYear() + 1, 2009.5, 'long ago', true, '2'.repeat(50)])(
  'a first placement in %j is an error that names the years allowed',
  async since => {
    const response = await post({ ...qatar, since })
    expect(response.status).toBe(400)
    expect((await errorOf(response)).issues).toEqual([
      { path: 'since', message: `Give a year from 1970 to ${new Date().getFullYear()}, such as 2009` },
    ])
  },
)

test.each<[unknown]>([['many'], [''], [null], [undefined], ['Infinity'], ['0x10'], ['1e3']])(
  'an employment value of %j is no number: null when adding, 0 when updating',
  async given => {
    const client = await add({ ...qatar, company: employing(given) })
    expect(client.company[0]!.valueOfEmployement).toBeNull()
    expect(
      (await bodyOf(await patch(client._id, { company: employing(given) }))).data.company[0]!.valueOfEmployement,
    ).toBe(0)
  },
)

test.each<[unknown, string]>([
  [1.5, 'Give a whole number, without a fraction'],
  [-1, 'The number cannot be below 0'],
  [10_000_001, 'The number can be at most 10,000,000'],
  [true, 'Give a whole number, such as 250'],
  ['9'.repeat(41), 'Give a whole number, such as 250'],
])('an employment value of %j is rejected with a sentence on create and update', async (given, sentence) => {
  const { _id } = await add()
  for (const response of [
    await post({ ...qatar, company: employing(given) }),
    await patch(_id, { company: employing(given) }),
  ]) {
    expect(response.status).toBe(400)
    expect((await errorOf(response)).issues).toEqual([{ path: 'company.0.valueOfEmployement', message: sentence }])
  }
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data.version).toBe(1)
})

test('each unknown field is rejected with its path, also inside a company', async () => {
  const { _id } = await add()
  const odd = { colour: 'red', size: 5, company: [{ ...qatar.company[0], valueOfEmployment: 5 }] }
  for (const response of [await post({ ...qatar, ...odd }), await patch(_id, odd)]) {
    const { issues } = await errorOf(response)
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['colour', 'company.0.valueOfEmployment', 'size'])
  }
})

test('an update without changes leaves version, activity log and caches as they are', async () => {
  const client = await add()
  const everything = async () => [
    await read.activity.count(),
    (await request(CLIENTS)).headers.get('etag'),
    await read.clientCountry.findUnique({ where: { id: client._id } }),
  ]
  const before = await everything()
  const response = await patch(client._id, {})
  expect([response.status, response.headers.get('etag'), (await bodyOf(response)).data]).toEqual([
    200,
    expect.stringMatching(/^"1-/),
    client,
  ])
  expect((await mutate('clients.update', { _id: client._id, version: 1 }, owner)).status).toBe(200)
  expect(
    (
      await request(`${CLIENTS}/${client._id}`, {
        method: 'PATCH',
        cookie: owner,
        json: {},
        headers: { 'if-match': '"2"' },
      })
    ).status,
  ).toBe(412)
  expect((await patch('no-such-id', {})).status).toBe(404)
  expect(await everything()).toEqual(before)
})

test.each([
  'https://pictures.example/a.png',
  'http://pictures.example/a.png?size=2#top',
  'https://bücher.example/ছবি.png',
])('a picture may have the address %s', async url => {
  const client = await add({ ...qatar, countryFlagImage: url, image: [url] })
  expect(client).toMatchObject({ countryFlagImage: url, image: [url] })
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'ftp://pictures.example/a.png',
  '//pictures.example/a.png',
  '/admin',
  '/pictures/../admin',
  '/pictures/a/b.webp',
  '',
  'https://user:secret@pictures.example/a.png',
  'https://user@pictures.example/a.png',
  `https://pictures.example/${'a'.repeat(2048)}`,
])('a picture may not have the address %s', async url => {
  const { _id } = await add()
  for (const json of [{ countryFlagImage: url }, { image: ['https://pictures.example/fine.png', url] }]) {
    for (const response of [await post({ ...qatar, ...json }), await patch(_id, json)]) {
      expect(response.status).toBe(400)
      expect((await errorOf(response)).issues).toEqual([
        { path: 'image' in json ? 'image.1' : 'countryFlagImage', message: expect.stringContaining('https://') },
      ])
    }
  }
})

test.each([
  'http://127.0.0.1/a.png',
  'http://2130706433/a.png',
  'http://[::1]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://[64:ff9b::7f00:1]/a.png',
  'http://[2002:7f00:1::]/a.png',
  'http://192.168.0.1/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://255.255.255.255/a.png',
  'https://LOCALHOST:8443/a.png',
  'http://localhost./a.png',
  'http://metadata.google.internal/a.png',
  'http://nas.home.arpa/a.png',
  'http://intranet/a.png',
  'https://pictures.example/a\nb.png',
  'ht\ntps://pictures.example/a.png',
  'https://pictures.example/a\u2028b.png',
])('a picture may not have the unreachable or broken address %j', async url => {
  for (const json of [{ countryFlagImage: url }, { image: [url] }]) {
    const response = await post({ ...qatar, ...json })
    expect([response.status, (await errorOf(response)).issues]).toEqual([
      400,
      [
        {
          path: 'image' in json ? 'image.0' : 'countryFlagImage',
          message: expect.stringMatching(/^A picture needs an address that (?:everybody can reach|begins with)/),
        },
      ],
    ])
  }
})
