import { chunk, read, write } from '#server/db/client.ts'
import { requestCompaction } from '#server/db/compact.ts'
import { type ErasedFor, rememberErased } from '#server/erasure/erased-records.ts'
import { eraseEnded, eraseListed } from '#server/erasure/erase-rows.ts'
import { withoutApplications } from '#server/features/workers/archive.ts'
import { eraseNow } from '#server/features/workers/domain.ts'
import { retentionMonths } from '#server/features/workers/retention.ts'

/**
 * Deletes files for good. Whatever stops it, the next hour goes on: they are in the list of erased records first, but for those that are
 * erased `again`. The database file forgets them within the hour, too.
 */
export async function erase(ids: string[], why: ErasedFor | 'again'): Promise<void> {
  for (const part of chunk(ids)) {
    const merged = await read.worker.findMany({ where: { mergedIntoId: { in: part } }, select: { id: true } })
    if (why !== 'again') rememberErased([...part, ...merged.map(({ id }) => id)], why)
    requestCompaction()
    await write(transaction => eraseNow(transaction, part))
  }
}

/** Erases what a restored database has of erased files. Gives how many there were. */
export const eraseAgain = async (): Promise<number> =>
  eraseListed(await read.worker.findMany({ select: { id: true } }), erase)

/**
 * Erases files whose people have asked for it, and those that nobody has changed for the time of the settings; runs every hour. A file that
 * has applications stays. Gives how many.
 */
export async function eraseDue(now = new Date()): Promise<number> {
  const [months, total] = await Promise.all([retentionMonths(), read.worker.count({ where: own })])
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  const [asked, over] = await Promise.all([
    find({ ...own, eraseAt: { lte: now } }),
    find({ ...own, changedAt: { lte: before }, OR: [{ eraseAt: null }, { eraseAt: { gt: now } }] }),
  ])
  return (await eraseEnded('workers', { asked, over, total }, erase)) + (await eraseAgain())
}

/** What was merged goes with the file that it was merged into. */
const own = { mergedIntoId: null }

async function find(where: object): Promise<{ id: string }[]> {
  const found = await read.worker.findMany({ where, select: { id: true } })
  const free = await Promise.all(chunk(found.map(({ id }) => id)).map(withoutApplications))
  return free.flat().map(id => ({ id }))
}
