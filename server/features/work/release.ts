import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { allContributionsTo } from '#server/registration/define-feature.ts'
import { releaseAllOf } from '#server/features/work/lost.ts'
import { can, type Right } from '#server/permissions.ts'
import type { Person } from '#server/http/people.ts'

/**
 * After a change of an account, in its transaction: what the person may not work on any more is nobody's, and keeps
 * their name, by which the others find it. The log has a line for each record.
 */
export async function release(
  transaction: Writer,
  by: Actor,
  { id: assigneeId }: Pick<Person, 'id'>,
  now: Person | null,
): Promise<void> {
  for (const { from, given } of allContributionsTo('work')) {
    if (now?.status === 'active' && can(now, from as Right)) continue
    const { find, release: releaseAll, unassigned } = given
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

/** After a restore, the same of everybody who is given some and may not work on them any more. */
export const releaseLost = (): Promise<void> =>
  write(async transaction => {
    const given = allContributionsTo('work').map(({ given: { assignees } }) => assignees(transaction))
    await releaseAllOf(transaction, (await Promise.all(given)).flat(), release)
  })
