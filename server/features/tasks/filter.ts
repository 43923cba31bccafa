import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { WEEK_DAYS } from '#server/features/tasks/due.shared.ts'
import { type Due } from '#server/features/tasks/dues.shared.ts'
import { LEFT, ME, NONE } from '#server/features/tasks/work.shared.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** A filter of who reads: `me` is somebody then. */
export const ofReader = <Filter extends { assignee?: string | undefined }>(
  reader: { id: string },
  filter: Filter,
): Filter => (filter.assignee === ME ? { ...filter, assignee: reader.id } : filter)

/** The condition that somebody works on a record, as `ofReader` names them. */
export function assigneeCondition(assignee: string): Prisma.Sql {
  if (assignee === NONE) return Prisma.sql`"assigneeId" IS NULL`
  if (assignee === LEFT) return Prisma.sql`("assigneeId" IS NULL AND "assignee" IS NOT NULL)`
  return Prisma.sql`"assigneeId" = ${assignee}`
}

/** The ids of the records that have a task by then, as a query; `column` is that of their kind. */
export const idsDue = (column: 'applicationId' | 'demandId' | 'enquiryId', due: Due, day = today()): Prisma.Sql =>
  Prisma.sql`SELECT ${Prisma.raw(`"${column}"`)} FROM "Task" WHERE ${Prisma.raw(`"${column}"`)} IS NOT NULL AND "doneAt" IS NULL AND ${daysIn(due, day)}`

function daysIn(due: Due, day: string) {
  if (due === 'open') return Prisma.sql`1 = 1`
  if (due === 'overdue') return Prisma.sql`"dueOn" < ${day}`
  if (due === 'due') return Prisma.sql`"dueOn" <= ${day}`
  const last = due === 'today' ? day : daysFrom(day, WEEK_DAYS - 1)
  return Prisma.sql`"dueOn" >= ${day} AND "dueOn" <= ${last}`
}

/** The same for the list of tasks. */
export function whereDue(due: Due, day = today()): Prisma.TaskWhereInput {
  if (due === 'open') return {}
  if (due === 'overdue') return { dueOn: { lt: day } }
  if (due === 'due') return { dueOn: { lte: day } }
  return { dueOn: { gte: day, lte: due === 'today' ? day : daysFrom(day, WEEK_DAYS - 1) } }
}

/** As `assigneeCondition`, for the list of tasks. */
export function whereAssigned(assignee: string): Prisma.TaskWhereInput {
  if (assignee === NONE) return { assigneeId: null }
  if (assignee === LEFT) return { assigneeId: null, assignee: { not: null } }
  return { assigneeId: assignee }
}
