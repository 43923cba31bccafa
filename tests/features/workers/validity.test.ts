import { beforeEach, expect, test } from 'vitest'
import { daysFrom, monthsFrom } from '#i18n/typed/day.ts'
import { gapText, readSkip, writeSkip } from '#server/features/applications/stages/gaps.shared.ts'
import { toValidityRules } from '#server/features/workers/validity.shared.ts'
import { callsThrough } from '../calls.ts'
import { inDays, job, steadyDay } from '../vacancies/job.ts'
import { karim, openFiles } from './files.ts'

const files = await openFiles()
const { prisma, read, ask, add, addDocument, apply, empty, owner, mailsTo } = files
const { remindOfExpiry } = await import('#server/features/workers/reminders.ts')
const { drainBackground } = await import('#server/jobs/background.ts')
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

test('months are read while they are typed, in Bangla digits too', () => {
  const monthsOf = (months: unknown) => toValidityRules([{ kind: 'passport', months }])[0]!.months
  expect(['১২', '12', 6, '', 'long'].map(monthsOf)).toEqual([12, 12, 6, 0, 0])
})

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

test('what is too short for a booked flight is listed at once', async () => {
  const { worker } = await going('ticket', inDays(900))
  await bring(worker, 'visa', { number: '600', expiresOn: inDays(150) })
  expect(await listed()).toEqual([])
  const ticket = await flight(worker, inDays(160))
  const visa = { kind: 'visa', endsOn: inDays(150), entry: inDays(160), isOver: true }
  expect(await listed()).toMatchObject([visa])
  expect((await ask('list', { show: 'ends-now' })).rows).toHaveLength(1)
  expect((await ask('list', { show: 'ends-soon' })).rows).toEqual([])
  const values = { number: 'PNR1', place: 'BG 1', heldOn: inDays(140) }
  await files.act('documents.edit', { id: ticket, seen: 1, values })
  expect(await listed()).toEqual([])
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

test('a rule or a job that changes reaches lists and figures at once', async () => {
  const months = async () => {
    await drainBackground()
    return (await ask('list', { show: 'ends-now' })).rows.map(({ ends }) => ends!.months)
  }
  const elsewhere = await publish('vacancies', { ...job, country: 'QA', city: 'Doha' })
  const { application } = await going('medical', inDays(900))
  await prisma.application.update({ where: { id: application }, data: { vacancyId: elsewhere._id } })
  await setRules({ kind: 'passport', country: 'QA', months: 72 }, { kind: 'passport', country: 'KW', months: 60 })
  expect(await months()).toEqual([72])
  const at = { _id: elsewhere._id, seen: 1 }
  await publish('vacancies', { ...job, country: 'KW', city: 'Kuwait' }, at)
  expect(await months()).toEqual([60])
  await setRules()
  expect(await months()).toEqual([])
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

const gapsFor = async (id: string, state: string) =>
  (await calls.ask<{ gaps: { kind: string; why: string }[] }[]>('applications.unready', { ids: [id], state }, owner))
    .flatMap(({ gaps }) => gaps)
    .map(({ kind, why }) => `${kind} ${why}`)

test.each(['departed', 'arrived', 'returned'])('whoever is %s is asked for the day of their flight', async state => {
  const { application, worker } = await going('ticket', inDays(400))
  await bring(worker, 'medical', { outcome: 'fit', expiresOn: inDays(-2) })
  const ticket = await flight(worker, inDays(-3))
  expect(await gapsFor(application, state)).not.toContain('medical ended')
  const values = { number: 'PNR1', place: 'BG 1', heldOn: inDays(-1) }
  await files.act('documents.edit', { id: ticket, seen: 1, values })
  expect(await gapsFor(application, state)).toContain('medical ended')
})

test('a visa that was renewed after the flight takes nothing from the departure', async () => {
  const { application, worker } = await going('ticket', inDays(400))
  await bring(worker, 'visa', { number: '600', issuedOn: inDays(-50), expiresOn: inDays(9) })
  await flight(worker, inDays(-30))
  await bring(worker, 'visa', { number: '601', issuedOn: inDays(-5), expiresOn: inDays(90) })
  expect(await gapsFor(application, 'departed')).not.toContain('visa early')
  await flight(worker, inDays(-2))
  expect(await gapsFor(application, 'departed')).not.toContain('visa early')
})

test('whoever is abroad and has another application is still told of passport and visa', async () => {
  const { application, worker } = await going('arrived', inDays(300))
  await bring(worker, 'visa', { number: '600', expiresOn: inDays(20) })
  await flight(worker, inDays(-30))
  const { id: another } = await apply({ vacancy })
  await files.act('link', { application: another, worker })
  const contractEndsOn = monthsFrom(inDays(-30), 24)
  expect(await listed()).toMatchObject([{ kind: 'visa', on: inDays(20), contractEndsOn }])
  await prisma.application.update({ where: { id: application }, data: { state: 'returned' } })
  expect((await ask('byId', { id: worker })).ends?.kind).not.toBe('visa')
})

test('without a flight a contract is counted from the day on which its person departed', async () => {
  const { application, worker } = await going('ticket', '')
  await bring(worker, 'visa', { number: '600', expiresOn: inDays(20) })
  const step = { sentence: '', nextStep: '', cost: null, payer: null, skip: 'Known to be so' }
  await calls.act('applications.move', { id: application, from: 'ticket', state: 'departed', ...step }, owner)
  expect(await listed()).toMatchObject([{ kind: 'visa', contractEndsOn: monthsFrom(inDays(0), 24) }])
})

test('a rule that is changed and put back on one day reaches all files again', async () => {
  const { worker } = await going('medical', monthsFrom(steadyDay(60), 6))
  const row = async () => (await read.worker.findUniqueOrThrow({ where: { id: worker } })).expiresOn
  for (const [months, on] of [
    [6, steadyDay(60)],
    [12, steadyDay(60)],
    [6, steadyDay(60)],
  ] as const) {
    await setRules({ kind: 'passport', months })
    await remindOfExpiry(noon())
    expect(await row()).toBe(months === 6 ? on : monthsFrom(monthsFrom(steadyDay(60), 6), -12))
  }
  await setRules()
})

test('a file out of the archive has its days by the rules of today', async () => {
  const { worker } = await going('medical', monthsFrom(steadyDay(200), 6))
  await files.act('archive', { id: worker })
  await setRules({ kind: 'passport', months: 12 })
  await remindOfExpiry(noon())
  expect(await listed()).toEqual([])
  await files.act('unarchive', { id: worker })
  expect(await listed()).toMatchObject([{ kind: 'passport', months: 12 }])
  await setRules()
})

test('a flight that makes a paper too short is told at once, and once', async () => {
  const last = steadyDay(150)
  const { application, worker } = await going('ticket', monthsFrom(last, 6))
  await prisma.noticeChoice.createMany({
    data: (await read.user.findMany()).map(({ id: userId }) => ({ userId, event: 'worker-expiry', timing: 'now' })),
  })
  const mails = async () => (await mailsTo('owner@agency.example')).length
  const before = await mails()
  const ticket = await flight(worker, daysFrom(last, -1))
  const fly = (seen: number, heldOn: string) =>
    files.act<{ unfit: object[] }>('documents.edit', {
      id: ticket,
      seen,
      values: { number: 'PNR1', place: 'BG 1', heldOn },
    })
  expect(await mails()).toBe(before)
  const short = { endsOn: monthsFrom(last, 6), months: 6, entry: daysFrom(last, 1) }
  const unfit = [{ kind: 'passport', why: 'short', short }]
  expect(await fly(1, daysFrom(last, 1))).toEqual({ unfit })
  expect(await mails()).toBe(before + 1)
  expect((await ask('byId', { id: worker })).documents).toMatchObject([{ kind: 'ticket', unfit }])
  type Month = { days: { entries: { kind: string; problem?: string; page: string }[] }[] }
  const month = await calls.ask<Month>('calendar.month', { month: daysFrom(last, 1).slice(0, 7), whose: 'mine' }, owner)
  expect(month.days.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'flight')).toMatchObject([
    { page: `/admin/applications/${application}`, problem: expect.stringMatching(/^Passport: ends .* from entry on /) },
  ])
  await files.act('archive', { id: worker })
  await files.act('unarchive', { id: worker })
  await remindOfExpiry(noon())
  expect(await mails()).toBe(before + 1)
  expect(await fly(2, last)).toEqual({ unfit: [] })
  await prisma.noticeChoice.deleteMany()
})

test('a rule that nothing can fulfil is refused with why', async () => {
  await expect(setRules({ kind: 'contract', months: 1, after: 'contract' })).rejects.toMatchObject({
    issues: [{ path: 'validity.0.months', message: expect.stringContaining('No contract lasts longer than itself') }],
  })
  await expect(setRules({ kind: 'passport', months: 120 })).rejects.toThrow()
  await setRules({ kind: 'contract', months: 0, after: 'contract' }, { kind: 'passport', months: 119 })
  await setRules()
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
