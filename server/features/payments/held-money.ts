import { m } from '#i18n/paraglide/messages.js'
import type { Reader } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { type Objection, moneyText, receiptNo } from '#server/features/payments/kinds.shared.ts'
import { pageOfPayer } from '#server/features/payments/payers.ts'
import { sumOf } from '#server/features/payments/balances.ts'
import { can, type Holder } from '#server/permissions.ts'

const BEFORE: Objection = 'not-selected'

/**
 * The money of these applications that was taken since they were selected and is still here, in taka, with the numbers
 * of its receipts. What an owner let be taken before is not among it.
 */
export async function heldFor(database: Reader, applicationIds: string[]) {
  const receipts = await database.payment.findMany({
    where: { applicationId: { in: applicationIds } },
    orderBy: { number: 'asc' },
  })
  const held = receipts.flatMap(payment => {
    const isOurs = payment.kind === 'payment' && !payment.allowedFor.split(' ').includes(BEFORE)
    const left = sumOf([payment, ...receipts.filter(({ refundOfId }) => refundOfId === payment.id)])
    return isOurs && left > 0 ? [{ number: payment.number, left }] : []
  })
  return { amount: held.reduce((sum, { left }) => sum + left, 0), numbers: held.map(({ number }) => number) }
}

/**
 * For a step back to before the selection: the law allows no money there, so it has to be given back, or its receipt
 * cancelled, first. Throws CONFLICT with the page where that is done. Who may not read receipts learns no amount.
 */
export async function requireNothingHeld(
  transaction: Reader,
  by: Holder,
  { ids, workerId }: { ids: string[]; workerId: string | null },
): Promise<void> {
  const { amount, numbers } = await heldFor(transaction, ids)
  if (amount <= 0) return
  if (!can(by, 'payments')) throw new AppError('CONFLICT', m.application_money_first_unsaid())
  const receipts = numbers.map(receiptNo).join(', ')
  throw new AppError('CONFLICT', m.application_money_first({ amount: moneyText(amount), receipts }), {
    page: pageOfPayer(workerId),
  })
}
