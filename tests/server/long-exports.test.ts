import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { read, write, request, signUp } = await openTestServer()
const workers = await import('#server/features/workers/list.ts')
const applications = await import('#server/features/applications/lists/list.ts')
const enquiries = await import('#server/features/enquiries/list.ts')
const owner = (await signUp('owner')).cookie
const COUNT = 700 // more than are read at once
const START = Date.parse('2026-11-01T04:00:00Z')
const WHO = { name: 'Abdul Karim', nameKey: 'abdulkarim', phone: '8801712345678', district: 'bogura', trade: 'mason' }

const numbered = <Row extends object>(row: (id: string, createdAt: Date) => Row) =>
  Array.from({ length: COUNT }, (_, n) => row(`row-${String(n).padStart(4, '0')}`, new Date(START + n)))

/** The ids of a download, during which the first record leaves the list. */
async function download(rows: AsyncIterable<{ id: string }>, leave: () => Promise<unknown>) {
  const ids: string[] = []
  for await (const { id } of rows) if (ids.push(id) === 1) await leave()
  return ids
}
const all = numbered(id => ({ id })).map(({ id }) => id)

test('a long list of workers is downloaded whole, though one is archived meanwhile', async () => {
  const data = numbered((id, createdAt) => ({ id, createdAt, reference: id, ...WHO }))
  await write(transaction => transaction.worker.createMany({ data }))
  const leave = () =>
    write(transaction => transaction.worker.update({ where: { id: all[0]! }, data: { state: 'archived' } }))
  expect(await download(workers.all({}), leave)).toEqual(all)
})

test('a long list of applications is downloaded whole, though one is moved meanwhile', async () => {
  const data = numbered((id, createdAt) => ({
    id,
    createdAt,
    reference: id,
    ...WHO,
    years: 5,
    hasPassport: true,
    registered: 'yes',
    source: 'website',
    consent: 1,
    codeHash: id,
    linkHash: id,
    deleteAfter: createdAt,
  }))
  await write(transaction => transaction.application.createMany({ data }))
  const leave = () =>
    write(transaction => transaction.application.update({ where: { id: all[0]! }, data: { state: 'called' } }))
  expect(await download(applications.all({ id: '' }, { state: 'received' }), leave)).toEqual(all)
})

test('a long list of messages is downloaded whole, though one is deleted meanwhile', async () => {
  const data = numbered((id, createdAt) => ({
    id,
    createdAt,
    reference: id,
    lastName: 'Rahman',
    company: 'agency',
    message: 'Hello',
  }))
  await write(transaction => transaction.enquiry.createMany({ data }))
  const leave = () => write(transaction => transaction.enquiry.delete({ where: { id: all[0]! } }))
  expect(await download(enquiries.all({ id: '' }, {}), leave)).toEqual(all)
})

test.each(['workers', 'applications', 'enquiries'])('a file of %s has nobody who was not asked for', async name => {
  for (const query of ['page=2', 'sort=best', `search=${'x'.repeat(500)}`]) {
    const answer = await request(`/admin/${name}.csv?${query}`, { cookie: owner })
    expect([query, answer.status]).toEqual([query, 400])
  }
  expect(await read.activity.count({ where: { action: { endsWith: '-exported' } } })).toBe(0)
})
