import type { Writer } from '#server/db/client.ts'

/**
 * Notes on the account whether it has a second factor now, after one was added or removed. Sign-ins that wait, and without a factor the
 * recovery codes and trusted browsers, end.
 */
export async function noteFactors(transaction: Writer, userId: string): Promise<void> {
  const apps = await transaction.authenticator.count({ where: { userId, confirmedAt: { not: null } } })
  const hasSecondFactor = apps > 0 || (await transaction.passkey.count({ where: { userId } })) > 0
  await transaction.user.update({ where: { id: userId }, data: { hasSecondFactor } })
  await transaction.ticket.deleteMany({ where: { userId, kind: { in: ['factor', 'registration'] } } })
  if (hasSecondFactor) return
  await transaction.recoveryCode.deleteMany({ where: { userId } })
  await transaction.device.updateMany({ where: { userId }, data: { trustedUntil: null } })
}

/** Removes every second factor of an account. */
export async function removeFactors(transaction: Writer, userId: string): Promise<void> {
  await transaction.authenticator.deleteMany({ where: { userId } })
  await transaction.passkey.deleteMany({ where: { userId } })
  await noteFactors(transaction, userId)
}
