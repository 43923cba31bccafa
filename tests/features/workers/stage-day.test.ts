import type { inferRouterOutputs } from '@trpc/server'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '#i18n/format.ts'
import type { AppRouter } from '#server/features.ts'
import { picture } from '../../server/test-server.ts'
import { callsThrough } from '../calls.ts'
import { inDays } from '../vacancies/job.ts'
import { karim, openFiles } from './files.ts'

const files = await openFiles()
const { prisma, read, add, apply, empty, owner, request } = files
const calls = callsThrough(files)
const scan = await picture({ colour: '#804020' }).jpeg().toBuffer()

beforeEach(empty)

/** Whoever comes to these needs nothing; the others need what is usual. */
const rows = ['training', 'clearance', 'departed'].map(stage => ({ stage, country: '' }))
const rules = { feature: 'settings-stages', _id: 'settings-stages', seen: 0, data: { rows, validity: [] } }
await calls.act('content.publish', rules, owner)

type Person = { id: string; to?: string; missing: { kind: string; why: string }[]; worker?: string; noted?: object }
type Note = inferRouterOutputs<AppRouter>['workers']['day']['note']
type Answer = { result?: { data: Note }; error?: { message: string; data: { code: string; field?: string } } }

const people = (kind: string, applications: string[]) =>
  calls.ask<Person[]>('workers.day.people', { kind, applications }, owner)

async function send(
  application: string,
  kind: string,
  facts: Record<string, string> = {},
  { file, key, as = owner }: { file?: Buffer; key?: string; as?: string } = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ application, kind, ...facts })) body.append(name, value)
  if (file) body.append('file', new File([Buffer.from(file)], 'scan.jpg'))
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return (await (
    await request('/api/trpc/workers.day.note', { method: 'POST', cookie: as, body, headers })
  ).json()) as Answer
}
/** What is answered to what is right. */
async function note(...given: Parameters<typeof send>): Promise<Note> {
  const { result, error } = await send(...given)
  if (!result) throw Object.assign(new Error(error?.message), error?.data)
  return result.data
}
function undo(done: Note) {
  const { stays: _, waits: __, unfit: ___, ...note } = done
  return calls.act<{ version: number; event?: string } | undefined>('workers.day.undo', note, owner)
}
const documents = (worker: string) =>
  read.workerDocument.findMany({ where: { workerId: worker }, orderBy: { createdAt: 'asc' } })
const stateOf = async (id: string) => (await read.application.findUniqueOrThrow({ where: { id } })).state
const steps = (id: string) => read.applicationEvent.count({ where: { applicationId: id } })
const long = (day: string) => formatDate(day, { dateStyle: 'long' })

/** An application in a state, with a file. */
async function going(n: number, state: string) {
  const { id } = await apply({ name: `Karim ${n}`, phone: `0171234567${n}` })
  await prisma.application.update({ where: { id }, data: { state } })
  await prisma.applicationEvent.create({
    data: { id: `${id} ${state}`, applicationId: id, state, on: inDays(0), by: '' },
  })
  const { passport: _, nid: __, ...facts } = karim
  const { id: worker } = await add({ ...facts, name: `Karim ${n}`, phone: `0171234567${n}` }, owner, id)
  return { id, worker }
}

test('an appointment is completed by its result, and is one document', async () => {
  const { id, worker } = await going(1, 'medical')
  expect(await people('medical', [id])).toMatchObject([
    { id, to: 'contract', worker, missing: [{ kind: 'medical', why: 'missing' }] },
  ])
  const first = await note(id, 'medical', { place: 'Green Crescent', heldOn: inDays(0) })
  expect(first).toMatchObject({ isNew: true, version: 1 })
  expect(await people('medical', [id])).toMatchObject([
    { missing: [{ why: 'incomplete' }], noted: { place: 'Green Crescent' } },
  ])
  const second = await note(id, 'medical', { outcome: 'fit', expiresOn: inDays(90) })
  expect(second).toMatchObject({ document: first.document, version: 2, before: { outcome: '' } })
  const facts = { place: 'Green Crescent', heldOn: inDays(0), outcome: 'fit', expiresOn: inDays(90) }
  expect(await documents(worker)).toMatchObject([{ kind: 'medical', ...facts, applicationId: id }])
  expect(await people('medical', [id])).toMatchObject([{ missing: [] }])
})

test('a result has its scan; a second check is a document of its own', async () => {
  const { id, worker } = await going(1, 'medical')
  await note(id, 'medical', { place: 'Green Crescent' })
  await note(id, 'medical', { outcome: 'unfit' }, { file: scan })
  await note(id, 'medical', { outcome: 'fit' })
  const found = await documents(worker)
  expect(found.map(({ place, outcome, fileKind }) => [place, outcome, fileKind])).toEqual([
    ['Green Crescent', 'unfit', 'jpeg'],
    ['', 'fit', null],
  ])
})

test('of one day those who are not fit have no last day', async () => {
  const [fit, unfit] = [await going(1, 'medical'), await going(2, 'medical')]
  const day = { place: 'Green Crescent', heldOn: inDays(0), expiresOn: inDays(90) }
  await note(fit.id, 'medical', { ...day, outcome: 'fit' })
  await note(unfit.id, 'medical', { ...day, outcome: 'unfit' })
  expect(await documents(fit.worker)).toMatchObject([{ expiresOn: inDays(90) }])
  expect(await documents(unfit.worker)).toMatchObject([{ outcome: 'unfit', expiresOn: '' }])
  expect(await note(unfit.id, 'medical', { ...day, outcome: 'unfit' })).toMatchObject({ version: 1 })
})

test('without a file, and of what is no stage, nothing is written', async () => {
  const { id } = await apply({ name: 'Nobody', phone: '01812345678' })
  await prisma.application.update({ where: { id }, data: { state: 'medical' } })
  const asked = await people('medical', ['gone', id])
  expect(asked.map(person => [person.id, person.worker])).toEqual([[id, undefined]])
  const codeOf = async (...given: Parameters<typeof send>) => (await send(...given)).error?.data.code
  expect(await codeOf(id, 'medical', { outcome: 'fit' })).toBe('NOT_FOUND')
  const one = await going(1, 'medical')
  expect(await codeOf(one.id, 'passport')).toBe('BAD_REQUEST')
  expect(await codeOf(one.id, 'visa', { number: '1', expiresOn: '2026-02-31' })).toBe('BAD_REQUEST')
  expect(await codeOf(one.id, 'medical', { from: 'medical' })).toBe('BAD_REQUEST')
  expect(await read.workerDocument.count()).toBe(0)
})

test('whoever is unfit, or of whom nothing was ticked, stays, and it is said why', async () => {
  const [fit, unfit, unticked] = [await going(1, 'visa'), await going(2, 'visa'), await going(3, 'visa')]
  const day = { from: 'visa', place: 'Green Crescent', heldOn: inDays(0) }
  expect(await note(fit.id, 'medical', { ...day, outcome: 'fit' })).toMatchObject({ isMoved: true, state: 'clearance' })
  expect(await note(unfit.id, 'medical', { ...day, outcome: 'unfit' })).toMatchObject({
    state: 'visa',
    stays: 'Not fit: stays in this stage.',
  })
  expect(await note(unticked.id, 'medical', day)).toMatchObject({
    state: 'visa',
    stays: 'Stays in this stage, not known yet: Result',
  })
  expect(await Promise.all([fit, unfit, unticked].map(({ id }) => stateOf(id)))).toEqual(['clearance', 'visa', 'visa'])
})

test('whoever lacks something else stays, and it is said what; unasked nobody moves', async () => {
  const { id } = await going(1, 'training')
  const day = { from: 'training', place: 'Green Crescent', outcome: 'fit' }
  expect((await note(id, 'medical', day)).stays).toMatch(/^Not ready, missing: Passport, /)
  const other = await going(2, 'medical')
  const unasked = await note(other.id, 'medical', { outcome: 'fit' })
  expect([unasked.isMoved, await stateOf(other.id)]).toEqual([undefined, 'medical'])
  const stale = await note(other.id, 'contract', { from: 'contract', issuedOn: inDays(0), outcome: 'given' })
  expect(stale.stays).toMatch(/has moved this application/)
})

test('nobody departs by another day’s paper', async () => {
  const { id } = await going(1, 'ticket')
  const flight = { place: 'BG 085', number: 'ABC123' }
  const sentence = expect.stringMatching(/^Stays in this stage: only a flight/) as unknown
  // a paper of a day that has come, and no flight
  const check = { from: 'ticket', heldOn: inDays(-1), outcome: 'fit' }
  expect(await note(id, 'medical', check)).toMatchObject({ state: 'ticket', stays: sentence })
  // an older flight, and nothing of its day today
  await note(id, 'ticket', { ...flight, heldOn: inDays(-3) })
  expect(await note(id, 'ticket', { from: 'ticket', person: 'Salam' })).toMatchObject({ stays: sentence })
  // a flight that is ahead
  const ahead = await note(id, 'ticket', { ...flight, from: 'ticket', heldOn: inDays(2) })
  expect(ahead.stays).toBeUndefined()
  expect(ahead).toMatchObject({ waits: expect.stringMatching(/^The flight of .* is written down\. From that day on/) })
  expect(await stateOf(id)).toBe('ticket')
  expect(await note(id, 'ticket', { ...flight, from: 'ticket', heldOn: inDays(0) })).toMatchObject({
    state: 'departed',
  })
})

test('a flight that is written down is shown before another one replaces it', async () => {
  const { id } = await going(1, 'ticket')
  const flight = { place: 'QR 641', number: 'PNR1', heldOn: inDays(5) }
  await note(id, 'ticket', flight)
  expect(await people('ticket', [id])).toMatchObject([{ noted: { ...flight, isProof: true } }])
  await note(id, 'training', { place: 'TTC', heldOn: inDays(0), number: '1', issuedOn: inDays(0) })
  expect((await people('training', [id]))[0]!.noted).toBeUndefined()
})

test('who is not on the way yet stays where they are, and it is said', async () => {
  const { id } = await going(1, 'received')
  const done = await note(id, 'medical', { from: 'received', place: 'Green Crescent', outcome: 'fit' })
  expect(done).toMatchObject({ state: 'received', stays: expect.stringContaining('Stays in “') })
})

test('what is sent again is one document and one step, with the same answer', async () => {
  const { id, worker } = await going(1, 'medical')
  const before = await steps(id)
  const day = { from: 'medical', place: 'Green Crescent', heldOn: inDays(0), outcome: 'fit' }
  const first = await note(id, 'medical', day, { file: scan, key: 'the-day-1' })
  expect(first).toMatchObject({ isMoved: true, state: 'contract' })
  expect(await note(id, 'medical', day, { file: scan, key: 'the-day-1' })).toEqual(first)
  expect(await documents(worker)).toHaveLength(1)
  expect([await stateOf(id), (await steps(id)) - before]).toEqual(['contract', 1])
  const other = await send(id, 'medical', { ...day, outcome: 'unfit' }, { file: scan, key: 'the-day-1' })
  expect(other.error?.data.code).toBe('UNPROCESSABLE_CONTENT')
})

test('the same at the same time, too', async () => {
  const { id, worker } = await going(1, 'medical')
  const day = { from: 'medical', outcome: 'fit' }
  const answers = await Promise.all([1, 2, 3].map(() => note(id, 'medical', day, { key: 'the-day-2' })))
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(await documents(worker)).toHaveLength(1)
})

test('a correction replaces what was written and takes the step back', async () => {
  const { id, worker } = await going(1, 'medical')
  const day = { from: 'medical', place: 'Green Crescent', heldOn: inDays(-1), outcome: 'fit' }
  const { document, version, event } = await note(id, 'medical', day, { file: scan })
  const replaced = { document, seen: String(version), event: event! }
  const other = { ...day, place: 'Ibn Sina', heldOn: inDays(0) }
  const second = await note(id, 'medical', { ...other, ...replaced })
  expect(second).toMatchObject({ document, version: 2, event, state: 'contract' })
  expect(second.isMoved).toBeUndefined()
  const unfit = { ...other, ...replaced, seen: '2', outcome: 'unfit' }
  const third = await note(id, 'medical', unfit, { file: scan })
  expect(third).toMatchObject({ document, version: 3, isBack: true, state: 'medical', stays: /^Not fit/ })
  expect(await stateOf(id)).toBe('medical')
  expect(await documents(worker)).toMatchObject([
    { id: document, place: 'Ibn Sina', heldOn: inDays(0), outcome: 'unfit', fileKind: 'jpeg' },
  ])
  const late = await send(id, 'medical', { ...unfit, outcome: 'fit' })
  expect(late.error?.data.code).toBe('PRECONDITION_FAILED')
})

test('where the step cannot be taken back a correction says why not', async () => {
  const { id, worker } = await going(1, 'medical')
  const day = { from: 'medical', outcome: 'fit' }
  const { document, event } = await note(id, 'medical', day)
  await prisma.applicationEvent.update({ where: { id: event! }, data: { tellAt: null } })
  const corrected = await note(id, 'medical', { ...day, outcome: 'unfit', document, seen: '1', event: event! })
  expect(corrected).toMatchObject({
    state: 'contract',
    stays: expect.stringMatching(/^Not fit.* stands: It is too late to undo/) as unknown,
  })
  expect(await documents(worker)).toMatchObject([{ outcome: 'unfit' }])
})

test('what holds is carried over when more is known, and is never emptied', async () => {
  const one = await going(1, 'visa')
  const visa = { number: 'V 1', issuedOn: inDays(-1), expiresOn: inDays(90) }
  await note(one.id, 'visa', { ...visa, person: 'Al Noor' })
  await note(one.id, 'visa', { person: 'Al Fajr' })
  await note(one.id, 'visa', {}, { file: scan })
  expect(await documents(one.worker)).toMatchObject([{ ...visa, person: 'Al Fajr', fileKind: 'jpeg' }])
  await note(one.id, 'visa', { number: 'V 2' })
  expect(await documents(one.worker)).toMatchObject([{ number: 'V 1' }, { number: 'V 2', person: '' }])
  const other = await going(2, 'medical')
  const check = { outcome: 'fit', heldOn: inDays(-1), place: 'Green Crescent' }
  await note(other.id, 'medical', check, { file: scan })
  const second = await note(other.id, 'medical', {}, { file: scan })
  expect(second.isNew).toBe(true)
  expect(await documents(other.worker)).toMatchObject([check, check])
  expect(await note(other.id, 'medical', { place: 'Green Crescent' })).not.toHaveProperty('before')
})

test('another course is another record; the certificate completes its own', async () => {
  const { id, worker } = await going(1, 'training')
  const [driving, welding] = [
    { place: 'TTC Dhaka', heldOn: inDays(-20) },
    { place: 'TTC Bogura', heldOn: inDays(-10) },
  ]
  const first = await note(id, 'training', driving)
  await note(id, 'training', welding)
  await note(id, 'training', { ...driving, issuedOn: inDays(-1), number: 'C 1' }, { file: scan })
  const found = [
    { ...driving, number: 'C 1', fileKind: 'jpeg' },
    { ...welding, number: '', fileKind: null },
  ]
  expect(await documents(worker)).toMatchObject(found)
  const language = { place: 'TTC Dhaka', heldOn: inDays(-5) }
  await note(id, 'training', { ...language, document: first.document, seen: '2' })
  expect(await documents(worker)).toMatchObject([...found, language])
})

test('days are in order, and both are named', async () => {
  const { id } = await going(1, 'ticket')
  const refused = async (kind: string, facts: Record<string, string>) => {
    const { error } = await send(id, kind, facts)
    return [error?.data.field, error?.message]
  }
  const day = (label: string, days: number) => `“${label}” (${long(inDays(days))})`
  const appointment = await note(id, 'medical', { heldOn: inDays(3) })
  const values = { heldOn: inDays(3), outcome: 'fit' }
  await expect(
    calls.act('workers.documents.edit', { id: appointment.document, seen: 1, values }, owner),
  ).rejects.toThrow(`${day('Result', 0)} cannot be before ${day('Day', 3)}`)
  expect(await refused('medical', { outcome: 'fit' })).toEqual([
    'outcome',
    `${day('Result', 0)} cannot be before ${day('Day', 3)}`,
  ])
  expect(await refused('medical', { expiresOn: inDays(1) })).toEqual([
    'expiresOn',
    `${day('Valid until', 1)} cannot be before ${day('Day', 3)}`,
  ])
  const course = { place: 'TTC', heldOn: inDays(-2) }
  await note(id, 'training', course)
  expect(await refused('training', { issuedOn: inDays(-3) })).toEqual([
    'issuedOn',
    `${day('Certificate issued', -3)} cannot be before ${day('First day', -2)}`,
  ])
  await note(id, 'visa', { number: 'V 1', issuedOn: inDays(-5) })
  expect(await refused('ticket', { heldOn: inDays(-6) })).toEqual([
    'heldOn',
    `${day('Day of the flight', -6)} cannot be before ${day('Visa: Valid from', -5)}`,
  ])
  await note(id, 'ticket', { heldOn: inDays(-1), number: 'ABC123' })
  expect(await refused('arrival', { heldOn: inDays(-2) })).toEqual([
    'heldOn',
    `${day('Arrival', -2)} cannot be before ${day('Day of the flight', -1)}`,
  ])
  expect(await refused('visa', { number: 'V 2', issuedOn: inDays(0) })).toEqual([
    'issuedOn',
    `${day('Day of the flight', -1)} cannot be before ${day('Visa: Valid from', 0)}`,
  ])
})

test('a day is taken back, with its step and its scan', async () => {
  const { id, worker } = await going(1, 'medical')
  const appointment = await note(id, 'medical', { place: 'Green Crescent' })
  const result = await note(id, 'medical', { from: 'medical', outcome: 'fit' }, { file: scan })
  await undo(result)
  expect(await documents(worker)).toMatchObject([{ id: appointment.document, outcome: '', fileKind: null }])
  expect(await stateOf(id)).toBe('medical')
  await undo({ ...appointment, version: 3 })
  expect(await documents(worker)).toEqual([])
  const first = await note(id, 'medical', { from: 'medical', outcome: 'fit' })
  const replaced = { document: first.document, seen: '1', event: first.event! }
  const corrected = await note(id, 'medical', { from: 'medical', outcome: 'unfit', ...replaced })
  const left = await undo(corrected)
  expect([await stateOf(id), (await documents(worker))[0]?.outcome]).toEqual(['contract', 'fit'])
  const again = { from: 'medical', outcome: 'unfit', document: first.document, seen: String(left!.version) }
  const second = await note(id, 'medical', { ...again, event: left!.event! })
  expect(second).toMatchObject({ document: first.document, isBack: true, state: 'medical' })
  expect(await documents(worker)).toMatchObject([{ outcome: 'unfit' }])
})

test('another result of the same check is no second check, whoever writes it', async () => {
  const { id, worker } = await going(1, 'medical')
  const check = { place: 'Green Crescent', heldOn: inDays(-1) }
  await note(id, 'medical', { ...check, outcome: 'fit' })
  await note(id, 'medical', { ...check, outcome: 'unfit' })
  expect(await documents(worker)).toMatchObject([{ ...check, outcome: 'unfit' }])
  const { document } = await note(id, 'medical', { ...check, heldOn: inDays(0), outcome: 'fit' })
  expect(await documents(worker)).toMatchObject([{ outcome: 'unfit' }, { outcome: 'fit' }])
  await calls.act('workers.documents.check', { id: document, seen: 1 }, owner)
  await note(id, 'medical', { ...check, heldOn: inDays(0), outcome: 'unfit' })
  expect((await documents(worker)).map(({ outcome }) => outcome)).toEqual(['unfit', 'fit', 'unfit'])
})

test('of whom something stays it is said why, and nothing of them is taken back', async () => {
  const [moved, seen, changed] = [await going(1, 'medical'), await going(2, 'medical'), await going(3, 'medical')]
  const day = { from: 'medical', outcome: 'fit' }
  const notes = new Map<string, Note>()
  for (const { id } of [moved, seen, changed]) notes.set(id, await note(id, 'medical', day))
  const back = ({ id }: { id: string }) => undo(notes.get(id)!)
  const onward = { moves: [{ id: moved.id, from: 'contract', skip: 'Known' }], state: 'training' }
  await calls.act('applications.moveMany', onward, owner)
  await expect(back(moved)).rejects.toThrow(/has moved this application to “Training”/)
  const paper = notes.get(seen.id)!.document
  await calls.act('workers.documents.check', { id: paper, seen: 1 }, owner)
  await expect(back(seen)).rejects.toThrow(/has seen the original on/)
  await calls.act('workers.documents.edit', { id: notes.get(changed.id)!.document, seen: 1, values: {} }, owner)
  await expect(back(changed)).rejects.toThrow(/has changed this document/)
  expect(await Promise.all([moved, seen, changed].map(({ id }) => stateOf(id)))).toEqual([
    'training',
    'contract',
    'contract',
  ])
  expect(await read.workerDocument.count()).toBe(3)
  const rescanned = await going(4, 'medical')
  const { document } = await note(rescanned.id, 'medical', { outcome: 'fit' }, { file: scan })
  const second = { outcome: 'unfit', document, seen: '1' }
  await expect(undo(await note(rescanned.id, 'medical', second, { file: scan }))).rejects.toThrow(/scan before/)
})
