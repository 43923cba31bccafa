import { beforeEach, expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { openText } from '#server/features/complaints/sealing.ts'
import { inMemory } from '#server/http/spool.ts'
import { openOfficers, TOLD } from './officers.ts'

const office = await openOfficers()
const { read, write, request, ask, act, complain, goOn, setDays, idOf, nadia, tariq, mutate, owner } = office
const SLIP = Buffer.from('%PDF-1.4 a salary slip')
const PDF = { kind: 'pdf' as const, kept: inMemory(SLIP) }

/** What the person reads. */
async function textsFor(complaintId: string) {
  const entries = await read.complaintEntry.findMany({
    where: { complaintId, kind: { in: ['person', 'officer'] } },
    orderBy: { position: 'asc' },
  })
  return entries.map(({ text }) => openText(complaintId, text))
}

beforeEach(async () => {
  await write(async transaction => {
    await transaction.complaint.deleteMany()
    await transaction.user.updateMany({ where: { role: 'officer' }, data: { status: 'active' } })
  })
})

test('an officer reads the complaint, and the answer is on the page of its person', async () => {
  const { id } = await complain({ about: 'employer', place: 'QA', contact: '01712-345678' }, [PDF])
  const complaint = await ask('byId', { id })
  expect(complaint).toMatchObject({
    state: 'new',
    about: 'employer',
    place: 'QA',
    contact: '01712-345678',
    day: today(),
    isRead: false,
    entries: [{ kind: 'person', text: TOLD, day: today(), files: [{ kind: 'pdf' }] }],
  })
  await act('markRead', { id })
  await act('answer', { id, seen: complaint.version, text: 'We are calling your employer today.' })
  await act('addNote', { id, text: 'He was calm on the phone' })
  expect(await textsFor(id)).toEqual([TOLD, 'We are calling your employer today.'])
  expect(await ask('byId', { id })).toMatchObject({
    state: 'answered',
    isRead: true,
    answeredOn: today(),
    officerId: await idOf('nadia'),
    entries: [{}, { kind: 'officer', by: 'nadia' }, { kind: 'note', text: 'He was calm on the phone' }],
  })
})

test('what officers see of a complaint has days and no hours', async () => {
  const { id } = await complain()
  await act('addNote', { id, text: 'Read' })
  const seen = JSON.stringify([await ask('list'), await ask('byId', { id })])
  expect(seen).toContain(today())
  expect(seen).not.toMatch(/\d\d:\d\d|T\d\d/)
})

test('of two officers at once the second is told what happened', async () => {
  const { id } = await complain()
  const { version: seen } = await ask('byId', { id })
  await act('answer', { id, seen, text: 'Please call us.' })
  for (const [name, input] of [
    ['answer', { text: 'We are looking into it.' }],
    ['close', { reason: 'settled', text: 'Done.' }],
    ['assign', { to: 'me' }],
  ] as const)
    await expect(act(name, { id, seen, ...input }, tariq), name).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: expect.stringContaining('nadia has changed this complaint meanwhile'),
    })
  await goOn(id, 'I have called')
  await expect(act('answer', { id, seen: seen + 1, text: 'Well?' }, tariq)).rejects.toThrow('person has written again')
  expect((await ask('byId', { id })).entries).toHaveLength(3)
  await act('answer', { id, seen: seen + 2, text: 'Thank you.' }, tariq)
})

test('two answers at the same moment are one answer', async () => {
  const { id } = await complain()
  const { version: seen } = await ask('byId', { id })
  const sent = await Promise.allSettled([
    act('answer', { id, seen, text: 'One' }),
    act('answer', { id, seen, text: 'Two' }, tariq),
  ])
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await ask('byId', { id })).entries).toHaveLength(2)
})

test('closing takes a reason and a sentence, and opening again lets the person write', async () => {
  const { id } = await complain()
  const { version: seen } = await ask('byId', { id })
  await expect(act('close', { id, seen, reason: 'settled', text: ' ' })).rejects.toThrow('Write a sentence')
  await expect(act('close', { id, seen, reason: 'tired', text: 'Enough.' })).rejects.toThrow('Choose a reason')
  await act('close', { id, seen, reason: 'referred', text: 'BMET has your case now.' })
  const closed = await ask('byId', { id })
  expect(closed).toMatchObject({ state: 'closed', closedFor: 'referred', closedOn: today(), answeredOn: today() })
  expect(closed.deleteOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(closed.entries.at(-1)).toMatchObject({ kind: 'change', change: { what: 'closed', detail: 'referred' } })
  expect((await textsFor(id)).at(-1)).toBe('BMET has your case now.')
  await expect(goOn(id, 'Wait')).rejects.toThrow('takes no more messages')
  await expect(act('answer', { id, seen: closed.version, text: 'More' })).rejects.toThrow('Open it again')
  await act('reopen', { id, seen: closed.version })
  await goOn(id, 'Wait')
  expect(await ask('byId', { id })).toMatchObject({ state: 'waiting', closedOn: null, deleteOn: null, closedFor: '' })
})

test('a complaint is given to an active officer alone', async () => {
  const { id } = await complain()
  await act('assign', { id, seen: 1, to: await idOf('tariq') })
  expect(await ask('byId', { id })).toMatchObject({
    officer: 'tariq',
    entries: [{}, { change: { what: 'assigned', detail: 'tariq' } }],
  })
  await expect(act('assign', { id, seen: 2, to: await idOf('owner') })).rejects.toThrow('cannot read complaints')
  await act('assign', { id, seen: 2, to: null })
  expect((await ask('byId', { id })).officerId).toBeNull()
  expect((await ask('officers')).map(({ name }) => name)).toEqual(['nadia', 'tariq'])
})

test('an officer notes what a complaint is about, which its person is not told', async () => {
  const { id } = await complain({ contact: 'Hasan, 01712345678' })
  const before = await textsFor(id)
  await act('classify', { id, seen: 1, about: 'employer', place: 'SA' })
  const { about, place, contact, state, entries } = await ask('byId', { id })
  expect({ about, place, contact, state }).toEqual({
    about: 'employer',
    place: 'SA',
    contact: 'Hasan, 01712345678',
    state: 'new',
  })
  expect(entries.at(-1)).toMatchObject({ by: 'nadia', change: { what: 'classified', about: 'employer', place: 'SA' } })
  expect((await ask('list', { about: 'employer', place: 'SA' })).rows.map(each => each.id)).toContain(id)
  expect(await textsFor(id)).toEqual(before)
  await expect(act('classify', { id, seen: 1, about: '', place: '' })).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  })
  await expect(act('classify', { id, seen: 2, about: '', place: '' }, owner)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('the list is narrowed down, searched in what was written, and walked', async () => {
  const late = await complain({ text: 'No salary since March', about: 'employer', place: 'SA' })
  await setDays(late.id, { day: '2026-01-05', dueOn: '2026-01-26' })
  const one = await complain({ about: 'person', place: 'QA' })
  await setDays(one.id, { dueOn: '2999-01-01' })
  const done = await complain({ text: 'আমার পাসপোর্ট নিয়ে গেছে' })
  await setDays(done.id, { dueOn: '2999-01-02' })
  await act('answer', { id: done.id, seen: 1, text: 'We write to the embassy' })
  const ids = async (filter: object) => (await ask('list', filter)).rows.map(({ id }) => id)
  expect(await ids({})).toEqual([late.id, one.id, done.id])
  expect(await ids({ state: 'todo' })).toEqual([late.id, one.id])
  expect(await ids({ show: 'overdue' })).toEqual([late.id])
  expect(await ids({ about: 'person' })).toEqual([one.id])
  expect(await ids({ place: 'SA' })).toEqual([late.id])
  expect(await ids({ officer: 'me' })).toEqual([done.id])
  expect(await ids({ search: 'ZUBAYRAH drawer' })).toEqual([one.id])
  expect(await ids({ search: 'পাসপোর্ট' })).toEqual([done.id])
  expect(await ids({ search: 'embassy' })).toEqual([done.id])
  expect(await ids({ sort: 'newest' })).toHaveLength(3)
  expect((await ask('list')).counts).toEqual({ new: 2, answered: 1 })
  const [row] = (await ask('list')).rows
  expect(row).toMatchObject({ isOverdue: true, excerpt: 'No salary since March', about: 'employer', place: 'SA' })
  expect(await ask('neighbours', { id: one.id, filter: {} })).toMatchObject({
    previous: late.id,
    next: done.id,
    number: 2,
    count: 3,
  })
  const afterAnswer = await ask('neighbours', { id: done.id, filter: { state: 'todo' } })
  expect(afterAnswer).toMatchObject({ previous: one.id, nextOpen: late.id, number: 3 })
})

test('a file is saved as it was sent, and nothing in it can run', async () => {
  const { id } = await complain({}, [PDF])
  const file = (await ask('byId', { id })).entries[0]!.files[0]!
  const answer = await request(`/admin/complaints/files/${file.id}`, { cookie: nadia })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(SLIP)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; filename="document-[\da-f]{6}\.pdf"; filename\*=/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('a suspended officer reads nothing from then on, in an open session either', async () => {
  const { id } = await complain()
  const cookie = (await mutate('accounts.signIn', { email: 'tariq@agency.example', password: 'correct horse' })).cookie
  expect((await ask('byId', { id }, cookie)).id).toBe(id)
  expect((await mutate('accounts.staff.suspend', { id: await idOf('tariq') }, office.owner)).status).toBe(200)
  await expect(ask('byId', { id }, cookie)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await write(transaction => transaction.user.updateMany({ where: { name: 'nadia' }, data: { status: 'suspended' } }))
  await expect(ask('byId', { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await read.complaint.count()).toBe(1)
})
