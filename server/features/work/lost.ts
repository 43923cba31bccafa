import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import type { Assigned } from '#server/features/work/contributions.ts'
import { findPerson, type Person } from '#server/http/people.ts'

type Release = (transaction: Writer, by: Actor, before: { id: string }, now: Person | null) => Promise<void>

/** Releases what each of these people has, as if their accounts had just become what they are. */
export async function releaseAllOf(
  transaction: Writer,
  assigned: Pick<Assigned, 'assigneeId'>[],
  release: Release,
): Promise<void> {
  for (const id of new Set(assigned.flatMap(({ assigneeId }) => assigneeId ?? [])))
    await release(transaction, SYSTEM_ACTOR, { id }, await findPerson(transaction, id))
}
