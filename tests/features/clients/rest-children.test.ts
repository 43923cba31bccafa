import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, picture, qatar, errorOf } from '../../server/test-server.ts'
import { openRestServer } from './rest-server.ts'

const { request, upload, read, owner, post, patch, add } = await openRestServer()

test('our own picture address is stored as a path and returned as an address', async () => {
  const { url } = (await upload(await picture().jpeg().toBuffer(), { cookie: owner })).body.data
  expect(url).toMatch(/^https:\/\/agency\.example\/pictures\//)
  const path = url.slice('https://agency.example'.length)
  const client = await add({ ...qatar, countryFlagImage: url, image: [path, url] })
  expect(client).toMatchObject({ countryFlagImage: url, image: [url, url] })
  expect(
    await read.clientCountry.findUnique({
      where: { id: client._id },
      select: { countryFlagImage: true, image: { select: { url: true } } },
    }),
  ).toEqual({ countryFlagImage: path, image: [{ url: path }, { url: path }] })
})

test('a record cannot name a picture of ours that is not stored', async () => {
  const url = `https://agency.example/pictures/${'a'.repeat(32)}-10x10.webp`
  const before = await read.clientCountry.count()
  const message = 'A picture of this record is no longer stored. Choose the file again.'
  for (const [path, json] of [
    ['image.1', { image: [qatar.image[0], url] }],
    ['countryFlagImage', { countryFlagImage: url }],
  ] as const) {
    const response = await post({ ...qatar, ...json })
    expect([response.status, (await errorOf(response)).issues]).toEqual([400, [{ path, message }]])
  }
  const { _id } = await add()
  expect((await patch(_id, { countryName: 'Half', image: [url] })).status).toBe(400)
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({ ...qatar, version: 1 })
  expect(await read.clientCountry.count()).toBe(before + 1)
})

test.each([
  ['countryName', 'Oman'],
  ['workSummary', 'Other work'],
  ['countryFlagImage', 'https://pictures.example/oman.png'],
  ['image', []],
  ['company', []],
])('changing %s keeps everything else', async (field, value) => {
  const client = await add()
  expect((await bodyOf(await patch(client._id, { [field]: value }))).data).toEqual({
    ...client,
    [field]: value,
    ...(field === 'countryName' && { countryNameBn: 'ওমান' }),
    version: 2,
    updatedAt: expect.any(String),
  })
})

test('companies keep their _id through an update, and a new one gets its own', async () => {
  const {
    _id,
    company: [doha, pearl],
  } = await add()
  const company = [
    { companyName: 'New One', companySector: 'Building', valueOfEmployement: 5 },
    { ...pearl, valueOfEmployement: 50 },
    doha,
    { ...doha, companyName: 'A copy' },
  ]
  const changed = (await bodyOf(await patch(_id, { company }))).data
  expect(changed.company.map(entry => entry.companyName)).toEqual([
    'New One',
    'Pearl Kitchens',
    'Doha Facilities',
    'A copy',
  ])
  expect(changed.company[1]).toEqual({ ...pearl, valueOfEmployement: 50 })
  expect(changed.company[2]).toEqual(doha)
  expect(new Set(changed.company.map(entry => entry._id)).size).toBe(4)
})

test("the _id of another country's company is not taken over", async () => {
  const [other, mine] = [await add(), await add()]
  const changed = (await bodyOf(await patch(mine._id, { company: [other.company[0]] }))).data
  expect(changed.company[0]!._id).not.toBe(other.company[0]!._id)
  expect((await bodyOf(await request(`${CLIENTS}/${other._id}`))).data).toEqual(other)
})

test('companies and pictures keep the order in which they were given', async () => {
  const image = Array.from({ length: 40 }, (_, n) => `https://pictures.example/${(n * 7) % 40}.png`)
  const company = image.map((url, n) => ({
    companyName: `Company ${(n * 11) % 40}`,
    companySector: url,
    valueOfEmployement: n,
  }))
  const { _id } = await add({ ...qatar, image, company })
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({ image, company })
  expect(
    (await bodyOf(await patch(_id, { image: image.toReversed(), company: company.toReversed() }))).data,
  ).toMatchObject({ image: image.toReversed(), company: company.toReversed() })
})

test('lists have a bound, which the error names', async () => {
  const response = await post({
    ...qatar,
    company: Array.from({ length: 301 }, () => qatar.company[0]),
    image: Array.from({ length: 301 }, () => qatar.image[0]),
  })
  expect((await errorOf(response)).issues).toEqual([
    { path: 'company', message: 'At most 300 companies in one country' },
    { path: 'image', message: 'At most 300 pictures in one country' },
  ])
})
