import { beforeEach, expect, test } from 'vitest'
import { callsThrough } from '../calls.ts'
import { karim, NID, openFiles, PASSPORT } from './files.ts'
import { today } from '#i18n/format.ts'

const { prisma, read, request, owner, ask, act, add, look, find, apply, logged, empty } = await openFiles()

beforeEach(empty)

test('a walk-in’s file has what was typed, in one form', async () => {
  const { id, reference } = await add({ ...karim, passport: ' a 0123-4567 ', phone: '+880 1712 345678' })
  expect(reference).toMatch(/^WRK-[2-9A-Z]{6}$/)
  expect(await ask('byId', { id })).toMatchObject({
    name: 'Abdul Karim',
    phone: '8801712345678',
    kinPhone: '8801812345678',
    has: { passport: true, nid: true, account: true },
  })
  expect(await look(id)).toEqual({ passport: PASSPORT, nid: NID, account: '2050111020030044' })
})

test('name and telephone are enough to begin with', async () => {
  const { id } = await add({ name: 'Monir', phone: '01912345678' })
  expect(await ask('byId', { id })).toMatchObject({ has: { passport: false, nid: false, account: false }, bornOn: '' })
  await expect(add({ phone: '01912345678' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test.each([
  ['passport', '12'],
  ['nid', '1234567'],
  ['account', '১'],
  ['bornOn', '2031-01-01'],
  ['passportExpiresOn', '2024-02-30'],
  ['kinPhone', '0171'],
])('a wrong %s is told at its field', async (field, value) => {
  await expect(add({ ...karim, [field]: value })).rejects.toMatchObject({
    issues: [expect.objectContaining({ path: `values.${field}` })],
  })
})

test('a file is found by passport, NID, telephone, next of kin and name', async () => {
  const { reference } = await add()
  await add({ name: 'Somebody Else', phone: '01611111111', passport: 'B7654321' })
  for (const words of ['A01234567', 'a0123 4567', NID, '01712345678', '+8801712-345678', '345678', '01812345678'])
    expect([words, await find(words)]).toEqual([words, ['Abdul Karim']])
  for (const words of ['karim abdul', 'করিম', reference, reference.slice(4)])
    expect([words, await find(words)]).toEqual([words, ['Abdul Karim']])
  for (const words of ['A0123456', 'A01234568', '01799999999', 'Rahim'])
    expect([words, await find(words)]).toEqual([words, []])
})

test('a file is found by the telephone of an application in it', async () => {
  const { id } = await apply({ phone: '01511222333' })
  await add(karim, undefined, id)
  expect(await find('01511222333')).toEqual(['Abdul Karim'])
})

test('nobody gets a second file for the same passport or NID', async () => {
  const { reference } = await add()
  const other = { name: 'Karim A.', phone: '01999999999' }
  await expect(add({ ...other, passport: PASSPORT })).rejects.toMatchObject({ code: 'CONFLICT', field: 'passport' })
  await expect(add({ ...other, nid: NID })).rejects.toThrow(
    `Abdul Karim has this number already, in the file ${reference}`,
  )
  const { id } = await add(other)
  const values = { ...other, passport: PASSPORT }
  await expect(act('edit', { id, seen: 1, values })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('of two colleagues who edit at once the second is told', async () => {
  const { id } = await add()
  await act('edit', { id, seen: 1, values: { ...karim, languages: 'Arabic' } })
  await expect(act('edit', { id, seen: 1, values: karim })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await ask('byId', { id })).toMatchObject({ languages: 'Arabic', version: 2 })
})

test('several applications belong to one file, each to one alone', async () => {
  const [first, second] = [await apply(), await apply({ trade: 'welder', name: 'abdul karim' })]
  const { id } = await add(karim, undefined, first.id)
  expect((await ask('ofApplication', { id: second.id })).alike.map(file => file.id)).toEqual([id])
  await act('link', { application: second.id, worker: id })
  expect((await ask('byId', { id })).applications.map(each => each.reference).toSorted()).toEqual(
    [first.reference, second.reference].toSorted(),
  )
  expect(await ask('ofApplication', { id: second.id })).toMatchObject({ worker: { id }, alike: [] })
  const other = await add({ name: 'Other', phone: '01511111111' })
  await expect(act('link', { application: first.id, worker: other.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  await act('unlink', { id: first.id })
  await act('link', { application: first.id, worker: other.id })
  expect(await logged(id)).toEqual(['worker-added', 'worker-linked', 'worker-linked', 'worker-unlinked'])
})

test('of an application that was merged the file shows the one that stands for both', async () => {
  const [first, second] = [await apply(), await apply()]
  const { id } = await add(karim, undefined, second.id)
  await prisma.application.update({ where: { id: second.id }, data: { mergedIntoId: first.id } })
  expect((await ask('byId', { id })).applications.map(each => each.id)).toEqual([first.id])
  expect(await ask('ofApplication', { id: first.id })).toMatchObject({ worker: { id } })
})

test('an archived file is off the list, is found by a search, and comes back', async () => {
  const { id } = await add()
  await act('archive', { id })
  expect(await ask('list')).toMatchObject({ count: 0 })
  expect(await find('karim')).toEqual(['Abdul Karim'])
  expect((await ask('list', { show: 'archived' })).rows).toMatchObject([{ id, isArchived: true }])
  await act('unarchive', { id })
  expect(await ask('list')).toMatchObject({ count: 1 })
})

test('the list narrows down to passports that are missing or end soon', async () => {
  await add()
  await add({ name: 'Without', phone: '01511111111' })
  const soon = today(Date.now() + 100 * 24 * 60 * 60 * 1000)
  await add({ name: 'Soon', phone: '01522222222', passport: 'C1234567', passportExpiresOn: soon })
  const shown = async (show: string) => (await ask('list', { show })).rows.map(({ name }) => name)
  expect(await shown('no-passport')).toEqual(['Without'])
  expect(await shown('passport-ends')).toEqual(['Soon'])
})

test('what is before and after a file follows the order of the list', async () => {
  const ids = []
  for (const name of ['Anis', 'Babul', 'Chan']) ids.push((await add({ name, phone: '01511111111' })).id)
  const [anis, babul, chan] = ids as [string, string, string]
  expect(await ask('neighbours', { id: babul, filter: { sort: 'name' } })).toMatchObject({
    previous: anis,
    next: chan,
    number: 2,
    count: 3,
  })
})

test('an application says of a passport what its file knows', async () => {
  await apply({ passport: 'no' })
  const { id } = await read.application.findFirstOrThrow()
  await add(karim, owner, id)
  const { ask: find } = callsThrough({ request })
  const { rows } = await find<{ rows: object[] }>('applications.list', {}, owner)
  expect(rows).toMatchObject([{ hasPassport: false, isPassportInFile: true }])
  expect(await find('applications.byId', { id }, owner)).toMatchObject({ hasPassport: false, isPassportInFile: true })
  expect(await (await request('/admin/applications.csv', { cookie: owner })).text()).toMatch(/"?Yes"?,"?Not known/)
})
