import { changeContent } from '#server/cache/content-version.ts'
import { chunk, read } from '#server/db/client.ts'
import { requestCompaction } from '#server/db/compact.ts'
import { eraseNow } from '#server/features/applications/domain.ts'
import { type ErasedFor, rememberErased } from '#server/erasure/erased-records.ts'
import { eraseEnded, eraseListed } from '#server/erasure/erase-rows.ts'
import { eraseParts } from '#server/features/applications/contributed.ts'
import { removeFromOutbox } from '#server/mail/transport.ts'

/**
 * Deletes applications for good, with what was merged into them, their files and their mails. Whatever stops it, the
 * next hour goes on: they are in the list of erased records first, but for those that are erased `again`. The database
 * file forgets them within the hour, too.
 */
export async function erase(ids: string[], why: ErasedFor | 'again'): Promise<void> {
  for (const part of chunk(ids)) {
    const doomed = await read.application.findMany({
      where: { OR: [{ id: { in: part } }, { mergedIntoId: { in: part } }] },
      include: { entries: { select: { mailId: true } } },
    })
    const doomedIds = doomed.map(({ id }) => id)
    if (why !== 'again') rememberErased(doomedIds, why)
    requestCompaction()
    await removeFromOutbox(doomed.flatMap(({ entries }) => entries.flatMap(({ mailId }) => mailId ?? [])))
    await changeContent(async transaction => {
      await eraseParts(transaction, doomedIds)
      await eraseNow(transaction, part)
    })
  }
}

/** Erases what a restored database has of erased applications. Gives how many there were. */
export const eraseAgain = async (): Promise<number> =>
  eraseListed(await read.application.findMany({ select: { id: true } }), erase)

/** Erases what its owners or the time for keeping it have ended; runs every hour. Gives how many. */
export async function eraseDue(now = new Date()): Promise<number> {
  const mine = { mergedIntoId: null }
  const [asked, over, total] = await Promise.all([
    read.application.findMany({ where: { ...mine, eraseAt: { lte: now } }, select: { id: true } }),
    read.application.findMany({
      where: { ...mine, deleteAfter: { lte: now }, OR: [{ eraseAt: null }, { eraseAt: { gt: now } }] },
      select: { id: true },
    }),
    read.application.count({ where: mine }),
  ])
  return (await eraseEnded('applications', { asked, over, total }, erase)) + (await eraseAgain())
}
