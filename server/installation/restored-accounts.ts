import { read, type Writer } from '#server/db/client.ts'

/**
 * The moment of the backup of which accounts are, as a restore did not know what was decided since; null where none
 * are, and once an owner has looked through them.
 */
export const accountsOf = async (): Promise<Date | null> =>
  (await read.installation.findUnique({ where: { id: 1 } }))?.accountsOf ?? null

/** Notes that in a transaction, for accounts that came by other means than ours. */
export const noteAccountsOf = (transaction: Writer, at: Date): Promise<unknown> =>
  transaction.installation.updateMany({ where: { id: 1 }, data: { accountsOf: at } })

/** An owner has looked through the accounts. Gives false where nothing waits for that. */
export async function endAccountsOf(transaction: Writer): Promise<boolean> {
  const where = { id: 1, accountsOf: { not: null } }
  return (await transaction.installation.updateMany({ where, data: { accountsOf: null } })).count > 0
}
