import { today } from '#i18n/format.ts'
import { chunk, read, write } from '#server/db/client.ts'
import { requestCompaction } from '#server/db/compact.ts'
import { type ErasedFor, rememberErased } from '#server/erasure/erased-records.ts'
import { eraseEnded, eraseListed } from '#server/erasure/erase-rows.ts'
import { eraseNow } from '#server/features/complaints/domain.ts'
import { deleteOnOf, retentionMonths } from '#server/features/complaints/retention.ts'

/**
 * Deletes complaints for good. Whatever stops it, the next hour goes on: they are in the list of erased records first,
 * but for those that are erased `again`. The database file forgets them within the hour, too.
 */
export async function erase(ids: string[], why: ErasedFor | 'again'): Promise<void> {
  for (const part of chunk(ids)) {
    if (why !== 'again') rememberErased(part, why)
    requestCompaction()
    await write(transaction => eraseNow(transaction, part))
  }
}

/** Erases what a restored database has of erased complaints. Gives how many there were. */
export const eraseAgain = async (): Promise<number> =>
  eraseListed(await read.complaint.findMany({ select: { id: true } }), erase)

/** Erases closed complaints whose time is over, never one that no officer has read; runs every hour. Gives how many. */
export async function eraseDue(now = Date.now()): Promise<number> {
  const [months, total, closed] = await Promise.all([
    retentionMonths(),
    read.complaint.count(),
    read.complaint.findMany({
      where: { state: 'closed', readOn: { not: null }, closedOn: { not: null } },
      select: { id: true, closedOn: true },
    }),
  ])
  const over = closed.filter(({ closedOn }) => closedOn && deleteOnOf(closedOn, months) <= today(now))
  return (await eraseEnded('complaints', { over, total }, erase)) + (await eraseAgain())
}
