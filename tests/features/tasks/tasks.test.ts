import { beforeEach, expect, test, vi } from 'vitest'
import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { openWorkshop } from '../work/workshop.ts'
import { type Task, taskCalls } from './calls.ts'

const office = await openWorkshop()
const { read, write, mailsTo, does, get, one, member, emptyAll, owner } = office
const { addTask, tasksOf } = taskCalls(office)
const { withLocale } = await import('#server/http/locale-middleware.ts')
const { dueText, groupOf } = await import('#server/features/work/due.shared.ts')
const { OPEN_MAX } = await import('#server/features/tasks/work.ts')
const nadia = await member('nadia', 'caseworker')
const karim = await member('karim', 'staff')
const editor = await member('editor', 'editor')
const officer = await member('officer', 'officer')

type Tasks = { rows: Task[]; count: number; counts: Record<string, number> }
type Mine = { rows: Task[]; counts: Record<string, number> }
const listOf = (filter: object = {}, as = owner) => get<Tasks>('tasks.list', filter, as)
const idsIn = async (filter: object) => (await get<Tasks>('applications.list', filter)).rows.map(({ id }) => id)
const inDays = (days: number) => daysFrom(today(), days)

beforeEach(emptyAll)

test('a task has a sentence, a day and a person, and somebody does it', async () => {
  const { id } = await one.applications()
  const task = await addTask('applications', id, inDays(2), { text: ' Call on Sunday ', to: karim.id }, nadia.cookie)
  expect(await tasksOf('applications', id)).toMatchObject([
    { id: task, text: 'Call on Sunday', dueOn: inDays(2), assignee: 'karim', by: 'nadia', doneAt: null, version: 1 },
  ])
  expect((await mailsTo('karim@agency.example')).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^nadia has given you a task for APP-/),
  ])
  await does('tasks.setDone', { id: task, isDone: true }, karim.cookie)
  await does('tasks.setDone', { id: task, isDone: true }, nadia.cookie)
  expect(await tasksOf('applications', id)).toMatchObject([{ doneBy: 'karim', doneAt: expect.any(String) }])
  await does('tasks.setDone', { id: task, isDone: false })
  expect(await tasksOf('applications', id)).toMatchObject([{ doneBy: '', doneAt: null }])
  await does('tasks.remove', { id: task })
  const log = await read.activity.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } })
  expect(log.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
    'nadia task-added',
    'karim task-done',
    'owner task-reopened',
    'owner task-removed',
  ])
  expect(JSON.stringify([log, await read.mail.findMany({ select: { subject: true } })])).not.toContain('Sunday')
})

test('what is sent twice is one task, and a bad one is refused', async () => {
  const { id: record } = await one.demands()
  const task = { id: crypto.randomUUID(), on: 'demands', record, text: 'Ask for the visa', dueOn: inDays(1), to: 'me' }
  await does('tasks.add', task)
  await does('tasks.add', task)
  expect(await tasksOf('demands', record)).toHaveLength(1)
  const refused = (given: object) => does('tasks.add', { ...task, id: crypto.randomUUID(), ...given })
  await expect(refused({ text: ' ' })).rejects.toThrow('Write what is to be done')
  await expect(refused({ dueOn: '' })).rejects.toThrow('Choose a day')
  await expect(refused({ text: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(refused({ dueOn: '2012-01-01' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(refused({ to: editor.id })).rejects.toThrow('Choose somebody else')
  await expect(refused({ record: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a record takes only so many open tasks', async () => {
  const { id } = await one.applications()
  const row = (n: number) => ({ id: `t${n}`, applicationId: id, text: 'x', dueOn: today(), by: 'owner' })
  await write(transaction => transaction.task.createMany({ data: Array.from({ length: OPEN_MAX }, (_, n) => row(n)) }))
  await expect(addTask('applications', id, today())).rejects.toMatchObject({ code: 'CONFLICT' })
  await does('tasks.setDone', { id: 't0', isDone: true })
  await addTask('applications', id, today())
})

test('of two who change a task the second is told', async () => {
  const { id } = await one.enquiries()
  const task = await addTask('enquiries', id, inDays(1))
  const facts = { id: task, seen: 1, text: 'Call again', dueOn: inDays(3), to: karim.id }
  await does('tasks.change', facts, nadia.cookie)
  await expect(does('tasks.change', { ...facts, text: 'Write' }, karim.cookie)).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  })
  expect(await tasksOf('enquiries', id)).toMatchObject([{ text: 'Call again', assignee: 'karim', version: 2 }])
})

test('a program reaches the tasks of its scopes alone', async () => {
  const { make } = await import('#server/features/tokens/domain.ts')
  const { id: ownerId } = await read.user.findFirstOrThrow({ where: { role: 'owner' } })
  const choice = { name: 'Desk', scopes: ['enquiries', 'write'], lasts: '30', until: '' } as const
  const token = await make({ id: ownerId, name: 'owner' }, ownerId, choice as never)
  const headers = { authorization: `Bearer ${token}` }
  const { id: application } = await one.applications()
  const task = await addTask('applications', application, today())
  const ask = async (path: string, json?: object) =>
    (await office.request(`/api/trpc/tasks.${path}`, { headers, ...(json && { method: 'POST', json }) })).status
  expect(await ask('list?input={}')).toBe(200)
  const input = encodeURIComponent(JSON.stringify({ on: 'applications', record: application }))
  expect(await ask(`of?input=${input}`)).toBe(403)
  expect(await ask('setDone', { id: task, isDone: true })).toBe(404)
  expect(await (await office.request('/api/trpc/tasks.list?input={}', { headers })).text()).not.toContain(task)
})

test('lists are narrowed down by the day of a task, as it is in Dhaka', async () => {
  const names = ['overdue', 'now', 'soon', 'late', 'done'] as const
  const ids = new Map<string, string>()
  for (const [n, name] of names.entries())
    ids.set(name, (await one.applications({ phone: `0171100011${n}`, name: `Anis ${n}` })).id)
  const of = (...wanted: (typeof names)[number][]) => wanted.map(name => ids.get(name)).toSorted()
  await addTask('applications', ids.get('overdue')!, inDays(-1))
  await addTask('applications', ids.get('now')!, inDays(0))
  await addTask('applications', ids.get('soon')!, inDays(6))
  await addTask('applications', ids.get('late')!, inDays(7))
  const done = await addTask('applications', ids.get('done')!, inDays(-3))
  await does('tasks.setDone', { id: done, isDone: true })
  const found = async (due: string) => (await idsIn({ due })).toSorted()
  expect(await found('overdue')).toEqual(of('overdue'))
  expect(await found('due')).toEqual(of('overdue', 'now'))
  expect(await found('today')).toEqual(of('now'))
  expect(await found('week')).toEqual(of('now', 'soon'))
  expect(await found('open')).toEqual(of('overdue', 'now', 'soon', 'late'))
  expect((await listOf()).counts).toEqual({ due: 2, overdue: 1, today: 1, week: 2, open: 4 })
  expect((await listOf({ due: 'done' })).rows.map(({ id }) => id)).toEqual([done])
  vi.setSystemTime(new Date(`${inDays(1)}T18:30:00Z`)) // half past midnight in Dhaka, two days later
  try {
    expect(await found('overdue')).toEqual(of('overdue', 'now'))
  } finally {
    vi.useRealTimers()
  }
})

test('my tasks stand on my dashboard by day, a colleague’s do not', async () => {
  const { id } = await one.applications()
  const late = await addTask('applications', id, inDays(-2), { to: nadia.id })
  await addTask('applications', id, inDays(0), { to: karim.id })
  const soon = await addTask('applications', id, inDays(3), { to: nadia.id })
  const tasks = await get<Mine>('tasks.mine', {}, nadia.cookie)
  expect(tasks.rows.map(({ id: task }) => task)).toEqual([late, soon])
  expect(tasks.counts).toEqual({ overdue: 1, today: 0, week: 1, later: 0 })
  expect(await get('dashboard.badges', {}, nadia.cookie)).toMatchObject({ '/admin/tasks': 1 })
  for (const { cookie } of [editor, officer])
    expect((await office.request('/api/trpc/tasks.mine', { cookie })).status).toBe(403)
})

test('a day is told in words, in both languages', () => {
  expect([-1, -2, 0, 1].map(days => dueText(daysFrom('2026-11-26', days), '2026-11-26'))).toEqual([
    '1 day overdue',
    '2 days overdue',
    'Today',
    'Tomorrow',
  ])
  expect(withLocale('bn', () => dueText('2026-11-24', '2026-11-26'))).toBe('২ দিন পেরিয়েছে')
  expect(groupOf('2026-12-02', '2026-11-26')).toBe('week')
  expect(groupOf('2026-12-03', '2026-11-26')).toBe('later')
})
