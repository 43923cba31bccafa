import { beforeEach, expect, test, vi } from 'vitest'
import { monthsFrom } from '#i18n/typed/day.ts'
import { karim, openFiles } from './files.ts'
import { picture } from '../../server/test-server.ts'

import { inDays, steadyDay } from '../vacancies/job.ts'

const files = await openFiles()
const { prisma, read, request, mutate, ask, add, addDocument, act, apply, logged, empty } = files
const { owner, caseworker, clerk, mailsTo } = files
const { attachments } = await import('#server/files/store.ts')
const { sweepAttachments } = await import('#server/files/attachment.ts')
const { eraseNow } = await import('#server/features/workers/domain.ts')
const { remindOfExpiry } = await import('#server/features/workers/reminders.ts')
const { workersOnDesk } = await import('#server/features/workers/desk.ts')
const DAY_MS = 24 * 60 * 60 * 1000
const jpeg = await picture({ colour: '#804020' }).jpeg().toBuffer()

beforeEach(empty)

const bringOne = async (...given: Parameters<typeof addDocument>) => (await addDocument(...given)).result!.data.id
const save = (id: string, as = owner) => request(`/admin/workers/files/${id}`, { cookie: as })

test('a document has its days, and the newest of its kind stands for it', async () => {
  const { id } = await add()
  await bringOne(id, 'medical', { number: 'GM-1', issuedOn: inDays(-100), expiresOn: inDays(-10) })
  expect((await ask('byId', { id })).documents).toMatchObject([{ kind: 'medical', ends: 'ended', isReplaced: false }])
  await bringOne(id, 'medical', { number: 'GM-2', expiresOn: inDays(85) })
  expect((await ask('byId', { id })).documents).toMatchObject([
    { number: 'GM-2', ends: 'soon', isReplaced: false },
    { number: 'GM-1', isReplaced: true },
  ])
  await bringOne(id, 'other', { expiresOn: inDays(20) })
  await bringOne(id, 'other', { expiresOn: inDays(50) })
  expect((await ask('list', { show: 'expires' })).rows).toMatchObject([
    { id, ends: { kind: 'other', on: inDays(20), hasEnded: false, isOver: false } },
  ])
})

test('a scan that is sent again is one document, its key for no other', async () => {
  const { id } = await add()
  const sendKey = 'a'.repeat(32)
  const send = (file: Uint8Array, key = sendKey) => addDocument(id, 'police', { number: '7', sendKey: key }, file)
  const answers = [await send(jpeg), await send(jpeg), ...(await Promise.all([send(jpeg), send(jpeg)]))]
  expect(answers.map(({ result }) => result?.data.id)).toEqual(Array.from({ length: 4 }, () => sendKey))
  const other = await picture({ colour: '#123456' }).jpeg().toBuffer()
  expect((await send(other)).error).toMatchObject({ data: { code: 'CONFLICT' } })
  await send(jpeg, 'b'.repeat(32))
  expect(await read.workerDocument.count()).toBe(2)
  expect(await attachments().list()).toHaveLength(2)
})

test('a document of a day that is still to come is replaced as well', async () => {
  const { id } = await add()
  const early = await bringOne(id, 'medical', { number: 'GM-1', expiresOn: inDays(30) })
  await prisma.workerDocument.update({
    where: { id: early },
    data: { createdAt: new Date(Date.now() + 3650 * DAY_MS) },
  })
  await bringOne(id, 'medical', { number: 'GM-2', expiresOn: inDays(60) })
  expect((await ask('byId', { id })).documents).toMatchObject([
    { number: 'GM-2', isReplaced: false },
    { number: 'GM-1', isReplaced: true },
  ])
})

test('what is missing for the next step follows the application that changed last', async () => {
  const application = await apply()
  const { id } = await add({ name: 'Monir', phone: '01511111111' }, owner, application.id)
  expect(await ask('byId', { id })).toMatchObject({ missing: [] })
  await prisma.application.update({ where: { id: application.id }, data: { state: 'selected' } })
  expect(await ask('byId', { id })).toMatchObject({
    missing: [
      { kind: 'passport', why: 'missing' },
      { kind: 'photograph', why: 'missing' },
    ],
    missingFor: 'medical',
  })
  await act('edit', { id, seen: 1, values: { ...karim, passportExpiresOn: inDays(-1) } })
  await bringOne(id, 'photograph')
  expect(await ask('byId', { id })).toMatchObject({ missing: [{ kind: 'passport', why: 'ended' }] })
  await act('edit', { id, seen: 2, values: { ...karim, passportExpiresOn: inDays(900) } })
  expect((await ask('list')).rows).toMatchObject([{ missing: [], missingFor: 'medical' }])
})

test('a file is made anew, sealed, and saved under a name of ours', async () => {
  const { id, reference } = await add()
  const document = await bringOne(id, 'medical', {}, jpeg)
  const { storedName } = await read.workerDocument.findUniqueOrThrow({ where: { id: document } })
  const stored = await attachments().get(storedName!)
  expect(stored!.includes(Buffer.from('JFIF'))).toBe(false)
  const saved = await save(document)
  expect(saved.headers.get('content-disposition')).toContain(`${reference}-medical.jpg`)
  expect(Buffer.from(await saved.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(await logged(id)).toContain('worker-document-opened')
})

test('the page of a passport takes the right to sealed numbers', async () => {
  const { id } = await add()
  const document = await bringOne(id, 'passport', { number: 'A0000001' }, jpeg, clerk)
  expect((await save(document, clerk)).status).toBe(403)
  expect((await save(document, caseworker)).status).toBe(200)
  expect(await read.workerDocument.findFirst()).toMatchObject({ number: '', expiresOn: '' })
})

test('what is no picture and no PDF is refused at its field, and leaves nothing', async () => {
  const { id } = await add()
  const { error } = await addDocument(id, 'medical', {}, Buffer.from('hello'))
  expect(error?.data.field).toBe('file')
  expect(await addDocument(id, 'diary')).toMatchObject({ error: { data: { issues: [{ path: 'kind' }] } } })
  expect(await read.workerDocument.count()).toBe(0)
})

test('who has seen the original is noted, and can be taken back', async () => {
  const { id } = await add()
  const document = await bringOne(id, 'police')
  await act('documents.check', { id: document, seen: 1 }, caseworker)
  expect((await ask('byId', { id })).documents).toMatchObject([{ checkedBy: 'caseworker', checkedOn: inDays(0) }])
  await act('documents.uncheck', { id: document }, caseworker)
  expect((await ask('byId', { id })).documents).toMatchObject([{ checkedOn: '' }])
})

test('files go with their document, and with the file of the worker', async () => {
  const { id } = await add()
  const [first, second] = [
    await bringOne(id, 'medical', {}, jpeg),
    await bringOne(id, 'visa', {}, await picture({ colour: '#123456' }).jpeg().toBuffer()),
  ]
  await sweepAttachments(Date.now() + 2 * DAY_MS)
  expect(await attachments().list()).toHaveLength(2)
  await act('documents.remove', { id: first })
  expect(await attachments().list()).toHaveLength(1)
  expect((await save(first)).status).toBe(404)
  await files.write(transaction => eraseNow(transaction, [id]))
  expect(await attachments().list()).toHaveLength(0)
  expect((await save(second)).status).toBe(404)
})

test('what came within 30 days while nothing ran is told on the next day, once', async () => {
  await add({ ...karim, passportExpiresOn: monthsFrom(steadyDay(28), 6) })
  await prisma.noticeChoice.createMany({
    data: (await read.user.findMany()).map(({ id: userId }) => ({ userId, event: 'worker-expiry', timing: 'now' })),
  })
  const mails = async () => (await mailsTo('caseworker@agency.example')).length
  const before = await mails()
  const noon = (days: number) => Date.parse(`${inDays(days)}T06:00:00Z`)
  for (const days of [0, 0, 1]) await remindOfExpiry(noon(days))
  expect((await mails()) - before).toBe(1)
  await remindOfExpiry(noon(22))
  expect((await mails()) - before).toBe(2)
  await prisma.noticeChoice.deleteMany()
  await prisma.reported.deleteMany()
})

const move = async (id: string, from: string, state: string) => {
  const words = { sentence: 'Well.', nextStep: '', cost: null, payer: null }
  const input = { id, from, state, ...words, skip: 'Known to be so' }
  const { body } = await mutate('applications.move', input, owner)
  expect(body).toMatchObject({ result: { data: { event: expect.any(String) } } })
  return (body as { result: { data: { event: string } } }).result.data.event
}
const undo = (id: string, event: string) => mutate('applications.undoMove', { id, event }, owner)

test('what ends is told until its journey has led abroad, and again after a return', async () => {
  const application = (await apply()).id
  const { id } = await add({ ...karim, passportExpiresOn: monthsFrom(steadyDay(60), 6) }, owner, application)
  await move(application, 'received', 'ticket')
  await bringOne(id, 'medical', { expiresOn: inDays(3) })
  const told = async () => [
    (await ask('list', { show: 'expires' })).rows.map(({ ends }) => ends?.kind),
    (await ask('byId', { id })).ends?.kind,
    (await workersOnDesk()).map(({ count }) => count),
  ]
  expect(await told()).toEqual([['medical'], 'medical', [1, 0, 0]])
  const event = await move(application, 'ticket', 'departed')
  expect(await told()).toEqual([[], undefined, [0, 0, 0]])
  await undo(application, event)
  expect(await told()).toEqual([['medical'], 'medical', [1, 0, 0]])
  await move(application, 'ticket', 'departed')
  await bringOne(id, 'police', { expiresOn: inDays(5) })
  await act('edit', { id, seen: 1, values: { ...karim, passportExpiresOn: monthsFrom(steadyDay(50), 6) } })
  expect(await told()).toEqual([[], undefined, [0, 0, 0]])
  await move(application, 'departed', 'returned')
  expect(await told()).toEqual([['police'], 'police', [1, 0, 0]])
  await act('unlink', { id: application })
  expect(await told()).toEqual([['police'], 'police', [1, 0, 0]])
})

test('of an application that is rejected, or goes to another file, nothing is told', async () => {
  const application = (await apply()).id
  const { id } = await add({ ...karim, passportExpiresOn: '' }, owner, application)
  await move(application, 'received', 'medical')
  await bringOne(id, 'medical', { expiresOn: inDays(3) })
  const { id: other } = await add({ name: 'Monir', phone: '01811111111' })
  const told = async () => (await ask('list', { show: 'expires' })).rows.map(row => row.id)
  expect(await told()).toEqual([id])
  await act('unlink', { id: application })
  expect(await told()).toEqual([])
  await act('link', { application, worker: other })
  expect(await told()).toEqual([other])
  await move(application, 'medical', 'rejected')
  expect(await told()).toEqual([])
})

test('what an earlier version has noted as ending is looked at again in the morning', async () => {
  const application = (await apply()).id
  const { id } = await add({ ...karim, passportExpiresOn: monthsFrom(steadyDay(3), 6) }, owner, application)
  await prisma.application.update({ where: { id: application }, data: { state: 'arrived' } })
  expect((await workersOnDesk())[0]).toMatchObject({ count: 1 })
  const before = (await mailsTo('owner@agency.example')).length
  await remindOfExpiry(Date.parse(`${inDays(0)}T06:00:00Z`))
  expect((await workersOnDesk())[0]).toMatchObject({ count: 0 })
  expect(await read.worker.findUnique({ where: { id } })).toMatchObject({ expiresOn: '' })
  expect(await mailsTo('owner@agency.example')).toHaveLength(before)
  await prisma.reported.deleteMany()
})

test('the dashboard counts what ends, a mail tells of it on the days before', async () => {
  const { id } = await add({ ...karim, passportExpiresOn: monthsFrom(steadyDay(30), 6) })
  expect((await workersOnDesk()).map(({ count }) => count)).toEqual([0, 1, 0])
  await bringOne(id, 'visa', { expiresOn: inDays(3) })
  expect((await workersOnDesk()).map(({ count }) => count)).toEqual([1, 0, 0])
  await prisma.noticeChoice.createMany({
    data: (await read.user.findMany()).map(({ id: userId }) => ({ userId, event: 'worker-expiry', timing: 'now' })),
  })
  const before = (await mailsTo('caseworker@agency.example')).length
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${inDays(0)}T05:00:00Z`) })
  await remindOfExpiry()
  await remindOfExpiry()
  const mails = (await mailsTo('caseworker@agency.example')).slice(before)
  vi.useRealTimers()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('documents of workers end soon')])
  expect(mails[0]!.text).not.toContain('Karim')
})
