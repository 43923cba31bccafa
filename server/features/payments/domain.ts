import { randomBytes } from 'node:crypto'
import { sumText } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { orderProblems } from '#i18n/typed/ordered.ts'
import { readSum, sumProblem, toStored } from '#i18n/typed/sum.ts'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireApplication, selectedOn, withMerged } from '#server/features/applications/domain.ts'
import { STAGES } from '#server/features/applications/schema.ts'
import { requireRecord } from '#server/features/work/domain.ts'
import { type Objection, objectionLabels, receiptNo } from '#server/features/payments/kinds.shared.ts'
import { objectionsTo, sumOf } from '#server/features/payments/balances.ts'
import { requireNoneHeldAgain } from '#server/features/payments/held-money.ts'
import type { CancelInput, EmployerPaymentInput, PaymentInput, RefundInput } from '#server/features/payments/schema.ts'
import { costsOf } from '#server/features/vacancies/domain.ts'
import { requirePayer } from '#server/features/payments/payers.ts'
import { can, type Holder } from '#server/permissions.ts'
import { requireSame, sentHash } from '#server/db/sent-once.ts'
import type { Payment, Prisma } from '../../../prisma/generated/sqlite/client.ts'

export type { Payment }

type Person = Actor & Holder
export type Taken = Pick<Payment, 'id' | 'number'>

const TOKEN_BYTES = 32
/** Nothing is given back before it was paid. */
const REFUND_DAYS = [
  ['before', m.payment_day],
  ['paidOn', m.refund_day],
] as const

/**
 * Takes money of a worker and gives the receipt. What the law or the costs of the job do not allow, an owner may let pass: throws FORBIDDEN
 * for everybody else, and BAD_REQUEST for the field `allowed` where an owner does not say why. Throws NOT_FOUND, and CONFLICT for an
 * application of somebody else.
 */
export const take = (by: Person, input: PaymentInput): Promise<Taken> =>
  write(transaction => takeIn(transaction, by, input))

/** The same in a transaction. */
export async function takeIn(transaction: Writer, by: Person, input: PaymentInput): Promise<Taken> {
  const { worker: workerId, application, item, reason, allowed, ...facts } = input
  const sent = { ...facts, sentHash: sentHash('payment', input) }
  const known = await findTaken(transaction, sent)
  if (known) return known
  const worker = await requirePayer(workerId, transaction)
  const own = application ? await requireOwn(transaction, application, worker.id) : undefined
  const objections = await objectionsIn(transaction, input, own)
  if (objections.length > 0) requireYes(by, objections, allowed)
  const payment = await issue(transaction, by, {
    ...sent,
    kind: 'payment',
    workerId: worker.id,
    applicationId: own?.id ?? null,
    vacancyId: own?.vacancyId ?? null,
    name: worker.name,
    job: own?.jobTitle ?? '',
    item,
    reason,
    ...(objections.length > 0 && { allowedBy: by.name, allowedFor: objections.join(' '), allowedWhy: allowed }),
  })
  await record(transaction, by, 'payment-taken', subjectOf(payment))
  if (objections.length > 0)
    await record(transaction, by, 'payment-allowed', { ...subjectOf(payment), detail: objections.join(' ') })
  return payment
}

/** Takes money of an employer and gives the receipt. Throws NOT_FOUND. */
export function takeFromEmployer(by: Actor, input: EmployerPaymentInput): Promise<Taken> {
  const { demand, reason, ...facts } = input
  const sent = { ...facts, sentHash: sentHash('payment of an employer', input) }
  return write(async transaction => {
    const known = await findTaken(transaction, sent)
    if (known) return known
    const { id: demandId, title: name, reference: job } = await requireRecord(transaction, 'demands', demand)
    const payer = { demandId, name, job }
    const payment = await issue(transaction, by, { ...sent, kind: 'payment', ...payer, item: 'other', reason })
    await record(transaction, by, 'payment-taken', subjectOf(payment))
    return payment
  })
}

/**
 * Gives something of a payment back, with a receipt of its own. Throws NOT_FOUND, BAD_REQUEST for the field `amount`
 * where it is more than is left of it or could be two in its currency, and CONFLICT for a receipt that is cancelled or
 * is a refund itself.
 */
export function refund(by: Actor, input: RefundInput): Promise<Taken> {
  const { payment: refundOfId, reason, amount: typed, ...others } = input
  return write(async transaction => {
    const before = await requirePayment(refundOfId, transaction)
    const unclear = sumProblem(typed, before.currency)
    if (unclear) throw new AppError('BAD_REQUEST', unclear, { field: 'amount' })
    const amount = typeof typed === 'number' ? typed : readSum(typed, before.currency)
    const sent = { ...others, amount, sentHash: sentHash('refund', { ...input, amount }) }
    const known = await findTaken(transaction, sent)
    if (known) return known
    if (before.kind !== 'payment') throw new AppError('CONFLICT', m.refund_of_refund())
    requireValid(before)
    const left = sumOf([before, ...(await transaction.payment.findMany({ where: { refundOfId } }))])
    if (amount > left)
      throw new AppError('BAD_REQUEST', m.refund_too_much({ max: sumText(left, before.currency) }), { field: 'amount' })
    const [disorder] = orderProblems(REFUND_DAYS, { before: before.paidOn, paidOn: sent.paidOn })
    if (disorder) throw new AppError('BAD_REQUEST', disorder.message, { field: 'paidOn' })
    const { workerId, applicationId, vacancyId, demandId, name, job, item, currency } = before
    const whose = { workerId, applicationId, vacancyId, demandId, name, job, item, currency }
    const payment = await issue(transaction, by, { ...sent, kind: 'refund', refundOfId, ...whose, reason })
    await record(transaction, by, 'payment-refunded', subjectOf(payment))
    return payment
  })
}

/**
 * Cancels a receipt: its number stays, with the reason. Throws NOT_FOUND, and CONFLICT where it is cancelled already, something of it was
 * given back, whose receipt has to be cancelled first, or it gave back what nobody may hold any more.
 */
export const cancel = (by: Actor, input: CancelInput): Promise<void> =>
  write(transaction => cancelIn(transaction, by, input))

/** The same in a transaction. */
export async function cancelIn(transaction: Writer, by: Actor, { id, reason }: CancelInput): Promise<void> {
  const payment = await requirePayment(id, transaction)
  requireValid(payment)
  const refunds = await transaction.payment.findMany({ where: { refundOfId: id, cancelledAt: null } })
  if (refunds.length > 0)
    throw new AppError(
      'CONFLICT',
      m.payment_has_refunds({ numbers: refunds.map(({ number }) => receiptNo(number)).join(', ') }),
    )
  await transaction.payment.update({
    where: { id },
    data: { cancelledAt: new Date(), cancelledBy: by.name, cancelReason: reason },
  })
  if (payment.kind === 'refund' && payment.applicationId) await requireNoneHeldAgain(transaction, payment.applicationId)
  await record(transaction, by, 'payment-cancelled', subjectOf(payment))
}

/** A receipt to be printed with the whole name of whoever paid: the log says so. Throws NOT_FOUND. */
export async function printPayment(by: Actor, id: string): Promise<Payment> {
  const payment = await requirePayment(id)
  await write(transaction => record(transaction, by, 'payment-printed', subjectOf(payment)))
  return payment
}

/** Throws NOT_FOUND. */
export async function requirePayment(
  id: string,
  database: Pick<Writer, 'payment'> | typeof read = read,
): Promise<Payment> {
  const payment = await database.payment.findUnique({ where: { id } })
  if (!payment) throw new AppError('NOT_FOUND', m.payment_missing())
  return payment
}

/** The pages of the receipts with these ids. */
export async function findPaymentPages(ids: string[]): Promise<Map<string, string>> {
  const found = await read.payment.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Map(found.map(({ id }) => [id, `/admin/payments/${id}`]))
}

type New = Omit<Prisma.PaymentUncheckedCreateInput, 'number' | 'token' | 'by' | 'byId' | 'thousandths'>

/**
 * Writes the next receipt, and is the only place that does. Its number is taken in the transaction that writes it, of
 * which the database lets one at a time through: what fails takes none, and nobody gets one twice. docs/decisions/0272
 * says why.
 */
async function issue(transaction: Writer, by: Actor, { amount, ...data }: New): Promise<Taken> {
  const { _max: last } = await transaction.payment.aggregate({ _max: { number: true } })
  return transaction.payment.create({
    data: {
      ...data,
      ...toStored(amount),
      number: (last.number ?? 0) + 1,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      byId: by.id,
      by: by.name,
    },
    select: { id: true, number: true },
  })
}

/** The receipt of something that was sent before. Throws CONFLICT where anything of it was another. */
async function findTaken(
  transaction: Writer,
  { id, sentHash: hash }: { id: string; sentHash: string },
): Promise<Taken | undefined> {
  const known = await transaction.payment.findUnique({ where: { id } })
  if (!known) return undefined
  requireSame(known, hash, () => m.payment_sent_already({ number: receiptNo(known.number) }))
  return { id, number: known.number }
}

/** An application of this worker; one that was merged is the other one. */
async function requireOwn(transaction: Writer, given: string, workerId: string) {
  const { mergedIntoId } = await requireApplication(given, transaction)
  const id = mergedIntoId ?? given
  const application = await requireApplication(id, transaction)
  const isOwn = (await withMerged(transaction, [id])).some(each => each.workerId === workerId)
  if (!isOwn) throw new AppError('CONFLICT', m.worker_application_taken())
  return application
}

type Own = Awaited<ReturnType<typeof requireOwn>>

/** What stands in the way, as it is in the transaction: of two people at once the second sees what the first has taken. */
async function objectionsIn(
  transaction: Writer,
  { item, amount, paidOn }: PaymentInput,
  own: Own | undefined,
): Promise<Objection[]> {
  const costs = own?.vacancyId ? await costsOf(transaction, own.vacancyId) : []
  const ids = own ? (await withMerged(transaction, [own.id])).map(({ id }) => id) : []
  const receipts = own ? await transaction.payment.findMany({ where: { applicationId: { in: ids } } }) : []
  const since = own && (await selectedOn(transaction, ids))
  const isSelected = own !== undefined && (STAGES as readonly string[]).includes(own.state) && paidOn >= (since ?? '')
  return objectionsTo({ item, amount, isSelected }, costs, receipts)
}

function requireYes(by: Holder, objections: Objection[], why: string) {
  const text = objections.map(each => objectionLabels[each]()).join(' ')
  if (!can(by, 'owners')) throw new AppError('FORBIDDEN', m.payment_needs_owner({ why: text }))
  if (why === '') throw new AppError('BAD_REQUEST', m.payment_allow_needed({ why: text }), { field: 'allowed' })
}

function requireValid({ cancelledAt, cancelledBy, number }: Payment) {
  if (cancelledAt)
    throw new AppError('CONFLICT', m.payment_cancelled_already({ number: receiptNo(number), by: cancelledBy }))
}

/** How the log names a receipt. */
const subjectOf = ({ id, number }: Taken) => ({ subjectId: id, subject: receiptNo(number) })
