import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { extract } from 'tar'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { inMemory } from '#server/http/spool.ts'
import { drainBackground } from '#server/jobs/background.ts'
import { log } from '#server/process/log.ts'
import { findWords } from '../find-words.ts'
import { openOfficers, TOLD } from './officers.ts'
import { adoptAnyKey } from '../../server/adopt-any-key.ts'
import { openTestServer } from '../../server/test-server.ts'

const office = await openOfficers()
const calls = (['trace', 'debug', 'info', 'warn', 'error'] as const).map(level => vi.spyOn(log, level))
const logged = () =>
  inspect(
    calls.flatMap(({ mock }) => mock.calls),
    { depth: 8, maxStringLength: null, maxArrayLength: null },
  )
const { read, write, prisma, request, mutate, ask, act, complain, goOn, setDays, owner, nadia, folder, config } = office
const { remindOfficers } = await import('#server/features/complaints/reminders.ts')
const isOnFile = config.DATABASE_URL.startsWith('file:')
const away = await mkdtemp(join(tmpdir(), 'complaints-'))
afterAll(() => rm(away, { recursive: true, force: true }))

const CONTACT = '01998-877665'
const ANSWER = 'Come to the office on Sunday, the guard knows'
const NOTE = 'His brother works for the same company'
const MORE = 'Now he hides my iqama as well'
const PAPER = 'A contract in Arabic that I cannot read'
const BYE = 'The embassy has taken the case over'
const TRACES = [TOLD, CONTACT, ANSWER, NOTE, MORE, PAPER, BYE].map(text => text.slice(0, 12))
const tracesIn = (text: string, more: string[] = []) => [...TRACES, ...more].filter(each => text.includes(each))
const findTraces = (place: string, more: string[]) => findWords(place, [...TRACES, ...more])

beforeEach(async () => {
  for (const call of calls) call.mockClear()
  await write(async transaction => {
    await transaction.complaint.deleteMany()
    await transaction.mail.deleteMany()
    await transaction.reported.deleteMany()
    await transaction.noticeChoice.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
})

/** A complaint with everything that one can have. */
async function complainWithEverything() {
  const files = [{ kind: 'pdf' as const, kept: inMemory(Buffer.from(PAPER)) }]
  const { id, code } = await complain({ about: 'employer', place: 'QA', contact: CONTACT }, files)
  await act('answer', { id, seen: 1, text: ANSWER })
  await act('addNote', { id, text: NOTE })
  await goOn(id, MORE)
  await act('markRead', { id })
  const { version, entries } = await ask('byId', { id })
  await act('close', { id, seen: version, reason: 'referred', text: BYE })
  return { id, code, fileId: entries[0]!.files[0]!.id }
}

async function get(path: string, cookie: string) {
  const response = await request(path, { cookie })
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('latin1') }
}
const query = (name: string, input: object = {}, cookie = owner) =>
  get(`/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, cookie)

/** What an owner sees of the work of others. */
const seenBy = (cookie: string) =>
  Promise.all([
    query('dashboard.overview', {}, cookie),
    query('dashboard.badges', {}, cookie),
    query('activity.list', {}, cookie),
    query('search.records', { words: 'Zubayrah' }, cookie),
    query('notices.choices', {}, cookie),
    query('accounts.staff.list', {}, cookie),
    query('enquiries.list', { search: 'Zubayrah' }, cookie),
    query('applications.list', { search: 'Zubayrah' }, cookie),
    query('demands.list', { search: 'Zubayrah' }, cookie),
    query('content.trash', {}, cookie),
    query('content.history', { feature: 'complaints', _id: 'x' }, cookie),
  ])

test('an owner sees neither text nor count nor activity of a complaint', async () => {
  const withoutTimes = (answers: object) => JSON.stringify(answers).replaceAll(/lastSeenAt\\":\\"[^"]*"/g, '')
  const before = withoutTimes(await seenBy(owner))
  const { id, code } = await complainWithEverything()
  const after = withoutTimes(await seenBy(owner))
  expect(after).toBe(before)
  for (const path of [
    '/admin',
    '/admin/complaints',
    `/admin/complaints/${id}`,
    '/bn/admin/complaints',
    '/admin/activity',
    '/admin/staff',
    `/admin/staff/${await office.idOf('nadia')}`,
    '/admin/enquiries.csv',
    '/admin/applications.csv',
    '/admin/clients.json',
    '/sitemap.xml',
    '/jobs/rss.xml',
    '/api/v1/openapi.json',
  ])
    expect([path, ...tracesIn((await get(path, owner)).body, [code, ...(path.includes(id) ? [] : [id])])]).toEqual([
      path,
    ])
  expect((await get('/admin', owner)).body).not.toContain('/admin/complaints')
  expect((await get('/admin', nadia)).body).toContain('/admin/complaints')
})

test('neither the data folder nor a backup nor the log says what was written', async () => {
  const { id, code, fileId } = await complainWithEverything()
  await request(`/admin/complaints/${id}`, { cookie: nadia })
  await request(`/admin/complaints?search=${encodeURIComponent('Zubayrah')}`, { cookie: nadia })
  await get(`/admin/complaints/files/${fileId}`, nadia)
  await query('complaints.byId', { id: 'x'.repeat(70) }, nadia)
  await remindOfficers(Date.parse('2030-01-15T07:00:00+06:00'))
  await drainBackground()
  expect(await read.complaintFile.count()).toBe(1)
  expect(await findTraces(folder, [code])).toEqual([])
  expect(logged()).not.toContain('/complaints')
  await request('/jobs')
  expect(logged()).toContain('/jobs')
  expect(tracesIn(logged(), [code, 'Zubayrah'])).toEqual([])
  expect(JSON.stringify(await read.activity.findMany())).not.toContain(id)
  if (!isOnFile) return
  const { path } = await backUp({ dataDir: folder, file: join(folder, 'agency.db') }, away, () => {})
  await extract({ file: path, cwd: away })
  await rm(path)
  expect(await findTraces(away, [code])).toEqual([])
  expect(await readdir(away)).not.toContain('keys')
})

test('officers hear once a morning that something waits, nobody else, and no mail says what', async () => {
  const { id, code } = await complain({ contact: CONTACT })
  const mails = () => read.mail.findMany({ orderBy: { to: 'asc' } })
  await remindOfficers(Date.parse('2030-01-15T05:30:00+06:00'))
  expect(await mails()).toEqual([])
  for (const hour of ['06:10', '07:10', '19:10']) await remindOfficers(Date.parse(`2030-01-15T${hour}:00+06:00`))
  await drainBackground()
  expect((await mails()).map(({ to }) => to)).toEqual([
    ...Array<string>(2).fill('nadia@agency.example'), // one that waits, and one that is due
    ...Array<string>(2).fill('tariq@agency.example'),
  ])
  expect(tracesIn(JSON.stringify(await mails()), [id, code])).toEqual([])
  await act('answer', { id, seen: 1, text: ANSWER })
  await remindOfficers(Date.parse('2030-01-16T07:00:00+06:00'))
  expect(await mails()).toHaveLength(4)
})

test('nobody but officers can choose to hear of complaints', async () => {
  const [officers, owners] = [await query('notices.choices', {}, nadia), await query('notices.choices')]
  expect([officers.body.includes('complaint-waits'), owners.body.includes('complaint')]).toEqual([true, false])
  expect((await mutate('notices.choose', { event: 'complaint-waits', timing: 'now' }, owner)).status).toBe(404)
})

test('officers find on their desk what waits; an owner learns that one is overdue alone', async () => {
  const desk = async (cookie: string) => {
    const { result } = JSON.parse((await query('dashboard.overview', {}, cookie)).body) as Overview
    return result.data.desk
  }
  const before = await desk(owner)
  const first = await complain()
  await setDays(first.id, { day: '2026-01-05', dueOn: '2026-01-26' })
  const late = (await desk(owner)).filter(({ id }) => !before.some(each => each.id === id))
  const other = await complain({ text: 'Another one' })
  await setDays(other.id, { day: '2026-01-05', dueOn: '2026-01-26' })
  expect((await desk(owner)).filter(({ id }) => !before.some(each => each.id === id))).toEqual(late)
  expect(late).toEqual([expect.objectContaining({ id: 'complaint-late', count: 1, to: '/admin/staff' })])
  expect(Object.keys(late[0]!)).not.toContain('oldest')
  const waiting = await complain({ text: 'A third' })
  await act('answer', { id: waiting.id, seen: 1, text: ANSWER })
  await goOn(waiting.id, MORE)
  expect((await desk(nadia)).map(({ id, count, oldest }) => [id, count, oldest])).toEqual([
    ['complaints-overdue', 2, '2026-01-05'],
    ['complaints-waiting', 1, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
  ])
  expect(JSON.parse((await query('dashboard.badges', {}, nadia)).body).result.data).toEqual({ '/admin/complaints': 3 })
})

test('an owner is told while nobody could read a complaint', async () => {
  const items = async () => (await query('dashboard.overview')).body
  expect(await items()).not.toContain('no-officer')
  await prisma.user.updateMany({ where: { role: 'officer' }, data: { status: 'suspended' } })
  expect(await items()).toContain('no-officer')
  await prisma.user.updateMany({ where: { role: 'officer' }, data: { status: 'active' } })
})

test('without the key nothing opens any more, and officers read why', async () => {
  if (!isOnFile) return
  const { id, fileId } = await complainWithEverything()
  await office.close()
  await adoptAnyKey(folder)
  const elsewhere = await openTestServer({ DATA_DIR: folder, APP_KEY: 'k'.repeat(43) })
  const open = async (path: string) => (await elsewhere.request(path, { cookie: nadia })).text()
  const list = await open('/api/trpc/complaints.list?input=%7B%7D')
  expect(JSON.parse(list).result.data.rows).toMatchObject([{ id, isLocked: true, about: '', place: '' }])
  const detail = await open(`/api/trpc/complaints.byId?input=${encodeURIComponent(JSON.stringify({ id }))}`)
  expect(JSON.parse(detail).result.data).toMatchObject({
    isLocked: true,
    contact: '',
    entries: [{ text: null }, {}, {}, {}, {}, {}],
  })
  expect(tracesIn(list + detail)).toEqual([])
  expect(await open(`/admin/complaints/${id}`)).toContain('was sealed with another key')
  const file = await elsewhere.request(`/admin/complaints/files/${fileId}`, { cookie: nadia })
  expect([file.status, await file.text()]).toEqual([409, expect.stringContaining('was sealed with another key')])
  await elsewhere.close()
})

type Overview = { result: { data: { desk: { id: string; count: number; to: string; oldest?: string }[] } } }
