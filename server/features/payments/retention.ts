import { today } from '#i18n/format.ts'
import { chunk, read, write } from '#server/db/client.ts'
import { requestCompaction } from '#server/db/compact.ts'
import { eraseEnded } from '#server/erasure/erase-rows.ts'
import { receiptRetention } from '#server/features/payments/retention.shared.ts'
import { paymentsTables } from '#server/features/payments/tables.ts'
import { findMonths } from '#server/features/settings/domain.ts'

/**
 * Takes the names, and whatever was written in words, off receipts whose time of keeping is over; runs every hour.
 * Number, day and amount stay, so that there is no gap. Gives how many.
 */
export async function forgetNames(now = new Date()): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - (await findMonths(read, receiptRetention)))
  const named = { name: { not: '' } }
  const [over, total] = await Promise.all([
    read.payment.findMany({ where: { ...named, paidOn: { lt: today(before.getTime()) } }, select: { id: true } }),
    read.payment.count({ where: named }),
  ])
  return eraseEnded('payments', { over, total }, forget)
}

async function forget(ids: string[]): Promise<void> {
  if (ids.length > 0) requestCompaction()
  const empty = Object.fromEntries(paymentsTables.Payment.kept.empties.map(column => [column, '']))
  for (const part of chunk(ids))
    await write(transaction => transaction.payment.updateMany({ where: { id: { in: part } }, data: empty }))
}
