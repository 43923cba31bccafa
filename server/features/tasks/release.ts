import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { recordOf, withRecord } from '#server/features/tasks/one.ts'
import { columns } from '#server/features/tasks/records.ts'
import { can, WORKED } from '#server/permissions.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

/** After a change of an account, in its transaction: tasks that the person may not do any more are nobody's, and keep their name. */
export async function release(
  transaction: Writer,
  by: Actor,
  { id: assigneeId }: Pick<User, 'id'>,
  now: User | null,
): Promise<void> {
  for (const on of WORKED) {
    if (now?.status === 'active' && can(now, on)) continue
    const where = { assigneeId, doneAt: null, [columns[on]]: { not: null } }
    const tasks = await transaction.task.findMany({ where, include: withRecord })
    await transaction.task.updateMany({ where, data: { assigneeId: null, version: { increment: 1 } } })
    await recordAll(
      transaction,
      by,
      'task-released',
      tasks.map(task => ({
        subjectId: recordOf(task).recordId,
        subject: recordOf(task).reference,
        before: task.assignee ?? '',
      })),
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
