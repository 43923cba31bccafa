import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { subjectOf, withRecord, withRecords } from '#server/features/tasks/with-record.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'
import { rightTo, whereOn } from '#server/features/tasks/records.ts'
import { releaseAllOf } from '#server/features/work/domain.ts'
import { can } from '#server/permissions.ts'
import type { Person } from '#server/http/people.ts'

/** After a change of an account, in its transaction: tasks that the person may not do any more are nobody's, and keep their name. */
export async function release(
  transaction: Writer,
  by: Actor,
  { id: assigneeId }: Pick<Person, 'id'>,
  now: Person | null,
): Promise<void> {
  for (const on of [...KINDS, undefined]) {
    if (now?.status === 'active' && can(now, rightTo(on))) continue
    const where = { assigneeId, doneAt: null, ...whereOn(on) }
    const tasks = await withRecords(await transaction.task.findMany({ where, include: withRecord }), transaction)
    await transaction.task.updateMany({ where, data: { assigneeId: null, version: { increment: 1 } } })
    await recordAll(
      transaction,
      by,
      'task-released',
      tasks.map(({ record, assignee }) => ({ ...subjectOf(record), before: assignee ?? '' })),
    )
  }
}

/** After a restore, the same of everybody who has tasks and may not do them any more. */
export const releaseLost = (): Promise<void> =>
  write(async transaction => {
    const assigned = await transaction.task.findMany({
      where: { assigneeId: { not: null } },
      distinct: 'assigneeId',
      select: { assigneeId: true },
    })
    await releaseAllOf(transaction, assigned, release)
  })
