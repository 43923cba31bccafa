import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
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

/** After a restore, the same of everybody who is assigned something and may not work on it any more. */
export async function releaseLost(): Promise<void> {
  await write(async transaction => {
    const assigned = {
      where: { assigneeId: { not: null } },
      distinct: 'assigneeId',
      select: { assigneeId: true },
    } as const
    const rows = [
      ...(await transaction.application.findMany(assigned)),
      ...(await transaction.demand.findMany(assigned)),
      ...(await transaction.enquiry.findMany(assigned)),
      ...(await transaction.task.findMany(assigned)),
    ]
    const ids = new Set(rows.map(({ assigneeId }) => assigneeId))
    for (const id of ids)
      if (id) await release(transaction, SYSTEM_ACTOR, { id }, await transaction.user.findUnique({ where: { id } }))
  })
}
