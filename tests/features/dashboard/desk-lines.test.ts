import { expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { taskCalls } from '../tasks/calls.ts'
import { openWorkshop } from '../work/workshop.ts'

const office = await openWorkshop()
const { one, owner, does, get, write, prisma, act, applyFor, bring, addFile } = office
const { addTask } = taskCalls(office)

const me = (await prisma.user.findFirstOrThrow({ where: { role: 'owner' } })).id

type Item = { id: string; to: string; count: number; search?: Record<string, string>; first?: string }
/** The procedure of each list that a line leads to. */
const LISTS: Record<string, string> = {
  '/admin/applications': 'applications.list',
  '/admin/demands': 'demands.list',
  '/admin/enquiries': 'enquiries.list',
  '/admin/workers': 'workers.list',
  '/admin/tasks': 'tasks.list',
  '/admin/complaints': 'complaints.list',
}

/** Of each thing that waits, one that has what a line counts, and others that have not. */
async function fill() {
  const people: { id: string }[] = []
  for (let n = 0; n < 6; n++) people.push(await applyFor('', { name: `Rahim ${n}`, phone: `0171234567${n}` }))
  for (const [n, outcome] of ['reached', 'again', 'missed', 'wrong'].entries())
    await act('addEntry', { id: people[n]!.id, kind: 'call', outcome })
  for (const on of ['applications', 'demands', 'enquiries'] as const) {
    const [mine, gone] = [await one[on](), await one[on]()]
    await does('work.assign', { on, ids: [mine.id, gone.id], to: me, seen: {} })
    await addTask(on, mine.id, today(), { to: me }, owner)
    await addTask(on, gone.id, daysFrom(today(), 30), { to: me }, owner)
    await leave(on, gone.id)
  }
  await bring(people[4]!.id, 'selected')
  await bring(people[5]!.id, 'rejected')
  await addFile(people[4]!.id)
  for (const state of ['accepted', 'checked']) {
    const { id } = await one.demands()
    await write(({ demand }) => demand.update({ where: { id }, data: { state } }))
  }
  for (const vacancyId of [await office.publishJob(), null]) {
    const { id } = await one.demands()
    await write(async ({ demand, demandLine }) => {
      await demand.update({ where: { id }, data: { state: 'withdrawn' } })
      await demandLine.updateMany({ where: { demandId: id }, data: { vacancyId } })
    })
  }
  for (const days of [-3, 5, 60, 400]) {
    const values = { name: `Karim ${days}`, phone: '01812345678', passport: `B0${1000000 + days}` }
    const { id } = await does<{ id: string }>('workers.add', { values })
    await write(({ worker }) => worker.update({ where: { id }, data: { expiresOn: daysFrom(today(), days) } }))
  }
}

/** What is somebody’s becomes nobody’s, as where a colleague has left. */
const leave = (on: 'applications' | 'demands' | 'enquiries', id: string) =>
  write(async ({ application, demand, enquiry, task }) => {
    const data = { assigneeId: null, assignee: 'Salma' }
    await task.updateMany({ where: { OR: [{ applicationId: id }, { demandId: id }, { enquiryId: id }] }, data })
    if (on === 'applications') await application.update({ where: { id }, data })
    else if (on === 'demands') await demand.update({ where: { id }, data })
    else await enquiry.update({ where: { id }, data })
  })

test('every line of the desk has as many as the list that it leads to', async () => {
  await fill()
  const { desk } = await get<{ desk: Item[] }>('dashboard.overview')
  const lines = desk.filter(({ to, search }) => LISTS[to] && search)
  expect(lines.map(({ id }) => id).toSorted()).toEqual([
    'applications-again',
    'applications-left',
    'applications-mine',
    'applications-uncalled',
    'demands-left',
    'demands-mine',
    'demands-received',
    'demands-still-open',
    'demands-unpublished',
    'enquiries-left',
    'enquiries-mine',
    'enquiries-unread-none',
    'tasks-due',
    'tasks-left',
    'workers-ending',
    'workers-ending-soon',
  ])
  for (const { id, to, search, count } of lines)
    expect({ id, count }).toEqual({ id, count: (await get<{ count: number }>(LISTS[to]!, search)).count })
})
