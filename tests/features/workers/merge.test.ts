import { beforeEach, expect, test } from 'vitest'
import { callsThrough } from '../calls.ts'
import { inDays } from '../vacancies/job.ts'
import { karim, NID, openFiles, PASSPORT } from './files.ts'

const files = await openFiles()
const { prisma, read, ask, act, add, addDocument, look, find, apply, logged, write, empty, owner, request } = files
const calls = callsThrough(files)
const { eraseNow } = await import('#server/features/workers/domain.ts')
const { flightsBetween } = await import('#server/features/workers/flights.ts')
const { findPeople } = await import('#server/features/workers/print/person.ts')

beforeEach(empty)

/** Two files of one man, each with an application and a document; the second has passport and NID. */
async function openTwo() {
  const [first, second] = [await apply(), await apply({ phone: '01812345679' })]
  const old = await add({ name: 'Abdul Karim', phone: '01712345678' }, undefined, first.id)
  const full = await add({ ...karim, phone: '01812345679' }, undefined, second.id)
  for (const [id, kind] of [
    [old.id, 'photograph'],
    [full.id, 'medical'],
  ] as const)
    await prisma.workerDocument.create({ data: { id: `${kind}-${id}`, workerId: id, kind, by: 'Owner' } })
  return { old, full, applications: [first.reference, second.reference].toSorted() }
}
const kindsIn = async (id: string) => (await ask('byId', { id })).documents.map(({ kind }) => kind).toSorted()

test('of two files one shows what both had, and both are found', async () => {
  const { old, full, applications } = await openTwo()
  await act('merge', { id: full.id, into: old.id })
  const both = await ask('byId', { id: full.id })
  expect(both).toMatchObject({ id: old.id, merged: [{ id: full.id, reference: full.reference }], alike: [] })
  expect(both.applications.map(({ reference }) => reference).toSorted()).toEqual(applications)
  expect(await kindsIn(old.id)).toEqual(['medical', 'photograph'])
  expect(await ask('list')).toMatchObject({ count: 1 })
  for (const words of [PASSPORT, NID, '01812345679', full.reference, 'করিম'])
    expect([words, (await ask('list', { search: words })).rows.map(({ id }) => id)]).toEqual([words, [old.id]])
})

test('a merge is taken back whole, but for what was moved on meanwhile', async () => {
  const { old, full } = await openTwo()
  await act('merge', { id: full.id, into: old.id })
  await prisma.workerDocument.create({ data: { id: 'later', workerId: old.id, kind: 'visa', by: 'Owner' } })
  await act('separate', { id: full.id })
  expect(await kindsIn(full.id)).toEqual(['medical'])
  expect(await kindsIn(old.id)).toEqual(['photograph', 'visa'])
  expect((await ask('byId', { id: full.id })).applications).toHaveLength(1)
  expect(await look(full.id)).toMatchObject({ passport: PASSPORT })
  expect(await find('karim')).toHaveLength(2)
  expect(await logged(old.id)).toContain('worker-merged')
})

test('an archived file that was merged is archived again when it is separated', async () => {
  const { old, full } = await openTwo()
  await prisma.worker.update({ where: { id: full.id }, data: { state: 'archived' } })
  await act('merge', { id: full.id, into: old.id })
  await act('separate', { id: full.id })
  expect((await read.worker.findUniqueOrThrow({ where: { id: full.id } })).state).toBe('archived')
})

test('a file is separated from another that has its passport only once that has another', async () => {
  const { old, full } = await openTwo()
  const edit = async (passport: string) => {
    const { version } = await read.worker.findUniqueOrThrow({ where: { id: old.id } })
    await act('edit', { id: old.id, seen: version, values: { name: 'Abdul Karim', phone: '01712345678', passport } })
  }
  await edit('B7654321')
  await act('merge', { id: full.id, into: old.id, chosen: { passport: 'kept' } })
  await edit(PASSPORT)
  await expect(act('separate', { id: full.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  await edit('B7654321')
  await act('separate', { id: full.id })
  expect(await find(PASSPORT)).toEqual(['Abdul Karim'])
})

test('neither a merged file nor itself is merged into, and both are erased together', async () => {
  const { old, full } = await openTwo()
  await expect(act('merge', { id: old.id, into: old.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await act('merge', { id: full.id, into: old.id })
  await expect(act('merge', { id: old.id, into: full.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await write(transaction => eraseNow(transaction, [old.id]))
  expect(await read.worker.count()).toBe(0)
})

test('what is done with a merged file goes to the other, or is refused', async () => {
  const { old, full } = await openTwo()
  const [third, values] = [await apply({ phone: '01912345670' }), { name: 'Abdul Karim', phone: '01812345679' }]
  await act('merge', { id: full.id, into: old.id })
  await addDocument(full.id, 'police')
  await act('link', { application: third.id, worker: full.id })
  expect(await kindsIn(old.id)).toEqual(['medical', 'photograph', 'police'])
  expect((await ask('byId', { id: old.id })).applications).toHaveLength(3)
  for (const name of ['archive', 'unarchive', 'erase', 'keep'])
    await expect(act(name, { id: full.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(act('edit', { id: full.id, seen: 1, values })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await ask('list')).toMatchObject({ count: 1 })
})

test('neither a merge nor an application keeps a file that is to be erased', async () => {
  const [one, other] = [await add(), await add({ name: 'Abdul Karim', phone: '01812345679' })]
  const { id: application } = await apply()
  await act('erase', { id: one.id })
  for (const [name, input] of [
    ['merge', { id: one.id, into: other.id }],
    ['merge', { id: other.id, into: one.id }],
    ['link', { application, worker: one.id }],
  ] as const)
    await expect(act(name, input)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await read.worker.findUniqueOrThrow({ where: { id: one.id } })).eraseAt).not.toBeNull()
})

/** Two files of one man, of which the second has next to nothing. */
const salam = {
  name: 'Md Salam Mia',
  phone: '01711000003',
  bornOn: '1990-03-15',
  passport: 'A07654321',
  nid: '1234567890',
  passportExpiresOn: inDays(60),
}
const again = { name: 'Mohammad Salam Miah', phone: '01911000003' }
const facts = async (id: string) => {
  const { bornOn, passportExpiresOn, note, version } = await read.worker.findUniqueOrThrow({ where: { id } })
  return { ...(await look(id)), bornOn, passportExpiresOn, note, version }
}

test('a merge fills in what the file that stays lacks, and the numbers stay taken', async () => {
  const [a, b] = [await add(salam), await add(again)]
  await act('merge', { id: a.id, into: b.id })
  const { name: _, phone: __, ...known } = salam
  expect(await facts(b.id)).toMatchObject(known)
  for (const number of [{ passport: salam.passport }, { nid: salam.nid }])
    await expect(add({ name: 'Other Man', phone: '01711000099', ...number })).rejects.toMatchObject({
      code: 'CONFLICT',
      field: Object.keys(number)[0],
      message: expect.stringContaining(b.reference),
    })
  await act('separate', { id: a.id })
  expect(await facts(b.id)).toMatchObject({ passport: '', nid: '', bornOn: '', passportExpiresOn: '' })
  expect(await facts(a.id)).toMatchObject(known)
})

test('what tells people apart is chosen where both files have it, and given back', async () => {
  const [a, b] = [await add(salam), await add({ ...again, bornOn: '1991-03-15', passport: 'B1234567', note: 'Tall' })]
  await expect(act('merge', { id: a.id, into: b.id, chosen: { bornOn: 'kept' } })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Passport'),
  })
  const { differs, gets } = await ask('compare', { id: a.id, into: b.id })
  expect(gets).toEqual(['NID'])
  expect(differs).toMatchObject([
    { unit: 'passport', isAsked: true, isSealed: true, kept: '' },
    { unit: 'bornOn', isAsked: true, isSealed: false, kept: '15 March 1991', given: '15 March 1990' },
  ])
  expect(JSON.stringify(differs)).not.toContain('B1234567')
  await act('merge', { id: a.id, into: b.id, chosen: { passport: 'given', bornOn: 'kept' } })
  expect(await facts(b.id)).toMatchObject({ passport: salam.passport, bornOn: '1991-03-15', note: 'Tall' })
  for (const passport of ['B1234567', salam.passport]) {
    await expect(add({ ...again, phone: '01711000099', passport })).rejects.toMatchObject({ field: 'passport' })
    expect((await ask('list', { search: passport })).rows.map(({ id }) => id)).toEqual([b.id])
  }
  await act('separate', { id: a.id })
  expect(await facts(b.id)).toMatchObject({ passport: 'B1234567', nid: '', bornOn: '1991-03-15', note: 'Tall' })
  expect(await facts(a.id)).toMatchObject({ passport: salam.passport, bornOn: '1990-03-15' })
  expect((await ask('list', { search: 'B1234567' })).rows.map(({ id }) => id)).toEqual([b.id])
})

test('what was written into a file before a merge stays its own', async () => {
  const [a, b, c] = [
    await add({ ...karim, passport: '', nid: '' }),
    await add(salam),
    await add({ ...again, phone: '01711000098' }),
  ]
  await act('merge', { id: a.id, into: b.id })
  const { version } = await read.worker.findUniqueOrThrow({ where: { id: b.id } })
  await act('edit', { id: b.id, seen: version, values: { ...salam, note: 'Speaks Arabic' } })
  await act('merge', { id: b.id, into: c.id })
  await act('separate', { id: a.id })
  expect(await facts(c.id)).toMatchObject({ note: 'Speaks Arabic' })
  await act('separate', { id: b.id })
  expect(await facts(b.id)).toMatchObject({ note: 'Speaks Arabic' })
})

/** A file of somebody whose application is in a state. */
async function going(n: number, state: string, data: object = {}) {
  const application = await apply({ phone: `0171234567${n}` })
  await prisma.application.update({ where: { id: application.id }, data: { state } })
  const file = await add({ name: `Karim ${n}`, phone: `0171234567${n}`, ...data }, owner, application.id)
  return { ...file, application: application.id }
}
const bring = async (...given: Parameters<typeof addDocument>) => (await addDocument(...given)).result!.data.id

test('what a merge puts out of use is noted, and comes back', async () => {
  const [kept, given] = [
    await going(1, 'departed', { passport: 'B1234567', passportExpiresOn: inDays(900) }),
    await going(2, 'received', { passport: 'A7654321', passportExpiresOn: inDays(-9) }),
  ]
  await bring(kept.id, 'photograph', { note: 'old' })
  await bring(given.id, 'photograph', { note: 'new' })
  await prisma.applicationEntry.deleteMany()
  await act('merge', { id: given.id, into: kept.id, chosen: { passport: 'given' } })
  const both = await ask('byId', { id: kept.id })
  expect(both.unused).toMatchObject([{ reference: kept.reference, facts: [expect.stringMatching(/^Passport/)] }])
  expect(both.documents.filter(({ kind }) => kind === 'photograph').map(each => [each.note, each.isReplaced])).toEqual([
    ['new', false],
    ['old', true],
  ])
  expect(both.skips).toMatchObject([
    { outcome: expect.stringContaining('passport:ended'), text: expect.stringContaining(given.reference) },
  ])
  const acts = await read.activity.findMany({ where: { action: 'worker-merge-unused' } })
  expect(acts).toMatchObject([{ subjectId: kept.id, detail: 'passport photograph' }])
  await act('separate', { id: given.id })
  expect(await ask('byId', { id: kept.id })).toMatchObject({
    unused: [],
    passportState: 'valid',
    documents: [{ note: 'old', isReplaced: false }],
  })
})

test('of two applications with two flights each that became one the last flight counts everywhere', async () => {
  const [one, other] = [await going(1, 'ticket'), await going(1, 'selected', { passportExpiresOn: inDays(400) })]
  for (const [n, { id, application }] of [one, other, one, other].entries())
    await prisma.workerDocument.create({
      data: {
        id: `ticket-${n}`,
        workerId: id,
        applicationId: application,
        kind: 'ticket',
        heldOn: inDays(3 + n),
        place: `BG ${n}`,
        number: 'PNR1',
        by: 'Owner',
        createdAt: new Date(n < 2 ? 1000 : 2000),
      },
    })
  await act('merge', { id: other.id, into: one.id })
  await calls.act('applications.merge', { id: other.application, into: one.application }, owner)
  expect((await ask('byId', { id: one.id })).documents.filter(each => !each.isReplaced)).toMatchObject([
    { id: 'ticket-3' },
  ])
  const flights = await flightsBetween({ from: inDays(0), to: inDays(30) }, 9)
  expect(flights.map(({ id }) => id)).toEqual(['ticket-3'])
  const [person] = await findPeople({ applications: [one.application] })
  expect(person!.documents.ticket?.id).toBe('ticket-3')
})

async function note(application: string, kind: string, facts: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ application, kind, ...facts })) body.append(name, value)
  await request('/api/trpc/workers.day.note', { method: 'POST', cookie: owner, body })
}

test('what is written of somebody while their file is merged goes with their application', async () => {
  const [root, given] = [await going(1, 'medical'), await going(2, 'medical')]
  const appointment = { id: 'appointment', workerId: given.id, kind: 'medical', place: 'Green Crescent', by: 'Owner' }
  await prisma.workerDocument.create({ data: appointment })
  await act('merge', { id: given.id, into: root.id })
  await note(root.application, 'medical', { outcome: 'fit' })
  await note(given.application, 'police', { number: '7' })
  await act('separate', { id: given.id })
  const of = (id: string) =>
    read.workerDocument.findMany({
      where: { workerId: id },
      orderBy: { kind: 'asc' },
      select: { kind: true, outcome: true },
    })
  expect(await of(root.id)).toEqual([{ kind: 'medical', outcome: 'fit' }])
  expect(await of(given.id)).toEqual([
    { kind: 'medical', outcome: '' },
    { kind: 'police', outcome: '' },
  ])
})

test('what is written while merged goes with the one application there is', async () => {
  const [root, given] = [await add({ name: 'Abdul Karim', phone: '01712345671' }), await going(2, 'called')]
  await act('merge', { id: given.id, into: root.id })
  await bring(root.id, 'medical', { outcome: 'fit' })
  await act('separate', { id: given.id })
  expect(await kindsIn(root.id)).toEqual([])
  expect(await kindsIn(given.id)).toEqual(['medical'])
})
