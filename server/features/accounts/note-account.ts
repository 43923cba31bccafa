import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { noteOffice } from '#server/features/accounts/officers.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

/** After a change of an account, in its transaction: what follows for officers, and for the work that the person had. */
export async function noteAccount(transaction: Writer, by: Actor, before: User, id: string): Promise<void> {
  await noteOffice(transaction, by, before, id)
  const now = await transaction.user.findUnique({ where: { id } })
  for (const { onAccountChanged } of registeredFeatures()) await onAccountChanged?.(transaction, by, before, now)
}

/** Notes when somebody was here last. */
export async function noteSeen(transaction: Writer, id: string, lastSeenAt: Date): Promise<void> {
  await transaction.user.updateMany({ where: { id }, data: { lastSeenAt } })
}
