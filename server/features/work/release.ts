import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { workedRecords } from '#server/features/work/records.ts'
import { can, type Right } from '#server/permissions.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

/**
 * After a change of an account, in its transaction: what the person may not work on any more is nobody's, and keeps their name, by which the
 * others find it. The log has a line for each record.
 */
export async function release(
  transaction: Writer,
  by: Actor,
  { id: assigneeId }: Pick<User, 'id'>,
  now: User | null,
): Promise<void> {
  for (const [on, { find, release: releaseAll, unassigned }] of workedRecords()) {
    if (now?.status === 'active' && can(now, on as Right)) continue
    const records = await find(transaction, { assigneeId })
    await releaseAll(transaction, assigneeId)
    await recordAll(
      transaction,
      by,
      unassigned,
      records.map(({ id, reference, assignee }) => ({ subjectId: id, subject: reference, before: assignee ?? '' })),
    )
  }
}
