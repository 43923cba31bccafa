import { chunk, read, write } from '#server/db/client.ts'
import { requestCompaction } from '#server/db/compact.ts'
import { type ErasedFor, rememberErased } from '#server/erasure/erased-records.ts'
import { eraseEnded, eraseListed } from '#server/erasure/erase-rows.ts'
import { eraseNow } from '#server/features/demands/domain.ts'
import { removeFromOutbox } from '#server/mail/transport.ts'

/**
 * Deletes demands for good, with their files and mails. Whatever stops it, the next hour goes on: they are in the list of erased records
 * first, but for those that are erased `again`. The database file forgets them within the hour, too.
 */
export async function erase(ids: string[], why: ErasedFor | 'again'): Promise<void> {
  for (const part of chunk(ids)) {
    const entries = await read.demandEntry.findMany({
      where: { demandId: { in: part }, mailId: { not: null } },
      select: { mailId: true },
    })
    if (why !== 'again') rememberErased(part, why)
    requestCompaction()
    await removeFromOutbox(entries.flatMap(({ mailId }) => mailId ?? []))
    await write(transaction => eraseNow(transaction, part))
  }
}

/** Erases what a restored database has of erased demands. Gives how many there were. */
export const eraseAgain = async (): Promise<number> =>
  eraseListed(await read.demand.findMany({ select: { id: true } }), erase)

/** Erases what its employers or the time for keeping it have ended; runs every hour. Gives how many. */
export async function eraseDue(now = new Date()): Promise<number> {
  const [asked, over, total] = await Promise.all([
    read.demand.findMany({ where: { eraseAt: { lte: now } }, select: { id: true } }),
    read.demand.findMany({
      where: { deleteAfter: { lte: now }, OR: [{ eraseAt: null }, { eraseAt: { gt: now } }] },
      select: { id: true },
    }),
    read.demand.count(),
  ])
  return (await eraseEnded('demands', { asked, over, total }, erase)) + (await eraseAgain())
}
