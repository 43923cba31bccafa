import { beforeEach, expect, test } from 'vitest'
import { callsThrough } from '../calls.ts'
import { inDays } from '../vacancies/job.ts'
import { karim, openFiles, PASSPORT } from './files.ts'

const server = await openFiles()
const { prisma, read, ask, act, add, clerk, logged, empty } = server

beforeEach(empty)

const person = { name: 'Abdul Karim', phone: '01712-345678', passport: PASSPORT, trade: 'mason', years: '4' }
const sendKey = '6f1d0c58-52d4-4a9c-8a53-3a7d5f1b2c11'
type Made = { id: string; receipt: { id: string; reference: string; code: string; text: string } }
const walkIn = (values: object = {}, as?: string) =>
  act<Made>('walkIn', { ...person, language: 'bn', sendKey, ...values }, as)

test('one press makes the file and the application of a walk-in', async () => {
  const { id, receipt } = await walkIn({}, clerk)
  const file = await ask('byId', { id })
  expect(file).toMatchObject({ name: 'Abdul Karim', phone: '8801712345678', trade: 'mason', has: { passport: true } })
  expect(file.experience).toBe('4 years')
  expect(file.applications).toMatchObject([{ id: receipt.id, state: 'received', years: 4, hasPassport: true }])
  expect(await read.application.findUnique({ where: { id: receipt.id } })).toMatchObject({
    name: 'Abdul Karim',
    phone: '8801712345678',
    source: 'office',
    language: 'bn',
    vacancyId: null,
    workerId: id,
  })
  expect(receipt.code).toMatch(/^\d{8}$/)
  expect(receipt.text).toContain(receipt.reference)
  expect(await logged(id)).toEqual(['worker-added', 'worker-linked'])
  expect(await logged(receipt.id)).toEqual(['application-added'])
})

test('a passport that ends too early for a job is told before', async () => {
  const { ask: find } = callsThrough(server)
  const gapOf = (expiresOn: string) => find('workers.passportGap', { vacancy: '', expiresOn }, clerk)
  expect(await gapOf(inDays(90))).toMatchObject({ kind: 'passport', why: 'short', short: { months: 6 } })
  expect(await gapOf(inDays(-1))).toMatchObject({ why: 'ended' })
  expect(await gapOf(inDays(400))).toBeNull()
})

test('a walk-in that is sent twice is one person with one application', async () => {
  const first = await walkIn()
  const again = await walkIn()
  expect(again).toMatchObject({ id: first.id, receipt: { id: first.receipt.id } })
  expect(await read.worker.count()).toBe(1)
  expect(await read.application.count()).toBe(1)
  await expect(walkIn({ nameBn: 'করিম' })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('neither file nor application is left where the passport is known', async () => {
  await add(karim)
  await expect(walkIn({ phone: '01911111111' })).rejects.toMatchObject({ code: 'CONFLICT', field: 'passport' })
  expect(await read.application.count()).toBe(0)
  expect(await read.worker.count()).toBe(1)
})

test('a telephone that somebody has is told, and who has seen it goes on', async () => {
  const { id, reference } = await add(karim)
  const other = await server.apply({ name: 'Rahim Uddin' })
  const known = await act('known', { phone: '01712-345678' }, clerk)
  expect(known).toMatchObject({ files: [{ id }], applications: [{ id: other.id, name: 'Rahim Uddin' }] })
  await expect(walkIn({ passport: '' })).rejects.toMatchObject({
    code: 'CONFLICT',
    field: 'phone',
    message: expect.stringContaining(reference),
  })
  await expect(walkIn({ passport: '', seen: [id] })).rejects.toMatchObject({ field: 'phone' })
  expect(await read.worker.count()).toBe(1)
  const made = await walkIn({ passport: '', name: 'Rafiqul Islam', seen: [id, other.id] })
  expect(await walkIn({ passport: '', name: 'Rafiqul Islam' })).toMatchObject({ id: made.id })
  expect(await act('known', { passport: 'a 0123 4567' }, clerk)).toMatchObject({ passport: { id, reference } })
  expect(await act('known', {}, clerk)).toEqual({ files: [], applications: [] })
})

test.each([
  ['trade', ''],
  ['years', ''],
  ['phone', '0171'],
  ['name', ''],
])('a walk-in without a right %s is told at its field', async (field, value) => {
  await expect(walkIn({ [field]: value })).rejects.toMatchObject({
    issues: [expect.objectContaining({ path: field })],
  })
})

test('a new application has what its file has', async () => {
  const { id } = await add({ ...karim, registrationNo: 'BMET-1' })
  const asked = { worker: id, trade: 'electrician', years: '6', language: 'bn', sendKey }
  const { receipt } = await act<Made>('addApplication', asked, clerk)
  expect(await read.application.findUnique({ where: { id: receipt.id } })).toMatchObject({
    name: 'Abdul Karim',
    phone: '8801712345678',
    district: 'bogura',
    trade: 'electrician',
    years: 6,
    hasPassport: true,
    registered: 'yes',
    workerId: id,
  })
  expect((await act<Made>('addApplication', asked)).receipt.id).toBe(receipt.id)
  expect((await ask('byId', { id })).applications).toHaveLength(1)
})

test('no application is made for a file that is to be erased', async () => {
  const { id } = await add()
  await prisma.worker.update({ where: { id }, data: { eraseAt: new Date() } })
  const asked = { worker: id, trade: 'mason', years: '6', language: 'bn', sendKey }
  await expect(act('addApplication', asked)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await read.application.count()).toBe(0)
})
