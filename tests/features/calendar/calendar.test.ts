import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDay, today } from '#i18n/format.ts'
import { daysFrom, monthsFrom } from '#i18n/typed/day.ts'
import { steadyDay } from '../vacancies/job.ts'
import { password } from '../../server/test-server.ts'
import { openWorkshop } from '../work/workshop.ts'
import { taskCalls } from '../tasks/calls.ts'

const office = await openWorkshop()
const { read, write, request, does, get, act, one, member, publishJob, owner, prisma } = office
const { addTask } = taskCalls(office)
const nadia = await member('nadia', 'caseworker')
const vacancy = await publishJob({ closesOn: daysFrom(today(), 20) })

type Entry = { kind: string; id: string; page: string; day: string; text?: string; at?: string }
type Month = { days: { day: string; isInMonth: boolean; entries: Entry[] }[] }
const monthOf = (day: string, as = owner, whose = 'mine') =>
  get<Month>('calendar.month', { month: day.slice(0, 7), whose }, as)
const entriesOf = async (day: string, as = owner, whose = 'mine') =>
  (await monthOf(day, as, whose)).days.find(each => each.day === day)?.entries ?? []
const inDays = (days: number) => daysFrom(today(), days)

const make = async (as = nadia.cookie, hasTexts = false) =>
  (await does<string>('calendar.makeFeed', { hasTexts }, as)).replace(/^.*(?=\/calendar)/, '')
const statusOf = async (path: string) => (await request(path)).status
/** What a calendar program makes of the feed. */
async function eventsAt(path: string) {
  const text = await (await request(path)).text()
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map(each => new ICAL.Event(each))
  return { text, calendar, events }
}

async function addInterview(at: string) {
  const words = { place: 'Office, floor 2; room 5', note: 'Bring Rahim', invitation: 'Come', invitationBn: 'আসুন' }
  return (await act<{ id: string }>('interviews.save', { vacancyId: vacancy, at, ...words })).id
}

beforeEach(() =>
  write(async transaction => {
    await transaction.task.deleteMany()
    await transaction.interview.deleteMany()
    await transaction.application.deleteMany()
    await transaction.calendarFeed.deleteMany()
    await transaction.activity.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  }),
)
afterEach(() => void vi.useRealTimers())

test('a month has whole weeks from Sunday on, and each day what is on it', async () => {
  const { days } = await monthOf('2026-11-01')
  expect([days[0]?.day, days.at(-1)?.day, days.length % 7]).toEqual(['2026-11-01', '2026-12-05', 0])
  const { days: others } = await monthOf('2027-02-01')
  expect([others[0]?.day, others.at(-1)?.day]).toEqual(['2027-01-31', '2027-03-06'])
  expect(others.filter(({ isInMonth }) => isInMonth)).toHaveLength(28)
})

test('interviews, last days and tasks stand on their day in Dhaka', async () => {
  const day = inDays(10)
  const interview = await addInterview(`${daysFrom(day, -1)}T19:00:00.000Z`) // one in the morning in Dhaka
  const { id } = await one.applications()
  const task = await addTask('applications', id, day, {}, nadia.cookie)
  expect(await entriesOf(day, nadia.cookie)).toMatchObject([
    { kind: 'interview', id: interview, page: `/admin/applications/interviews/${interview}` },
    { kind: 'task', id: task, page: `/admin/applications/${id}`, text: 'Call about the passport' },
  ])
  expect(await entriesOf(inDays(20), nadia.cookie)).toMatchObject([
    { kind: 'closing', id: vacancy, page: `/admin/vacancies/${vacancy}` },
  ])
})

test('flights and documents that end stand on their day, without names for a calendar outside', async () => {
  const day = steadyDay(7)
  const { id, reference } = await one.applications({ name: 'Rahim Uddin', phone: '01712340001' })
  const values = {
    name: 'Rahim Uddin',
    phone: '01712340001',
    passport: 'B01234567',
    passportExpiresOn: monthsFrom(day, 6),
  }
  const worker = await does<{ id: string; reference: string }>('workers.add', { values, application: id })
  const ticket = { workerId: worker.id, applicationId: id, kind: 'ticket', place: 'BG 349', by: 'Nadia' }
  const book = (heldOn: string, at: number) =>
    prisma.workerDocument.create({ data: { ...ticket, id: `ticket-${at}`, heldOn, createdAt: new Date(at) } })
  await book(inDays(2), 1)
  await book(daysFrom(day, 1), 2)
  expect(await entriesOf(inDays(2))).toEqual([])
  expect(await entriesOf(daysFrom(day, 1))).toMatchObject([
    { kind: 'flight', page: `/admin/applications/${id}`, name: 'Rahim Uddin', flight: 'BG 349' },
  ])
  const [flight] = await entriesOf(daysFrom(day, 1))
  expect(flight).toMatchObject({ problem: expect.stringContaining('BMET clearance'), isReady: false })
  expect(await entriesOf(day)).toMatchObject([
    { kind: 'ending', page: `/admin/workers/${worker.id}`, name: 'Rahim Uddin', isEntry: true },
  ])
  expect((await eventsAt(await make())).events.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining([`Flight: ${reference}`, `${worker.reference}: last day to enter`]),
  )
  expect(flight).not.toHaveProperty('together')
  const other = await one.applications({ name: 'Karim Mia', phone: '01712340002' })
  const second = await does<{ id: string }>('workers.add', {
    values: { name: 'Karim Mia', phone: '01712340002' },
    application: other.id,
  })
  const heldOn = daysFrom(day, 1)
  const booked = { ...ticket, workerId: second.id, applicationId: other.id, id: 'ticket-3', place: 'bg349', heldOn }
  await prisma.workerDocument.create({ data: booked })
  const both = (await entriesOf(heldOn)).map(entry => ('together' in entry ? entry.together : undefined))
  expect((await entriesOf(heldOn)).map(entry => 'flight' in entry && entry.flight)).toEqual(['BG 349', 'BG 349'])
  expect(both).toEqual([
    { page: '/admin/workers/day', search: { kind: 'ticket', of: expect.stringContaining(',') } },
    undefined,
  ])
  await prisma.application.updateMany({ where: { id: { in: [id, other.id] } }, data: { state: 'withdrawn' } })
  expect((await entriesOf(day)).map(({ kind }) => kind)).toEqual(['ending'])
  await prisma.worker.deleteMany()
})

test('a paper that is too short already says since when, and for what', async () => {
  const last = daysFrom(today(), -3)
  const passportExpiresOn = monthsFrom(last, 6)
  const on = monthsFrom(passportExpiresOn, -6)
  const values = { name: 'Rahim Uddin', phone: '01712340001', passport: 'B01234567', passportExpiresOn }
  const { reference } = await does<{ reference: string }>('workers.add', { values })
  expect(await entriesOf(on)).toMatchObject([
    { kind: 'ending', since: 'short', problem: expect.stringMatching(/^Passport: ends .* 6 months from entry$/) },
  ])
  expect(await entriesOf(passportExpiresOn)).toMatchObject([{ kind: 'ending', isEntry: false }])
  const since = formatDay(daysFrom(on, 1))
  const summaries = (await eventsAt(await make())).events.map(({ summary }) => summary)
  expect(summaries).toContain(`${reference}: a document is too short since ${since}`)
  await prisma.worker.deleteMany()
})

test('a colleague’s tasks are shown when all are asked for', async () => {
  const { id } = await one.applications()
  await addTask('applications', id, inDays(2), {}, nadia.cookie)
  expect(await entriesOf(inDays(2), owner)).toEqual([])
  expect(await entriesOf(inDays(2), owner, 'all')).toHaveLength(1)
})

test('a calendar program reads the feed, which has references and no names', async () => {
  const day = inDays(3)
  await addInterview(`${day}T04:30:00.000Z`)
  const { id, reference } = await one.applications({ name: 'Rahim Uddin' })
  const task = await addTask('applications', id, day, { text: 'Call Rahim, then; write\\back' }, nadia.cookie)
  await addTask('applications', id, day, { to: null }, nadia.cookie)
  const { text, calendar, events } = await eventsAt(await make())
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  const byKind = new Map(events.map(event => [event.uid.split('-')[0], event]))
  expect([...byKind.keys()].toSorted()).toEqual(['closing', 'interview', 'task'])
  const [interview, closing, due] = [byKind.get('interview')!, byKind.get('closing')!, byKind.get('task')!]
  expect(interview.startDate.toJSDate().toISOString()).toBe(`${day}T04:30:00.000Z`)
  expect(interview.location).toBe('Office, floor 2; room 5')
  expect([closing.startDate.isDate, closing.startDate.toString()]).toEqual([true, inDays(20)])
  expect([due.startDate.toString(), due.summary]).toEqual([day, `Task: ${reference}`])
  expect(due.uid).toContain(task)
  expect(due.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/admin/applications/${id}$`))
  expect(events.every(({ component }) => component.getFirstPropertyValue('dtstamp'))).toBe(true)
  expect(text).not.toMatch(/Rahim|01712|Bring/)
  expect(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

test('whoever asks for the sentences of tasks has them, with every sign', async () => {
  const { id, reference } = await one.applications()
  await addTask('applications', id, inDays(1), { text: 'Call, then; write\\back: পাসপোর্ট' }, nadia.cookie)
  const { events } = await eventsAt(await make(nadia.cookie, true))
  expect(events.map(({ summary }) => summary)).toContain(`Call, then; write\\back: পাসপোর্ট · ${reference}`)
})

test('the link is shown once, stored as a hash, and noted in the log', async () => {
  const path = await make()
  const secret = path.split('key=')[1]!
  const response = await request(path)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(JSON.stringify(await read.calendarFeed.findMany())).not.toContain(secret)
  expect(await get('calendar.feed', {}, nadia.cookie)).toMatchObject({ lastReadAt: expect.any(String) })
  expect(JSON.stringify(await get('calendar.feed', {}, nadia.cookie))).not.toContain(secret)
  const log = await read.activity.findMany()
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([['calendar-made', 'nadia']])
})

test('a new link ends the old one, and an ended one opens nothing', async () => {
  const first = await make()
  const second = await make()
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  await does('calendar.endFeed', {}, nadia.cookie)
  expect(await statusOf(second)).toBe(404)
  expect(await get('calendar.feed', {}, nadia.cookie)).toBeNull()
})

test.each([
  ['is blocked', (id: string) => does('accounts.staff.suspend', { id })],
  [
    'edits content alone now',
    (id: string) => does('accounts.staff.setRole', { id, role: 'editor', currentPassword: password }),
  ],
  ['is deleted', (id: string) => does('accounts.staff.remove', { id })],
] as const)('the link of somebody who %s ends for good', async (how, change) => {
  const gone = await member(how.slice(0, 6).trim().replace(' ', '-'), 'staff')
  const path = await make(gone.cookie)
  await change(gone.id)
  expect(await statusOf(path)).toBe(404)
  expect(await read.calendarFeed.count()).toBe(0)
  await prisma.user.updateMany({ where: { id: gone.id }, data: { status: 'active', role: 'staff' } })
  expect(await statusOf(path)).toBe(404)
})

test('wrong links are counted, and so is a right one', async () => {
  const path = await make()
  for (let n = 0; n < 60; n++) await request(path)
  const late = await request(path)
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
  const wrong = `/calendar.ics?key=${'x'.repeat(43)}`
  const statuses = []
  for (let n = 0; n < 62; n++) statuses.push(await statusOf(wrong.replace(/x$/, String(n % 10))))
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
})
