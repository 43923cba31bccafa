import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { recordOf, withRecord } from '#server/features/tasks/one.ts'
import { kinds } from '#server/features/tasks/records.ts'
import { WORKED } from '#server/features/tasks/work.shared.ts'
import { can } from '#server/permissions.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

/**
 * After a change of an account, in its transaction: what the person may not work on any more is nobody's, and keeps their name, by which the
 * others find it. The log has a line for each record and task.
 */
export async function release(
  transaction: Writer,
  by: Actor,
  { id: assigneeId }: Pick<User, 'id'>,
  now: User | null,
): Promise<void> {
  for (const on of WORKED) {
    if (now?.status === 'active' && can(now, on)) continue
    const { find, release: releaseAll, unassigned, column } = kinds[on]
    const records = await find(transaction, { assigneeId })
    await releaseAll(transaction, assigneeId)
    const traceOf = (subjectId: string, subject: string, before: string | null) => ({
      subjectId,
      subject,
      before: before ?? '',
    })
    await recordAll(
      transaction,
      by,
      unassigned,
      records.map(({ id, reference, assignee }) => traceOf(id, reference, assignee)),
    )
    const where = { assigneeId, doneAt: null, [column]: { not: null } }
    const tasks = await transaction.task.findMany({ where, include: withRecord })
    await transaction.task.updateMany({
      where,
      data: { assigneeId: null, version: { increment: 1 } },
    })
    await recordAll(
      transaction,
      by,
      'task-released',
      tasks.map(task => traceOf(recordOf(task).recordId, recordOf(task).reference, task.assignee)),
    )
  }
}
