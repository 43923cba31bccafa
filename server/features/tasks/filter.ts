import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { WEEK_DAYS } from '#server/features/work/due.shared.ts'
import type { Due } from '#server/features/work/contributions.ts'
import { columns } from '#server/features/tasks/records.ts'
import { LEFT, NONE } from '#server/features/work/domain.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The ids of the records that have a task by then, as a query. */
export function idsDue(on: Worked, due: Due, day = today()): Prisma.Sql {
  const column = Prisma.raw(`"${columns[on]}"`)
  return Prisma.sql`SELECT ${column} FROM "Task" WHERE ${column} IS NOT NULL AND "doneAt" IS NULL AND ${daysIn(due, day)}`
}

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
