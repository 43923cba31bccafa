import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, qatar, errorOf } from '../../server/test-server.ts'
import { openRestServer } from './rest-server.ts'

const { request, owner, patch, add } = await openRestServer()

test('an unchanged record returns 304 to a strong or weak ETag, a changed one 200', async () => {
  const { _id } = await add()
  const read = (etag: string) => request(`${CLIENTS}/${_id}`, { headers: { 'if-none-match': etag } })
  const tag = (await request(`${CLIENTS}/${_id}`)).headers.get('etag')!
  const unchanged = await read(tag)
  expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, tag, ''])
  expect((await read(`"7", W/${tag}`)).status).toBe(304)
  await patch(_id, { workSummary: 'Other work' })
  const changed = await read(tag)
  expect([changed.status, changed.headers.get('etag'), (await bodyOf(changed)).data.version]).toEqual([
    200,
    expect.stringMatching(/^"2-/),
    2,
  ])
})

test('the list has a tag of its own that every change renews', async () => {
  const { _id } = await add()
  const known = async () => ({ 'if-none-match': (await request(CLIENTS)).headers.get('etag')! })
  const headers = await known()
  expect((await request(CLIENTS, { headers })).status).toBe(304)
  await patch(_id, { countryName: 'State of Qatar' })
  expect((await request(CLIENTS, { headers })).status).toBe(200)
  const later = await known()
  await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner })
  expect((await request(CLIENTS, { headers: later })).status).toBe(200)
})

test('an edit or a deletion of what has changed since returns 412 and changes nothing', async () => {
  const { _id } = await add()
  await patch(_id, { countryName: 'Second' })
  const headers = { 'if-match': '"1"' }
  const edit = await patch(_id, { countryName: 'Late' }, headers)
  expect([edit.status, (await errorOf(edit)).code]).toEqual([412, 'PRECONDITION_FAILED'])
  expect((await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner, headers })).status).toBe(412)
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({ countryName: 'Second', version: 2 })
  expect((await patch(_id, { countryName: 'Third' }, { 'if-match': '"2"' })).status).toBe(200)
})

test.each([
  ['"77", "1"', 200],
  ['"a,b", "1"', 200],
  ['*', 200],
  [' * ', 200],
  ['W/"1"', 412],
  ['"77", "78"', 412],
  ['"77, 1"', 412],
  ['1', 412],
  ['', 412],
  ['"1', 412],
  ['"*"', 412],
])('If-Match: %s returns %i to an edit and to a deletion of version 1', async (tags, status) => {
  const { _id } = await add()
  const headers = { 'if-match': tags }
  expect((await request(`${CLIENTS}/${(await add())._id}`, { method: 'DELETE', cookie: owner, headers })).status).toBe(
    status,
  )
  expect((await patch(_id, { countryName: 'Oman' }, headers)).status).toBe(status)
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data.version).toBe(status === 200 ? 2 : 1)
})

const unknown = [{ companyName: 'Doha Facilities', companySector: 'Cleaning', valueOfEmployement: null }]

test('a record can be sent back as it was read, and says the same afterwards', async () => {
  const { _id } = await add({ ...qatar, company: [...qatar.company, ...unknown], since: 2009 })
  const { data } = await bodyOf(await request(`${CLIENTS}/${_id}`))
  const { version, updatedAt, ...same } = data
  const again = await patch(_id, data)
  expect([again.status, (await bodyOf(again)).data]).toEqual([200, { ...same, version, updatedAt }])
  const changed = await bodyOf(await patch(_id, { ...data, workSummary: 'Hotels.' }))
  expect(changed.data).toEqual({ ...same, workSummary: 'Hotels.', version: 2, updatedAt: expect.any(String) })
})

test.each([
  ['_id', 'another', 400],
  ['version', 1, 412],
  ['updatedAt', '2026-11-23T06:00:00.000Z', 412],
  ['countryNameBn', 'ওমান', 400],
])('a record whose %s is not that of the record is refused with its path', async (field, value, status) => {
  const { _id } = await add()
  await patch(_id, { workSummary: 'Other work' })
  for (const change of [{ workSummary: 'Late' }, {}]) {
    const response = await patch(_id, { ...change, [field]: value })
    expect([response.status, (await errorOf(response)).issues?.[0]?.path]).toEqual([status, field])
  }
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({
    workSummary: 'Other work',
    version: 2,
  })
})

test('a company whose number nobody knows is known after a change gives one', async () => {
  const { _id, company } = await add({ ...qatar, company: unknown })
  const numberAfter = async (value: number | null) =>
    (await bodyOf(await patch(_id, { company: [{ ...company[0], valueOfEmployement: value }] }))).data.company[0]!
      .valueOfEmployement
  expect([await numberAfter(null), await numberAfter(5), await numberAfter(null)]).toEqual([null, 5, 0])
})

test.each(['gzip', 'br'])('the tag of a record that came as %s lets its edit through', async encoding => {
  const { _id } = await add({ ...qatar, workSummary: 'Long enough to be packed. '.repeat(50) })
  for (const cookie of [undefined, owner]) {
    const seen = await request(`${CLIENTS}/${_id}`, { cookie, headers: { 'accept-encoding': encoding } })
    const tag = seen.headers.get('etag')!
    expect((await patch(_id, { countryName: cookie ? 'Oman' : 'Malta' }, { 'if-match': tag })).status).toBe(200)
    expect((await patch(_id, { countryName: 'Late' }, { 'if-match': tag })).status).toBe(412)
  }
})
