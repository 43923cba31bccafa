import { beforeEach, expect, test } from 'vitest'
import { password } from '../../server/test-server.ts'
import { openWorkshop } from './workshop.ts'
import { taskCalls } from '../tasks/calls.ts'

const office = await openWorkshop()
const { read, mailsTo, does, get, one, member, emptyAll, owner } = office
const { addTask, tasksOf } = taskCalls(office)
const { drainBackground } = await import('#server/jobs/background.ts')
const nadia = await member('nadia', 'caseworker')
const karim = await member('karim', 'staff')
const editor = await member('editor', 'editor')
const officer = await member('officer', 'officer')
const suspended = await member('suspended', 'staff')
await office.setStatus('suspended', 'suspended')

type Row = { id: string; assigneeId: string | null; assignee: string | null; task?: { text: string; more: number } }
type List = { rows: Row[]; count: number; counts: Record<string, number> }
type Desk = { desk: { id: string; count: number; to: string; search?: object }[] }
const KINDS = ['applications', 'demands', 'enquiries'] as const

const idsIn = async (on: string, filter: object, as = owner) =>
  (await get<List>(`${on}.list`, filter, as)).rows.map(({ id }) => id)
const deskOf = async (as: string) =>
  Object.fromEntries((await get<Desk>('dashboard.overview', {}, as)).desk.map(({ id, count }) => [id, count]))
const traces = async (subjectId: string) =>
  (await read.activity.findMany({ where: { subjectId }, orderBy: { at: 'asc' } })).map(
    ({ action, actor, detail, before }) => [action, actor, detail, before],
  )

beforeEach(async () => {
  await drainBackground()
  await emptyAll()
})

test.each(KINDS)('%s are given to me, a colleague and nobody, with a line in the log', async on => {
  const [{ id }, other] = [await one[on](), await one[on]()]
  await does('work.assign', { on, ids: [id], to: 'me' }, nadia.cookie)
  expect(await idsIn(on, { assignee: 'me' }, nadia.cookie)).toEqual([id])
  expect(await idsIn(on, { assignee: 'me' }, karim.cookie)).toEqual([])
  expect(await idsIn(on, { assignee: nadia.id }, karim.cookie)).toEqual([id])
  expect(await idsIn(on, { assignee: 'none' }, karim.cookie)).toEqual([other.id])
  await does('work.assign', { on, ids: [id, other.id], to: karim.id }, nadia.cookie)
  expect(await idsIn(on, { assignee: 'none' })).toEqual([])
  await does('work.assign', { on, ids: [id], to: null }, nadia.cookie)
  const name = on.replace(/s$|ies$/, end => (end === 'ies' ? 'y' : ''))
  expect(await traces(id)).toEqual([
    [`${name}-assigned`, 'nadia', 'nadia', ''],
    [`${name}-assigned`, 'nadia', 'karim', 'nadia'],
    [`${name}-unassigned`, 'nadia', '', 'karim'],
  ])
  const subjects = (await mailsTo('karim@agency.example')).map(({ subject }) => subject)
  expect(subjects.filter(subject => subject?.endsWith(`2 ${on} to you`))).toEqual([`nadia has assigned 2 ${on} to you`])
})

test.each(KINDS)('%s go to nobody who may not read them, nor to whoever is suspended', async on => {
  const { id } = await one[on]()
  for (const to of [editor.id, officer.id, suspended.id, 'no-such-account'])
    await expect(does('work.assign', { on, ids: [id], to })).rejects.toThrow('Choose somebody else')
  await expect(does('work.assign', { on, ids: ['none'], to: 'me' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('of two who take the same at once the second is told whose it is', async () => {
  const [{ id }, other] = [await one.applications(), await one.applications({ phone: '01811000111' })]
  const seen = { [id]: null, [other.id]: null }
  await does('work.assign', { on: 'applications', ids: [id], to: 'me', seen }, nadia.cookie)
  await expect(
    does('work.assign', { on: 'applications', ids: [id], to: 'me', seen }, karim.cookie),
  ).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: 'nadia has it by now',
  })
  expect(await does('work.assign', { on: 'applications', ids: [id, other.id], to: 'me', seen }, karim.cookie)).toEqual({
    failed: [{ id, reason: 'nadia has it by now' }],
  })
  expect(await idsIn('applications', { assignee: karim.id })).toEqual([other.id])
  expect(await idsIn('applications', { assignee: nadia.id })).toEqual([id])
})

test.each([
  ['blocked', (id: string) => does('accounts.staff.suspend', { id })],
  ['editor', (id: string) => does('accounts.staff.setRole', { id, role: 'editor', currentPassword: password })],
] as const)('the work of a colleague who is %s is nobody’s, and that is told', async (how, change) => {
  const gone = await member(`former-${how}`, 'caseworker')
  const records = await Promise.all(KINDS.map(async on => [on, (await one[on]()).id] as const))
  for (const [on, id] of records) {
    await does('work.assign', { on, ids: [id], to: gone.id })
    await addTask(on, id, '2026-12-01', { to: gone.id })
    await addTask(on, id, '2026-12-02', { to: karim.id })
  }
  const done = await addTask('applications', records[0]![1], '2026-12-03', { to: gone.id })
  await does('tasks.setDone', { id: done, isDone: true }, gone.cookie)
  await change(gone.id)
  for (const [on, id] of records) {
    expect(await idsIn(on, { assignee: 'none' }), on).toEqual([id])
    expect(await idsIn(on, { assignee: 'left' }), on).toEqual([id])
    expect((await get<List>(`${on}.list`)).rows, on).toMatchObject([{ assigneeId: null, assignee: gone.name }])
    const [first, second] = await tasksOf(on, id)
    expect([first?.assigneeId, first?.assignee, second?.assignee], on).toEqual([null, gone.name, 'karim'])
    expect((await traces(id)).slice(-2), on).toEqual([
      [expect.stringMatching(/-unassigned$/), 'owner', '', gone.name],
      ['task-released', 'owner', '', gone.name],
    ])
  }
  expect(await deskOf(karim.cookie)).toMatchObject({
    'applications-left': 1,
    'demands-left': 1,
    'enquiries-left': 1,
    'tasks-left': 3,
  })
  await does('work.assign', { on: 'applications', ids: [records[0]![1]], to: 'me' }, karim.cookie)
  expect(await deskOf(karim.cookie)).not.toHaveProperty('applications-left')
})

test('an account that is deleted leaves its work to the others', async () => {
  const gone = await member('gone', 'staff')
  const { id } = await one.applications()
  await does('work.assign', { on: 'applications', ids: [id], to: gone.id })
  await addTask('applications', id, '2026-12-01', { to: gone.id })
  await does('accounts.staff.remove', { id: gone.id })
  expect(await idsIn('applications', { assignee: 'left' })).toEqual([id])
  expect(await tasksOf('applications', id)).toMatchObject([{ assigneeId: null, assignee: 'gone' }])
})

test('what is mine and under way stands on my dashboard, and on nobody else’s', async () => {
  const [{ id }, ended] = [await one.applications(), await one.applications({ phone: '01811000111' })]
  await does('work.assign', { on: 'applications', ids: [id, ended.id], to: nadia.id })
  await office.bring(ended.id, 'withdrawn')
  const { id: demand } = await one.demands()
  await does('work.assign', { on: 'demands', ids: [demand], to: nadia.id })
  expect(await deskOf(nadia.cookie)).toMatchObject({ 'applications-mine': 1, 'demands-mine': 1 })
  expect(await idsIn('applications', { state: 'open', assignee: 'me' }, nadia.cookie)).toEqual([id])
  expect(await idsIn('demands', { state: 'open', assignee: 'me' }, nadia.cookie)).toEqual([demand])
  for (const { cookie } of [karim, editor, officer]) {
    const desk = await deskOf(cookie)
    expect(Object.keys(desk).filter(item => /-mine$|-left$|^tasks/.test(item))).toEqual([])
  }
})

test('a merged application gives its tasks and its colleague to the other one', async () => {
  const [first, second] = [await one.applications(), await one.applications()]
  await does('work.assign', { on: 'applications', ids: [second.id], to: nadia.id })
  const task = await addTask('applications', second.id, '2026-11-01', {}, nadia.cookie)
  await does('applications.merge', { id: second.id, into: first.id })
  expect(await tasksOf('applications', first.id)).toMatchObject([
    { id: task, recordId: first.id, reference: second.reference },
  ])
  const { rows } = await get<List>('applications.list', { due: 'overdue' })
  expect(rows).toMatchObject([{ id: first.id, assignee: 'nadia', task: { text: 'Call about the passport', more: 0 } }])
  await does('tasks.setDone', { id: task, isDone: true })
  expect(await idsIn('applications', { due: 'overdue' })).toEqual([])
  await does('applications.separate', { id: second.id })
  expect(await tasksOf('applications', first.id)).toEqual([])
  expect(await tasksOf('applications', second.id)).toHaveLength(1)
})

test.each(KINDS)('tasks of %s are erased with their record', async on => {
  const { id } = await one[on]()
  await addTask(on, id, '2026-12-01')
  if (on === 'applications') await (await import('#server/features/applications/erasure.ts')).erase([id], 'asked')
  else if (on === 'demands') await (await import('#server/features/demands/erasure.ts')).erase([id], 'asked')
  else {
    await does('enquiries.delete', { ids: [id] })
    expect(await get('tasks.list')).toMatchObject({ count: 0 })
    await (await import('#server/features/enquiries/domain.ts')).purge(Date.now() + 60 * 60 * 1000)
  }
  expect(await read.task.count()).toBe(0)
  if (on !== 'enquiries') expect(await read.activity.count({ where: { subjectId: id } })).toBe(0)
})

test('a saved view of what is mine is everybody’s own', async () => {
  const { id } = await one.applications()
  await does('work.assign', { on: 'applications', ids: [id], to: nadia.id })
  const query = { assignee: 'me', due: 'overdue' }
  await does('views.save', { list: 'applications', name: 'Mine', query, isShared: true }, nadia.cookie)
  const views = await get<{ query: object }[]>('views.list', {}, karim.cookie)
  expect(views).toMatchObject([{ query }])
  expect(await idsIn('applications', { assignee: 'me' }, nadia.cookie)).toEqual([id])
  expect(await idsIn('applications', { assignee: 'me' }, karim.cookie)).toEqual([])
})
