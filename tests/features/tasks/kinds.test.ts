import { beforeEach, expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { password } from '../../server/test-server.ts'
import { openWorkshop } from '../work/workshop.ts'
import { type Task, taskCalls } from './calls.ts'

const office = await openWorkshop()
const { read, write, mailsTo, does, get, one, member, emptyAll, addFile, publishJob } = office
const { addTask, tasksOf } = taskCalls(office)
const { forgetDone } = await import('#server/features/tasks/forget.ts')
const { OPEN_MAX } = await import('#server/features/tasks/work.ts')
const nadia = await member('nadia', 'caseworker')
const editor = await member('editor', 'editor')

const listOf = async (as?: string) => (await get<{ rows: Task[] }>('tasks.list', {}, as)).rows
const addOwn = async (data: object = {}) => {
  const id = crypto.randomUUID()
  await does('tasks.add', { id, text: 'Pay the rent', dueOn: today(), to: 'me', ...data })
  return id
}

beforeEach(async () => {
  await office.empty()
  await emptyAll()
})

test('a task is about a worker, a job or nothing', async () => {
  const { id: application } = await one.applications()
  const worker = await addFile(application)
  const job = await publishJob()
  await addTask('workers', worker, today())
  await addTask('vacancies', job, today(), { to: nadia.id })
  const own = await addOwn({ to: nadia.id })
  const { reference } = await read.worker.findUniqueOrThrow({ where: { id: worker } })
  expect(await tasksOf('workers', worker)).toMatchObject([
    { page: `/admin/workers/${worker}`, reference, title: 'Rahim Uddin' },
  ])
  expect(await tasksOf('vacancies', job)).toMatchObject([
    {
      page: `/admin/vacancies/${job}`,
      reference: expect.stringMatching(/^JOB-/),
      title: expect.stringContaining(', '),
    },
  ])
  expect((await listOf(nadia.cookie)).find(({ id }) => id === own)).toMatchObject({
    page: '/admin/tasks',
    reference: '',
    title: '',
    assignee: 'nadia',
  })
  await expect(listOf(editor.cookie)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await mailsTo('nadia@agency.example')).map(({ subject }) => subject).toSorted()).toEqual([
    'owner has given you a task',
    expect.stringMatching(/^owner has given you a task for JOB-/),
  ])
  const log = await read.activity.findMany({ where: { action: 'task-added' }, orderBy: { at: 'asc' } })
  expect(log.map(({ subject, subjectId }) => [subject.slice(0, 4), subjectId])).toEqual([
    [reference.slice(0, 4), worker],
    ['JOB-', job],
    ['', null],
  ])
})

test('only what is there is a record, and a kind goes with its id', async () => {
  await expect(addTask('workers', 'none', today())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(addTask('vacancies', 'none', today())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(addOwn({ on: 'workers' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(addOwn({ record: 'none' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(addOwn({ to: editor.id })).rejects.toThrow('Choose somebody else')
})

test('a task goes with its worker into the file that stays', async () => {
  const kept = await addFile((await one.applications()).id)
  const values = { name: 'Karim Mia', phone: '01799999999', passport: 'B7654321' }
  const { id: given } = await does<{ id: string }>('workers.add', { values })
  const task = await addTask('workers', given, today())
  await does('workers.merge', { id: given, into: kept, chosen: { passport: 'kept' } })
  expect(await tasksOf('workers', kept)).toMatchObject([
    { id: task, page: `/admin/workers/${kept}`, title: 'Karim Mia' },
  ])
  await write(transaction => transaction.worker.deleteMany())
  expect(await read.task.count()).toBe(0)
})

test('one person has only so many tasks about nothing', async () => {
  const { id } = await read.user.findFirstOrThrow({ where: { role: 'owner' } })
  const row = (n: number) => ({ id: `t${n}`, assigneeId: id, text: 'x', dueOn: today(), by: 'owner' })
  await write(transaction => transaction.task.createMany({ data: Array.from({ length: OPEN_MAX }, (_, n) => row(n)) }))
  await expect(addOwn()).rejects.toMatchObject({ code: 'CONFLICT' })
  await addOwn({ to: nadia.id })
})

test('whoever may do it no longer has it no longer', async () => {
  const own = await addOwn({ to: nadia.id })
  await does('accounts.staff.setRole', { id: nadia.id, role: 'editor', currentPassword: password })
  expect(await read.task.findUnique({ where: { id: own } })).toMatchObject({ assigneeId: null, assignee: 'nadia' })
})

test('what was done a year ago and goes with nobody is deleted', async () => {
  const { id: application } = await one.applications()
  const ids = [await addOwn(), await addOwn(), await addTask('applications', application, today())]
  const long = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000)
  for (const id of [ids[0]!, ids[2]!])
    await write(transaction => transaction.task.update({ where: { id }, data: { doneAt: long } }))
  expect(await forgetDone()).toBe(1)
  expect((await read.task.findMany()).map(({ id }) => id).toSorted()).toEqual([ids[1], ids[2]].toSorted())
})
