import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { read, type Reader as Database } from '#server/db/client.ts'
import type { CalendarEntry, CalendarSpan } from '#server/features/work/contributions.ts'
import type { Due, NextTodo } from '#server/features/work/contributions.ts'
import { WEEK_DAYS } from '#server/features/work/due.shared.ts'
import { DUES } from '#server/features/work/dues.shared.ts'
import { whereAssigned, whereDue } from '#server/features/tasks/filter.ts'
import { shown, withRecord } from '#server/features/tasks/with-record.ts'
import { columns, readableBy, recordsOf, rightTo } from '#server/features/tasks/records.ts'
import { KINDS, type Kind } from '#server/features/tasks/kinds.shared.ts'
import type { tasksInput } from '#server/features/tasks/schema.ts'
import { colleagues, LEFT } from '#server/features/work/domain.ts'
import { can, type Holder } from '#server/permissions.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'
import { pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Reader = Holder & { id: string }

const DONE_SHOWN = 20
const MINE_SHOWN = 50
const byDay = [{ dueOn: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }] satisfies Prisma.TaskOrderByWithRelationInput[]
const byDone = [{ doneAt: 'desc' }, { id: 'asc' }] satisfies Prisma.TaskOrderByWithRelationInput[]

/** The tasks of a record: the open ones by their days, then those that were done last. What was merged into an application is its own. */
export async function ofRecord(on: Kind, recordId: string) {
  const ids = (await recordsOf(on).idsWithMerged?.(recordId)) ?? [recordId]
  const where =
    on === 'applications'
      ? { application: { OR: [{ id: recordId }, { mergedIntoId: recordId }] } }
      : { [columns[on]]: { in: ids } }
  const [open, done] = await Promise.all([
    read.task.findMany({ where: { ...where, doneAt: null }, orderBy: byDay, include: withRecord, take: 200 }),
    read.task.findMany({
      where: { ...where, doneAt: { not: null } },
      orderBy: byDone,
      include: withRecord,
      take: DONE_SHOWN,
    }),
  ])
  return shown([...open, ...done])
}

/** A page of the tasks that somebody may read, with how many there are under each heading. */
export async function list(reader: Reader, { assignee, due, page, size }: z.output<typeof tasksInput>) {
  const isDone = due === 'done'
  const whose = { AND: [readableBy(reader), ...(assignee ? [whereAssigned(assignee)] : [])] }
  const whereOf = (when: Due) => ({ ...whose, doneAt: null, ...whereDue(when) })
  const where = isDone ? { ...whose, doneAt: { not: null } } : whereOf(due ?? 'open')
  const [count, ...counted] = await Promise.all([
    read.task.count({ where }),
    ...DUES.map(async when => [when, await read.task.count({ where: whereOf(when) })] as const),
  ])
  const counts = Object.fromEntries(counted) as Record<Due, number>
  const { offset, limit, ...position } = pageIn(count, { page, size })
  const rows = await read.task.findMany({
    where,
    orderBy: isDone ? byDone : byDay,
    include: withRecord,
    skip: offset,
    take: limit,
  })
  return { rows: await shown(rows), ...position, counts }
}

/** What somebody has to do, for the dashboard: the first of their open tasks, and how many there are under each heading. */
export async function mine(reader: Reader) {
  const where = { assigneeId: reader.id, doneAt: null, ...readableBy(reader) }
  const day = today()
  const [rows, overdue, now, week, all] = await Promise.all([
    read.task.findMany({ where, orderBy: byDay, include: withRecord, take: MINE_SHOWN }),
    read.task.count({ where: { ...where, dueOn: { lt: day } } }),
    read.task.count({ where: { ...where, dueOn: day } }),
    read.task.count({ where: { ...where, dueOn: { gt: day, lte: daysFrom(day, WEEK_DAYS - 1) } } }),
    read.task.count({ where }),
  ])
  return { rows: await shown(rows), counts: { overdue, today: now, week, later: all - overdue - now - week } }
}

/** The tasks of a time that somebody may read, their own or all, done ones too, for their calendar. */
export async function taskDays(reader: Reader, { from, to, whose, max }: CalendarSpan): Promise<CalendarEntry[]> {
  const rows = await read.task.findMany({
    where: {
      dueOn: { gte: from, lte: to },
      ...readableBy(reader),
      ...(whose === 'mine' && { assigneeId: reader.id }),
    },
    orderBy: byDay,
    include: withRecord,
    take: max,
  })
  return (await shown(rows)).map(({ id, dueOn, page, text, reference, title, assignee, assigneeId, doneAt }) => ({
    kind: 'task',
    id,
    day: dueOn,
    page,
    text,
    reference,
    title,
    assignee: assigneeId && assignee,
    isMine: assigneeId === reader.id,
    isDone: doneAt !== null,
  }))
}

/** The next thing to do about each of these records, with how many more there are; those with nothing are left out. */
export async function nextOf(on: Worked, ids: string[]) {
  const where =
    on === 'applications'
      ? { application: { OR: [{ id: { in: ids } }, { mergedIntoId: { in: ids } }] } }
      : { [columns[on]]: { in: ids } }
  const open = await read.task.findMany({
    where: { ...where, doneAt: null },
    orderBy: byDay,
    select: {
      text: true,
      dueOn: true,
      assignee: true,
      applicationId: true,
      demandId: true,
      enquiryId: true,
      application: { select: { mergedIntoId: true } },
    },
  })
  const found = new Map<string, NextTodo>()
  for (const { text, dueOn, assignee, application, ...record } of open) {
    const id = application?.mergedIntoId ?? record[columns[on]] ?? ''
    const first = found.get(id)
    if (first) first.more += 1
    else found.set(id, { text, dueOn, assignee, more: 0 })
  }
  return found
}

/** How many of somebody’s tasks are due, the first of them, and how many nobody sees to since a colleague has left. */
export async function counts(reader: Reader) {
  const due = { assigneeId: reader.id, doneAt: null, ...whereDue('due'), ...readableBy(reader) }
  const [count, first, left] = await Promise.all([
    read.task.count({ where: due }),
    read.task.findFirst({ where: due, orderBy: byDay, include: withRecord }),
    read.task.count({ where: { ...whereAssigned(LEFT), doneAt: null, ...readableBy(reader) } }),
  ])
  return { due: count, oldest: first && (await shown([first]))[0], left }
}

/** How many tasks that somebody may read are overdue, whoever is to do them. */
export const countOverdue = (reader: Reader): Promise<number> =>
  read.task.count({ where: { AND: [readableBy(reader)], doneAt: null, ...whereDue('overdue') } })

type Colleagues = Awaited<ReturnType<typeof colleagues>>

/** Who may be given tasks about each kind of record that somebody may see, and about none. */
export async function colleaguesFor(reader: Holder) {
  const people = async (on: Kind | undefined) => (can(reader, rightTo(on)) ? colleagues(rightTo(on)) : [])
  const [none, ...ofKinds] = await Promise.all([people(undefined), ...KINDS.map(people)])
  return { ...(Object.fromEntries(KINDS.map((on, n) => [on, ofKinds[n]])) as Record<Kind, Colleagues>), none }
}

/** Of these files of workers those about which there are tasks. */
export const filesWithTasks = async (database: Database, ids: string[]): Promise<string[]> =>
  (await database.task.findMany({ where: { workerId: { in: ids } }, select: { workerId: true } })).flatMap(
    ({ workerId }) => workerId ?? [],
  )

/** The pages of the records with these ids, of those that are still there. */
export async function findRecordPages(ids: string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    KINDS.map(async on =>
      (await recordsOf(on).find(read, { ids })).map(({ id }) => [id, `${recordsOf(on).page}/${id}`] as const),
    ),
  )
  return new Map(found.flat())
}
