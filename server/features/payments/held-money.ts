import { m } from '#i18n/paraglide/messages.js'
import { chunk, type Reader, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { countOpen, findApplications, withMerged } from '#server/features/applications/domain.ts'
import { BEFORE_SELECTION, type State } from '#server/features/applications/stages/states.shared.ts'
import { type Objection, moneyText, receiptNo } from '#server/features/payments/kinds.shared.ts'
import { pageOfPayer } from '#server/features/payments/payers.ts'
import { sumOf } from '#server/features/payments/balances.ts'
import { can, type Holder } from '#server/permissions.ts'

const BEFORE: Objection = 'not-selected'

/**
 * The money of these applications that was taken since they were selected and is still here, in taka, with the numbers
 * of its receipts; with `since` of what was taken from then on. What an owner let be taken before is not among it.
 */
export async function heldFor(database: Reader, applicationIds: string[], since?: Date) {
  const receipts = await database.payment.findMany({
    where: { applicationId: { in: applicationIds } },
    orderBy: { number: 'asc' },
  })
  const held = receipts.flatMap(payment => {
    const isOurs = payment.kind === 'payment' && !payment.allowedFor.split(' ').includes(BEFORE)
    if (since && payment.createdAt < since) return []
    const left = sumOf([payment, ...receipts.filter(({ refundOfId }) => refundOfId === payment.id)])
    return isOurs && left > 0 ? [{ number: payment.number, left }] : []
  })
  return { amount: held.reduce((sum, { left }) => sum + left, 0), numbers: held.map(({ number }) => number) }
}

/**
 * For a step back to before a selection: the law allows no money there, so what was taken `since`, or at any time, has to
 * be given back, or its receipt cancelled, first. Throws CONFLICT with the page where that is done. Who may not read
 * receipts learns no amount.
 */
export async function requireNothingHeld(
  transaction: Reader,
  by: Holder,
  { ids, workerId, since }: { ids: string[]; workerId: string | null; since?: Date },
): Promise<void> {
  const { amount, numbers } = await heldFor(transaction, ids, since)
  if (amount <= 0) return
  if (!can(by, 'payments')) throw new AppError('CONFLICT', m.application_money_first_unsaid())
  const receipts = numbers.map(receiptNo).join(', ')
  throw new AppError('CONFLICT', m.application_money_first({ amount: moneyText(amount), receipts }), {
    page: pageOfPayer(by, workerId),
  })
}

/** How many applications have not ended for which money was taken. */
export async function countUnderWay(database: Reader): Promise<number> {
  const paid = await database.payment.findMany({ distinct: ['applicationId'], select: { applicationId: true } })
  const counts = chunk(paid.flatMap(({ applicationId }) => applicationId ?? [])).map(ids =>
    countOpen(database, { id: { in: ids } }),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** After a refund was cancelled: nobody holds its money where the selection was taken back meanwhile. Throws CONFLICT. */
export async function requireNoneHeldAgain(transaction: Writer, applicationId: string): Promise<void> {
  const [application] = await findApplications(transaction, [applicationId])
  if (!application) return
  const group = await withMerged(transaction, [application.mergedIntoId ?? application.id])
  const isBefore = group.some(({ state, mergedIntoId }) => !mergedIntoId && BEFORE_SELECTION.includes(state as State))
  if (!isBefore) return
  const ids = group.map(({ id }) => id)
  if ((await heldFor(transaction, ids)).amount > 0) throw new AppError('CONFLICT', m.refund_cancel_unselected())
}
