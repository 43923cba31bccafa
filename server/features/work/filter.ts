import { contributionsTo } from '#server/registration/define-feature.ts'
import type { Due, NextTodo } from '#server/features/work/contributions.ts'
import { LEFT, ME, NONE } from '#server/features/work/work.shared.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** What is to be done about records, where a feature says so. */
const todo = () => contributionsTo('todo')[0]?.given

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

/** The ids of the records on which something is to be done by then, as a query. */
export const idsDue = (on: Worked, due: Due): Prisma.Sql =>
  todo()?.idsDue(on, due) ?? Prisma.sql`SELECT NULL WHERE 1 = 0`

/** The next thing to do about each of these records, with how many more there are; those with nothing are left out. */
export const nextOf = async (on: Worked, ids: string[]): Promise<Map<string, NextTodo>> =>
  (await todo()?.nextOf(on, ids)) ?? new Map()
