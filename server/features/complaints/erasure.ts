import { today } from '#i18n/format.ts'
import { chunk, read, write } from '#server/db/client.ts'
import { requestCompaction } from '#server/db/compact.ts'
import { findErased, rememberErased } from '#server/erased.ts'
import { eraseNow } from '#server/features/complaints/domain.ts'
import { deleteOnOf, retentionMonths } from '#server/features/complaints/retention.ts'

/**
 * Deletes complaints for good. Whatever stops it, the next hour goes on: they are in the list of erased records first. The database file
 * forgets them within the hour, too.
 */
export async function erase(ids: string[]): Promise<void> {
  for (const part of chunk(ids)) {
    rememberErased(part)
    requestCompaction()
    await write(transaction => eraseNow(transaction, part))
  }
}

/** Erases what a restored database has of erased complaints. Gives how many there were. */
export async function eraseAgain(): Promise<number> {
  const all = await read.complaint.findMany({ select: { id: true } })
  const erased = findErased(all.map(({ id }) => id))
  await erase(erased)
  return erased.length
}

/** Erases closed complaints whose time is over, never one that no officer has read; runs every hour. Gives how many. */
export async function eraseDue(now = Date.now()): Promise<number> {
  const [months, closed] = await Promise.all([
    retentionMonths(),
    read.complaint.findMany({
      where: { state: 'closed', readOn: { not: null }, closedOn: { not: null } },
      select: { id: true, closedOn: true },
    }),
  ])
  const due = closed.filter(({ closedOn }) => closedOn && deleteOnOf(closedOn, months) <= today(now))
  await erase(due.map(({ id }) => id))
  return due.length + (await eraseAgain())
}
