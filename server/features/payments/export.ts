import { currencyName } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ordered } from '#i18n/typed/ordered.ts'
import { amountOf } from '#i18n/typed/sum.ts'
import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import { record } from '#server/features/activity/domain.ts'
import type { Payment } from '#server/features/payments/domain.ts'
import { allCloses, type ShownClose } from '#server/features/payments/drawer.ts'
import {
  objectionsText,
  paymentLabels,
  purposeOf,
  receiptNo,
  rounded,
  wayLabels,
} from '#server/features/payments/kinds.shared.ts'
import type { Way } from '#server/features/payments/list.shared.ts'
import type { Kind } from '#server/features/payments/list.shared.ts'
import { all } from '#server/features/payments/list.ts'
import { closesFilter, paymentsFilter } from '#server/features/payments/work-schema.ts'
import { type Columns, writtenCell } from '#server/http/csv.ts'
import { peopleFile } from '#server/http/people-file.ts'

/** A file with nothing in it would not say that its days are turned round. */
const DAYS = [
  ['from', m.list_from],
  ['to', m.list_to],
] as const

/** The receipts of a list as a CSV file for the accountant; the address says of which list. Cancelled ones are in it, and say so. */
export const paymentsFile = peopleFile('/admin/payments.csv', {
  name: 'receipts',
  right: 'books',
  columns,
  filter: ordered(paymentsFilter, DAYS),
  rows: (_, filter) => withRefunds(all(filter)),
  note: (by: Actor) => write(transaction => record(transaction, by, 'payments-exported')),
})

/** How often the drawer was counted in some days, as a CSV file that goes with the receipts of those days. */
export const closesFile = peopleFile('/admin/payments/closes.csv', {
  name: 'cash-counts',
  right: 'books',
  columns: closeColumns,
  filter: ordered(closesFilter, DAYS),
  rows: (_, filter) => allCloses(filter),
  note: (by: Actor) => write(transaction => record(transaction, by, 'cash-exported')),
})

async function closeColumns(): Promise<Columns<ShownClose>> {
  return [
    [m.drawer_number, ({ number }) => number],
    [m.drawer_day, ({ day }) => day],
    [m.drawer_at, ({ at }) => new Date(at)],
    [m.payment_currency, ({ currency }) => currencyName(currency)],
    [m.drawer_opening, ({ opening }) => opening],
    [m.drawer_moved_short, ({ expected, opening }) => rounded(expected - opening)],
    [m.drawer_expected, ({ expected }) => expected],
    [m.drawer_counted, ({ counted }) => counted],
    [m.drawer_difference, ({ difference }) => difference],
    [m.drawer_note, ({ note }) => note],
    [m.drawer_deposited, ({ deposited }) => deposited],
    [m.drawer_deposit_no, ({ depositNo }) => writtenCell(depositNo)],
    [m.drawer_left, ({ left }) => left],
    [m.drawer_by, ({ by }) => by],
  ]
}

type Row = Payment & { refundOf?: number | undefined }

/** With the number of the receipt of which something was given back. */
async function* withRefunds(receipts: AsyncIterable<Payment>): AsyncGenerator<Row> {
  for await (const receipt of receipts) {
    const { refundOfId } = receipt
    const before = refundOfId && (await read.payment.findUnique({ where: { id: refundOfId } }))
    yield { ...receipt, ...(before && { refundOf: before.number }) }
  }
}

async function columns(): Promise<Columns<Row>> {
  return [
    [m.receipt_number, ({ number }) => receiptNo(number)],
    [m.receipt_kind, ({ kind }) => paymentLabels[kind as Kind]()],
    [m.receipt_state, ({ cancelledAt }) => (cancelledAt ? m.receipt_cancelled() : m.receipt_valid())],
    [m.payment_day, ({ paidOn }) => paidOn],
    [m.receipt_from, ({ name }) => name],
    [m.receipt_job, ({ job }) => job],
    [m.payment_for, purposeOf],
    [m.receipt_signed, receipt => (receipt.kind === 'refund' ? -1 : 1) * amountOf(receipt)],
    [m.payment_currency, ({ currency }) => currencyName(currency)],
    [m.payment_way, ({ way }) => wayLabels[way as Way]()],
    [m.payment_transfer, ({ transferNo }) => writtenCell(transferNo)],
    [m.receipt_refund_of, ({ refundOf }) => refundOf && receiptNo(refundOf)],
    [m.receipt_by, ({ by }) => by],
    [m.receipt_entered, ({ createdAt }) => createdAt],
    [m.receipt_allowed_for, ({ allowedFor }) => objectionsText(allowedFor)],
    [m.receipt_allowed_by, ({ allowedBy }) => allowedBy],
    [m.receipt_allowed_why, ({ allowedWhy }) => allowedWhy],
    [m.receipt_cancelled_at, ({ cancelledAt }) => cancelledAt],
    [m.receipt_cancelled_by, ({ cancelledBy }) => cancelledBy],
    [m.receipt_cancel_reason, ({ cancelReason }) => cancelReason],
  ]
}
