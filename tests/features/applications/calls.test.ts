import { afterEach, expect, test, vi } from 'vitest'
import { toOfficeTime } from '#i18n/format.ts'
import { inCallHours, keepCalls } from '#server/features/applications/calls.ts'
import { addMember, cookiesOf } from '../calls.ts'
import { openOffice } from './staff.ts'

const office = await openOffice()
const { act, ask, applyFor, bring, empty, read, write, owner } = office
const nadia = await addMember(office, 'nadia', 'caseworker')
const HOUR_MS = 60 * 60 * 1000

type Next = { left: number; application: { id: string; name: string } | null }
const call = (id: string, outcome: string, data: object = {}) =>
  act<{ id: string; callAt?: string }>('addEntry', { id, kind: 'call', outcome, ...data })
const next = (data: object = {}, as = owner) => act<Next>('nextCall', { tab: 'one', passed: [], ...data }, as)
const ids = async (show: string) => (await ask('list', { show } as never)).rows.map(({ id }) => id)
/** The hours from now until somebody is called again. */
const hoursLeft = async (id: string) => {
  const { callAgainSince } = await read.application.findUniqueOrThrow({ where: { id } })
  return callAgainSince && Math.round((callAgainSince.getTime() - Date.now()) / HOUR_MS)
}
/** The same where a rule says so many. */
const byRule = (hours: number) =>
  Math.round((inCallHours(new Date(Date.now() + hours * HOUR_MS)).getTime() - Date.now()) / HOUR_MS)
/** Has the calls of an application have been made so many hours ago. */
const age = (id: string, hours: number) =>
  write(async transaction => {
    const before = (moment: Date) => new Date(moment.getTime() - hours * HOUR_MS)
    const { createdAt } = await transaction.application.findUniqueOrThrow({ where: { id } })
    await transaction.application.update({ where: { id }, data: { stateAt: before(before(createdAt)) } })
    for (const { id: entry, at, callAt } of await transaction.applicationEntry.findMany({
      where: { applicationId: id },
    }))
      await transaction.applicationEntry.update({
        where: { id: entry },
        data: { at: before(at), callAt: callAt && before(callAt) },
      })
    await keepCalls(transaction, id)
  })

afterEach(async () => {
  vi.useRealTimers()
  await empty()
  await write(({ editing }) => editing.deleteMany())
})

test('whoever was called is not among those whom nobody has called', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { phone: '01812345678' })]
  expect((await ids('uncalled')).toSorted()).toEqual([one.id, other.id].toSorted())
  const { id: entry } = await call(one.id, 'reached')
  expect(await ids('uncalled')).toEqual([other.id])
  await act('removeEntry', { id: entry })
  expect((await ids('uncalled')).length).toBe(2)
})

test('a call to one that was merged is one to the other', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Md Rahim' })]
  await call(one.id, 'missed')
  await act('merge', { id: one.id, into: other.id })
  expect(await ids('uncalled')).toEqual([])
  expect(await hoursLeft(other.id)).toBe(byRule(3))
  expect((await ask('list', {})).rows).toMatchObject([{ attempts: 1, lastCall: { outcome: 'missed' } }])
  await act('separate', { id: one.id })
  expect(await ids('uncalled')).toEqual([other.id])
  expect([await hoursLeft(one.id), await hoursLeft(other.id)]).toEqual([byRule(3), null])
})

const later = () => ({ callAt: new Date(Date.now() + 20 * HOUR_MS).toISOString() })
const step = (id: string) => act<{ event: string }>('move', { id, from: 'received', state: 'called' })

test.for([
  { isStepped: false, isKept: false },
  { isStepped: false, isKept: true },
  { isStepped: true, isKept: false },
  { isStepped: true, isKept: true },
])('a call waits with the other application after a merge: %o', async states => {
  const one = await applyFor('')
  if (states.isStepped) await step(one.id)
  await call(one.id, 'again', later())
  const other = await applyFor('', { name: 'Md Rahim' })
  if (states.isKept) await step(other.id)
  await act('merge', { id: one.id, into: other.id })
  expect([await hoursLeft(other.id), await ids('later')]).toEqual([20, [other.id]])
  await act('separate', { id: one.id })
  expect([await hoursLeft(one.id), await hoursLeft(other.id)]).toEqual([20, null])
})

test('a merge that moves the one that stays leaves its call waiting', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Md Rahim' })]
  await call(other.id, 'again', later())
  await step(one.id)
  await act('merge', { id: one.id, into: other.id })
  expect([await hoursLeft(other.id), await ids('later')]).toEqual([20, [other.id]])
  await act('separate', { id: one.id })
  expect([await hoursLeft(one.id), await hoursLeft(other.id)]).toEqual([null, 20])
})

test('a step after a merge ends the calls of both, its undo brings them back', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Md Rahim' })]
  await call(one.id, 'again')
  await act('merge', { id: one.id, into: other.id })
  const { event } = await step(other.id)
  expect(await ids('again')).toEqual([])
  await act('undoMove', { id: other.id, event })
  expect(await ids('again')).toEqual([other.id])
  await step(other.id)
  await act('separate', { id: one.id })
  expect(await ids('again')).toEqual([one.id])
})

test('a call on a page of before a merge counts with the others', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { name: 'Md Rahim' })]
  await call(other.id, 'missed')
  await act('merge', { id: one.id, into: other.id })
  await call(one.id, 'missed')
  expect(await hoursLeft(other.id)).toBe(byRule(24))
})

test('who does not answer comes back after hours, days, then each week', async () => {
  const { id } = await applyFor('')
  const hours: unknown[] = []
  for (let n = 0; n < 5; n++) {
    await call(id, 'missed')
    hours.push(await hoursLeft(id))
    await age(id, 1)
  }
  expect(hours).toEqual([3, 24, 48, 168, 168].map(byRule))
  await call(id, 'reached')
  expect(await hoursLeft(id)).toBeNull()
  await age(id, 1)
  await call(id, 'missed')
  expect(await hoursLeft(id)).toBe(byRule(3))
})

test.each([
  ['2026-11-30T10:00', '2026-11-30T10:00'],
  ['2026-11-30T09:00', '2026-11-30T09:00'],
  ['2026-11-30T18:00', '2026-12-01T09:00'],
  ['2026-11-30T21:00', '2026-12-01T09:00'],
  ['2026-12-01T02:48', '2026-12-01T09:00'],
])('a call that a rule has at %s of Dhaka is at %s', (moment, called) => {
  expect(toOfficeTime(inCallHours(new Date(`${moment}+06:00`)))).toBe(called)
})

test('a call that is due goes before people whom nobody has called', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { phone: '01812345678' })]
  await call(other.id, 'again', { callAt: new Date(Date.now() + 2 * HOUR_MS).toISOString() })
  expect([await ids('later'), await ids('again'), await ids('calls')]).toEqual([[other.id], [], [one.id]])
  expect((await next()).application).toMatchObject({ id: one.id })
  await age(other.id, 3)
  expect([await ids('later'), await ids('again')]).toEqual([[], [other.id]])
  expect(await next()).toMatchObject({ left: 1, application: { id: other.id } })
})

test('a wrong number is called no more until it is corrected', async () => {
  const { id } = await applyFor('')
  await call(id, 'wrong')
  expect([await ids('wrong'), await ids('calls')]).toEqual([[id], []])
  const { name, district, trade, years, version } = await read.application.findUniqueOrThrow({ where: { id } })
  const values = { vacancy: '', name, district, trade, years: String(years), passport: 'yes', registered: 'no' }
  await act('edit', { id, seen: version, values: { ...values, phone: '01911111111' } })
  expect([await ids('wrong'), await ids('again')]).toEqual([[], [id]])
})

test('two colleagues are never given the same person', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { phone: '01812345678' })]
  const given = await Promise.all([next(), next({ tab: 'two' }, nadia.cookie)])
  expect(given.map(({ application }) => application?.id).toSorted()).toEqual([one.id, other.id].toSorted())
  expect(await next({ tab: 'three' })).toEqual({ left: 0, application: null })
  await call(given[0]!.application!.id, 'reached')
  expect((await next()).application).toBeNull()
})

test('whoever is passed over comes later, and is asked for by name', async () => {
  const [one, other] = [await applyFor(''), await applyFor('', { phone: '01812345678' })]
  expect((await next({ passed: [one.id] })).application).toMatchObject({ id: other.id })
  expect((await next({ id: one.id })).application).toMatchObject({ id: one.id })
})

test('the end says how many come back, and when the first does', async () => {
  const [one, other, third] = [
    await applyFor(''),
    await applyFor('', { phone: '01812345678' }),
    await applyFor('', { phone: '01912345678' }),
  ]
  await call(third.id, 'reached')
  expect(await next({ passed: [one.id, other.id] })).toEqual({ left: 0, application: null })
  const [first, last] = [2, 20].map(hours => new Date(Date.now() + hours * HOUR_MS).toISOString())
  await call(other.id, 'again', { callAt: last })
  await call(one.id, 'again', { callAt: first })
  expect(await next()).toEqual({ left: 0, application: null, later: { count: 2, at: first } })
  expect(await next({ vacancy: 'none' })).toMatchObject({ later: { count: 2 } })
  expect(await next({ vacancy: 'another' })).toEqual({ left: 0, application: null })
})

test('whoever is put aside is free for colleagues at once, and was not called', async () => {
  const { id } = await applyFor('')
  await next()
  expect((await next({ tab: 'two' }, nadia.cookie)).application).toBeNull()
  expect(await next({ passed: [id] })).toEqual({ left: 0, application: null })
  expect((await next({ tab: 'two' }, nadia.cookie)).application).toMatchObject({ id })
  await next({ tab: 'two', passed: [id] }, nadia.cookie)
  expect((await next()).application).toMatchObject({ id })
  expect([await ids('uncalled'), await ids('later')]).toEqual([[id], []])
})

test('a call that is taken back gives its note, and the earlier time', async () => {
  const { id } = await applyFor('')
  const callAt = new Date(Date.now() + 20 * HOUR_MS).toISOString()
  await call(id, 'again', { callAt })
  for (const outcome of ['reached', 'missed', 'wrong', 'again']) {
    const made = await call(id, outcome, { text: `Said: ${outcome}` })
    expect(await act('removeEntry', { id: made.id })).toEqual({ text: `Said: ${outcome}` })
    const { callAgainSince, wrongNumberSince } = await read.application.findUniqueOrThrow({ where: { id } })
    expect([outcome, callAgainSince?.toISOString(), wrongNumberSince]).toEqual([outcome, callAt, null])
  }
})

test('whoever withdraws on the status page is called no more', async () => {
  const { id, secret } = await applyFor('')
  await call(id, 'again')
  const cookie = cookiesOf(await office.request(`/application-status?key=${secret}`))
  await office.request('/application-status', {
    method: 'POST',
    cookie,
    body: new URLSearchParams({ action: 'withdraw' }),
  })
  expect(await read.application.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'withdrawn' })
  expect(await ids('calls')).toEqual([])
})

test('a step takes a call off the queue, and its undo brings it back', async () => {
  const { id } = await applyFor('')
  await call(id, 'again')
  const { event } = await act<{ event: string }>('move', { id, from: 'received', state: 'called' })
  expect(await ids('again')).toEqual([])
  await act('undoMove', { id, event })
  expect(await ids('again')).toEqual([id])
  await bring(id, 'selected')
})
