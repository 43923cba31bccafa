import { expect, test } from 'vitest'
import { asRead } from '#server/features/applications/stages/told-steps.ts'
import { openOffice } from './staff.ts'

const { read, ask, act, find, publishJob, applyFor, bring, addFile, calls, owner } = await openOffice()

test('two applications become one that shows what both had, and separate again', async () => {
  const vacancy = await publishJob()
  const first = await applyFor(vacancy, { message: 'First' })
  const second = await applyFor(vacancy, { name: 'rahim uddin', message: 'Second' })
  await act('addEntry', { id: second.id, kind: 'note', text: 'From the second' })
  await bring(second.id, 'selected')
  await bring(first.id, 'selected')
  await act('merge', { id: second.id, into: first.id })
  expect((await ask('list', {})).rows.map(({ id }) => id)).toEqual([first.id])
  const both = await ask('byId', { id: second.id })
  expect(both).toMatchObject({
    id: first.id,
    message: 'First',
    merged: [{ reference: second.reference, message: 'Second' }],
  })
  expect(both.entries.map(({ text }) => text)).toEqual(['From the second'])
  expect(both.vacancy).toMatchObject({ taken: 1 })
  expect((await read.application.findUniqueOrThrow({ where: { id: second.id } })).codeHash).toBeTruthy()
  await act('separate', { id: second.id })
  expect((await ask('list', {})).count).toBe(2)
  expect((await ask('byId', { id: second.id })).vacancy).toMatchObject({ taken: 2 })
})

test('nothing is done with an application that a colleague has merged meanwhile', async () => {
  const [first, second] = [await applyFor('', { phone: '01411000111' }), await applyFor('', { phone: '01411000111' })]
  await act('merge', { id: second.id, into: first.id })
  const step = { sentence: '', nextStep: '', cost: null, payer: null, skip: '' }
  for (const [name, input] of [
    ['move', { id: second.id, from: 'received', state: 'called', ...step }],
    ['erase', { id: second.id }],
  ] as const)
    await expect(act(name, input), name).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await act('moveMany', { moves: [{ id: second.id, from: 'received' }], state: 'called' })).toMatchObject({
    failed: [{ id: second.id }],
  })
  expect(await read.application.findUnique({ where: { id: second.id } })).toMatchObject({
    state: 'received',
    eraseAt: null,
  })
})

test('brothers with one telephone stay apart, and others are not merged', async () => {
  const one = await applyFor('', { name: 'Anis', phone: '01511000111' })
  const other = await applyFor('', { name: 'anis', phone: '01511000111' })
  const stranger = await applyFor('', { name: 'Anis', phone: '01611000111' })
  expect((await ask('list', { show: 'duplicates' })).rows.map(({ id }) => id)).toEqual([other.id])
  await act('keepApart', { id: other.id })
  expect((await ask('list', { show: 'duplicates' })).count).toBe(0)
  expect((await ask('byId', { id: one.id })).others.map(({ id }) => id)).toEqual([other.id])
  await expect(act('merge', { id: stranger.id, into: one.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(act('merge', { id: one.id, into: one.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('what was merged before goes along when its application is merged', async () => {
  const ids = []
  for (const name of ['Jamal', 'jamal', 'JAMAL']) ids.push((await applyFor('', { name, phone: '01311000111' })).id)
  const [one, two, three] = ids as [string, string, string]
  await act('merge', { id: three, into: two })
  await act('merge', { id: two, into: one })
  expect((await ask('byId', { id: three })).id).toBe(one)
  expect((await ask('list', { search: '01311000111', show: 'duplicates' })).count).toBe(0)
})

const HOUR_MS = 60 * 60 * 1000
const texts = { invitation: 'Dear {name}, come to {place}.', invitationBn: '{name}, {place}' }
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const meet = async (place: string, hours = 48) =>
  (await act<{ id: string }>('interviews.save', { vacancyId: null, at: at(hours), place, ...texts })).id
const invite = (interviewId: string, ...ids: string[]) => act('interviews.invite', { interviewId, ids })
const both = async (phone: string) =>
  [await applyFor('', { phone }), await applyFor('', { phone })].map(({ id }) => id) as [string, string]
type Met = { people: { id: string; written: object[] }[]; off: { id: string; text: string }[] }
const met = (id: string) => find<Met>('interviews.byId', { id })
const read1 = (id: string) => read.application.findUniqueOrThrow({ where: { id } })
const lastRead = async (id: string) => {
  const events = await read.applicationEvent.findMany({ where: { applicationId: id }, orderBy: { at: 'asc' } })
  return asRead(events).at(-1)?.nextStep
}
const lastOf = async (id: string) => (await ask('byId', { id })).events.findLast(({ of }) => !of)

test('an invitation goes along, with who wrote it, and comes back', async () => {
  const [one, other] = await both('01311000112')
  const interview = await meet('Mirpur')
  await invite(interview, one)
  await act('interviews.markWritten', { id: one, channel: 'sms' })
  const before = await read1(other)
  await act('merge', { id: one, into: other })
  expect((await met(interview)).people).toMatchObject([{ id: other, written: [{}] }])
  expect(await lastOf(other)).toMatchObject({ state: 'called', nextStep: expect.stringContaining('Mirpur') })
  await act('separate', { id: one })
  expect((await met(interview)).people).toMatchObject([{ id: one, written: [{}] }])
  expect(await read1(other)).toEqual({ ...before, duplicateOfId: null })
  expect(await lastOf(other)).toMatchObject({ state: 'received' })
})

test('who was written to while two were one is known after they separate', async () => {
  const [one, other] = await both('01311000123')
  const interview = await meet('Mirpur')
  await invite(interview, one)
  await act('merge', { id: one, into: other })
  await act('interviews.markWritten', { id: other, channel: 'sms' })
  expect((await met(interview)).people).toMatchObject([{ id: other, written: [{}] }])
  await act('separate', { id: one })
  expect(await met(interview)).toMatchObject({ people: [{ id: one, written: [] }], off: [{ id: other }] })
})

test('an interview that moves between is told to whoever it belongs to', async () => {
  const [one, other] = await both('01311000113')
  const interview = await meet('Mirpur')
  await invite(interview, one)
  await act('merge', { id: one, into: other })
  const moved = { id: interview, vacancyId: null, at: at(72), place: 'Uttara', ...texts }
  await act('interviews.save', moved)
  expect(await lastOf(other)).toMatchObject({ news: 'moved', nextStep: expect.stringContaining('Uttara') })
  await act('separate', { id: one })
  expect(await lastOf(one)).toMatchObject({ news: 'moved', nextStep: expect.stringContaining('Uttara') })
  expect(await lastOf(other)).toMatchObject({ news: 'off', nextStep: '' })
  expect(await met(interview)).toMatchObject({ people: [{ id: one }], off: [{ id: other }] })
})

test('of one interview that both are invited to, and that moves between, each is told', async () => {
  const [one, other] = await both('01311000114')
  const interview = await meet('Mirpur')
  await invite(interview, one)
  await invite(interview, other)
  await act('merge', { id: one, into: other })
  await act('interviews.save', { id: interview, vacancyId: null, at: at(72), place: 'Uttara', ...texts })
  await act('separate', { id: one })
  for (const id of [one, other])
    expect(await lastOf(id)).toMatchObject({ news: 'moved', nextStep: expect.stringContaining('Uttara') })
})

test('an interview of whoever was refused or has withdrawn does not come along', async () => {
  const [one, other] = await both('01311000121')
  const interview = await meet('Mirpur')
  await invite(interview, one)
  await bring(one, 'withdrawn')
  await act('interviews.save', { id: interview, vacancyId: null, at: at(72), place: 'Uttara', ...texts })
  const before = await read1(other)
  await act('merge', { id: one, into: other })
  const { given, ...kept } = await read1(other)
  expect({ ...kept, given: null }).toEqual({ ...before, duplicateOfId: null })
  expect(JSON.parse(given ?? '')).toEqual([{ from: one, at: expect.any(String), isAssigned: false, isWage: false }])
  expect(await lastOf(other)).toMatchObject({ state: 'received', news: null })
  await act('separate', { id: one })
  expect(await read1(one)).toMatchObject({ state: 'withdrawn', interviewId: interview })
})

test('of an interview that came along and another one the later is read last', async () => {
  const [one, other] = await both('01311000117')
  await invite(await meet('Mirpur'), one)
  await act('merge', { id: one, into: other })
  await invite(await meet('Uttara'), other)
  expect(await lastRead(other)).toContain('Uttara')
})

test('whoever comes back from an end is told what came of their interview', async () => {
  const [one, other] = await both('01311000118')
  const [moved, over] = [await meet('Mirpur'), await meet('Mirpur')]
  await invite(moved, one)
  await invite(over, other)
  const step = {
    from: 'called',
    state: 'rejected',
    sentence: 'Thank you',
    nextStep: '',
    cost: null,
    payer: null,
    skip: '',
  }
  const [first, second] = [
    await act<{ event: string }>('move', { id: one, ...step }),
    await act<{ event: string }>('move', { id: other, ...step }),
  ]
  await act('interviews.save', { id: moved, vacancyId: null, at: at(72), place: 'Uttara', ...texts })
  await act('interviews.delete', { id: over })
  await act('undoMove', { id: one, event: first.event })
  await act('undoMove', { id: other, event: second.event })
  expect(await lastRead(one)).toContain('Uttara')
  expect(await lastOf(other)).toMatchObject({ news: 'off' })
})

test('whoever is taken off in the other one is told it in both', async () => {
  const [one, other] = await both('01311000114')
  const interview = await meet('Mirpur')
  await invite(interview, one)
  await act('merge', { id: one, into: other })
  await act('interviews.uninvite', { ids: [other] })
  await act('separate', { id: one })
  for (const id of [one, other]) expect(await lastOf(id)).toMatchObject({ news: 'off' })
  expect((await met(interview)).off.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted())
})

test('of three that were merged in a row each comes back with its own', async () => {
  const [one, two] = await both('01311000115')
  const { id: three } = await applyFor('', { phone: '01311000115' })
  const interview = await meet('Mirpur')
  await invite(interview, one)
  await calls.act('work.assign', { on: 'applications', ids: [one], to: 'me' }, owner)
  const before = await Promise.all([one, two, three].map(read1))
  await act('merge', { id: one, into: two })
  await act('merge', { id: two, into: three })
  expect((await met(interview)).people.map(({ id }) => id)).toEqual([three])
  expect(await lastOf(three)).toMatchObject({ nextStep: expect.stringContaining('Mirpur') })
  await act('separate', { id: one })
  const alike = (rows: object[]) => rows.map(row => ({ ...row, duplicateOfId: null }))
  expect(alike([await read1(one)])).toEqual(alike([before[0]!]))
  expect((await ask('byId', { id: two })).id).toBe(three)
  await act('separate', { id: two })
  expect(alike(await Promise.all([one, two, three].map(read1)))).toEqual(alike(before))
})

test('what was put into one goes back with it', async () => {
  const [one, two] = await both('01311000116')
  const { id: three } = await applyFor('', { phone: '01311000116' })
  await act('merge', { id: one, into: two })
  await act('merge', { id: two, into: three })
  await act('separate', { id: two })
  expect([(await ask('byId', { id: one })).id, (await ask('byId', { id: three })).id]).toEqual([two, three])
})

test('the one that is further stays; two interviews or two files are refused', async () => {
  const [one, other] = await both('01311000117')
  const merge = () => act('merge', { id: one, into: other })
  await bring(one, 'selected')
  await expect(merge()).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('further') })
  await bring(one, 'called')
  await bring(other, 'called')
  await invite(await meet('Mirpur'), one)
  const second = await meet('Uttara')
  await invite(second, other)
  await expect(merge()).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('both invited') })
  await act('interviews.uninvite', { ids: [other] })
  await addFile(one)
  const values = { name: 'Karim', phone: '01711000001' }
  await calls.act('workers.add', { values, application: other }, owner)
  await expect(merge()).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('two workers') })
})
