import { beforeEach, expect, test } from 'vitest'
import { daysFrom, monthsFrom } from '#i18n/typed/day.ts'
import { gapText, readSkip, writeSkip } from '#server/features/applications/stages/gaps.shared.ts'
import { callsThrough } from '../calls.ts'
import { inDays, job, steadyDay } from '../vacancies/job.ts'
import { karim, openFiles } from './files.ts'

const files = await openFiles()
const { prisma, read, ask, add, addDocument, apply, empty, owner, mailsTo } = files
const { remindOfExpiry } = await import('#server/features/workers/reminders.ts')
const calls = callsThrough(files)

beforeEach(async () => {
  await empty()
  await prisma.reported.deleteMany()
})

const publish = (feature: string, data: object, at: object = {}) =>
  calls.act<{ _id: string }>('content.publish', { feature, seen: 0, data, ...at }, owner)
const { _id: vacancy } = await publish('vacancies', job)
let version = 0
const setRules = async (...validity: object[]) => {
  const data = { rows: [], validity: validity.map(rule => ({ after: 'entry', ...rule })) }
  await publish('settings-stages', data, { _id: 'settings-stages', seen: version })
  version += 1
}

const bring = async (...given: Parameters<typeof addDocument>) => (await addDocument(...given)).result!.data.id

/** A file with a passport that ends on a day, and its application for a job of 24 months in Saudi Arabia in a state. */
async function going(state: string, passportExpiresOn: string) {
  const { id: application } = await apply({ vacancy })
  await prisma.application.update({ where: { id: application }, data: { state } })
  const { id: worker } = await add({ ...karim, passportExpiresOn }, owner, application)
  return { application, worker }
}
const missing = async (id: string) => (await ask('byId', { id })).missing
const whys = async (id: string) => (await missing(id)).map(({ kind, why }) => `${kind} ${why}`)
const listed = async () => (await ask('list', { show: 'expires' })).rows.map(({ ends }) => ends)
const noon = (days = 0) => Date.parse(`${inDays(days)}T06:00:00Z`)
const flight = (worker: string, heldOn: string) => bring(worker, 'ticket', { number: 'PNR1', place: 'BG 1', heldOn })

test('a passport too short for any flight holds up the stages that need it', async () => {
  const { application, worker } = await going('training', inDays(53))
  const short = { endsOn: inDays(53), months: 6, entry: '' }
  expect(await missing(worker)).toContainEqual({ kind: 'passport', why: 'short', short })
  const step = { sentence: '', nextStep: '', cost: null, payer: null }
  const move = calls.act('applications.move', { id: application, from: 'training', state: 'visa', ...step }, owner)
  await expect(move).rejects.toThrow(/Passport: ends .* has to be valid for 6 months from entry/)
  expect(await listed()).toMatchObject([{ kind: 'passport', ...short, isOver: true, hasEnded: false }])
})

test('once the flight is known its day counts', async () => {
  const last = steadyDay(40)
  const passport = monthsFrom(last, 6)
  const { worker } = await going('ticket', passport)
  for (const [kind, facts] of [
    ['medical', { outcome: 'fit', expiresOn: inDays(35) }],
    ['visa', { number: '600', issuedOn: inDays(42), expiresOn: inDays(90) }],
    ['contract', { issuedOn: inDays(-1), outcome: 'given' }],
    ['clearance', { number: '1' }],
  ] as const)
    await bring(worker, kind, facts)
  const ticket = await flight(worker, inDays(30))
  expect(await whys(worker)).toEqual(['visa early'])
  const fly = (seen: number, heldOn: string) =>
    files.act('documents.edit', { id: ticket, seen, values: { number: 'PNR1', place: 'BG 1', heldOn } })
  await fly(1, daysFrom(last, 1))
  expect(await missing(worker)).toEqual([
    { kind: 'passport', why: 'short', short: { endsOn: passport, months: 6, entry: daysFrom(last, 1) } },
    { kind: 'medical', why: 'short', short: { endsOn: inDays(35), months: 0, entry: daysFrom(last, 1) } },
    { kind: 'visa', why: 'early' },
  ])
  await fly(2, last)
  expect(await whys(worker)).toEqual(['medical short', 'visa early'])
})

test('a departure that is written down later asks for the day of the flight', async () => {
  const { worker } = await going('ticket', inDays(400))
  await bring(worker, 'medical', { outcome: 'fit', expiresOn: inDays(-2) })
  await flight(worker, inDays(-3))
  expect(await whys(worker)).not.toContain('medical ended')
  await bring(worker, 'medical', { outcome: 'fit', expiresOn: inDays(-4) })
  expect(await whys(worker)).toContain('medical ended')
})

test('a country has rules of its own, also until the contract ends', async () => {
  const { worker } = await going('selected', monthsFrom(inDays(0), 20))
  const ofPassport = async () => (await missing(worker)).find(({ kind }) => kind === 'passport')?.short?.months
  expect(await ofPassport()).toBeUndefined()
  await setRules(
    { kind: 'passport', months: 18 },
    { kind: 'passport', country: 'SA', months: 3, after: 'contract', source: 'Law 1, section 2' },
  )
  expect(await ofPassport()).toBe(27)
  await setRules({ kind: 'passport', country: 'QA', months: 60 })
  expect(await ofPassport()).toBeUndefined()
  await expect(
    setRules({ kind: 'passport', country: 'QA', months: 6 }, { kind: 'passport', country: 'QA', months: 3 }),
  ).rejects.toThrow()
  await setRules()
})

test('another job in another country asks what that country asks', async () => {
  const { _id: elsewhere } = await publish('vacancies', { ...job, country: 'QA', city: 'Doha' })
  await setRules({ kind: 'passport', country: 'QA', months: 60 })
  const { application, worker } = await going('medical', inDays(900))
  const row = async () => (await read.worker.findUniqueOrThrow({ where: { id: worker } })).expiresOn
  const before = await row()
  const { version: seen } = await calls.ask<{ version: number }>('applications.byId', { id: application }, owner)
  const values = { name: karim.name, phone: karim.phone, district: 'bogura', trade: 'mason', years: 5, message: '' }
  const edited = { ...values, vacancy: elsewhere, passport: 'yes', registered: 'unknown', country: '' }
  await calls.act('applications.edit', { id: application, seen, values: edited }, owner)
  expect(await row()).toBe(monthsFrom(inDays(900), -60))
  expect(before).toBe(monthsFrom(inDays(900), -6))
  await setRules()
})

test('a rule that asks for more is told of in the next hour, each once', async () => {
  const on = steadyDay(60)
  await going('medical', monthsFrom(on, 6))
  expect(await listed()).toMatchObject([{ kind: 'passport', on, isOver: false }])
  await prisma.worker.updateMany({ data: { expiresOn: '' } })
  await prisma.noticeChoice.createMany({
    data: (await read.user.findMany()).map(({ id: userId }) => ({ userId, event: 'worker-expiry', timing: 'now' })),
  })
  const mails = async () => (await mailsTo('owner@agency.example')).length
  const before = await mails()
  await remindOfExpiry(noon())
  expect(await mails()).toBe(before + 1)
  await setRules({ kind: 'passport', months: 12 })
  await remindOfExpiry(noon())
  expect(await listed()).toMatchObject([{ kind: 'passport', months: 12, isOver: true }])
  for (const days of [1, 2]) await remindOfExpiry(noon(days))
  expect(await mails()).toBe(before + 2)
  await setRules()
  await prisma.noticeChoice.deleteMany()
})

test('abroad a passport and a visa are told of that end before the contract', async () => {
  const { worker } = await going('arrived', inDays(300))
  await bring(worker, 'visa', { number: '600', expiresOn: inDays(20) })
  await bring(worker, 'medical', { outcome: 'fit', expiresOn: inDays(5) })
  expect(await listed()).toEqual([]) // nobody knows when the contract ends
  await flight(worker, inDays(-30))
  const contractEndsOn = monthsFrom(inDays(-30), 24)
  expect(await listed()).toMatchObject([{ kind: 'visa', on: inDays(20), contractEndsOn }])
  await bring(worker, 'contract', { issuedOn: inDays(-60), outcome: 'given', expiresOn: inDays(10) })
  expect(await listed()).toEqual([])
})

test('an entry keeps why something was too short', () => {
  const gaps = [
    { kind: 'passport', why: 'short', short: { endsOn: '2027-01-20', months: 6, entry: '2026-12-15' } },
    { kind: 'medical', why: 'short', short: { endsOn: '2026-12-10', months: 0, entry: '2026-12-15' } },
    { kind: 'police', why: 'short', short: { endsOn: '2027-01-20', months: 6, entry: '' } },
    { kind: 'visa', why: 'early' },
    { kind: 'ticket', why: 'missing' },
  ] as const
  const kept = readSkip(writeSkip('departed', [...gaps]))
  expect(kept).toEqual({ state: 'departed', gaps })
  expect(kept.gaps.map(gapText)).toEqual([
    'Passport: ends 20 Jan 2027, has to be valid for 6 months from entry on 15 Dec 2026',
    'Medical check: ends 10 Dec 2026, before the flight on 15 Dec 2026',
    'Police clearance: ends 20 Jan 2027, has to be valid for 6 months from entry',
    'Visa: valid only after the flight',
    'Ticket',
  ])
})

test('a day some months away is the last of a shorter month', () => {
  expect(monthsFrom('2026-08-31', -6)).toBe('2026-02-28')
  expect(monthsFrom('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsFrom('2026-12-15', 24)).toBe('2028-12-15')
})

test('a visa may be valid from a day to come, nothing else is issued ahead', async () => {
  const { worker } = await going('selected', '')
  await bring(worker, 'visa', { number: '600', issuedOn: inDays(9) })
  const { error } = await addDocument(worker, 'police', { number: '1', issuedOn: inDays(9) })
  expect(error?.data.field).toBe('issuedOn')
})
