import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { formatDate, formatDay } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText, purposeOf, receiptNo, wayLabels } from '#server/features/payments/kinds.shared.ts'
import type { PaymentsSearch } from './payments-search.ts'
import type { PaymentRow } from './queries.ts'
import { ReceiptState } from './receipt-state.tsx'

/** Receipts, each with a link to its page, which keeps the list for the way back. */
export const paymentColumns = (search: PaymentsSearch): ListColumn<PaymentRow>[] => [
  {
    id: 'number',
    isFixed: true,
    isBeside: true,
    title: m.receipt_number(),
    orders: { ascending: 'oldest', descending: 'newest' },
    cell: row => (
      <>
        <Link
          to="/admin/payments/$id"
          params={{ id: row.id }}
          search={search}
          data-edit={row.id}
          onClick={() => rememberOpened(row.id)}
          className={`${standaloneLink} -my-2.5 whitespace-nowrap`}
        >
          {receiptNo(row.number)}
        </Link>
        <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          <ReceiptState {...row} />
        </span>
      </>
    ),
  },
  {
    id: 'day',
    title: m.payment_on(),
    isBeside: true,
    cell: ({ paidOn }) => (
      <time dateTime={paidOn} className="whitespace-nowrap">
        {formatDay(paidOn)}
      </time>
    ),
  },
  {
    id: 'from',
    title: m.receipt_from(),
    className: 'xl:[&&]:min-w-44! xl:whitespace-normal!',
    cell: ({ name, job, isOfEmployer }) => (
      <>
        <span className="wrap-anywhere sm:block" lang={languageOf(name)}>
          {name || '–'}
        </span>
        {job && (
          <span
            data-narrow={isOfEmployer ? '' : undefined}
            data-line
            lang="en"
            className="text-sm text-muted max-sm:before:content-['_·_'] sm:block"
          >
            {job}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'for',
    title: m.payment_for(),
    takesRest: true,
    cell: row => (
      <>
        <span className="wrap-anywhere sm:block">{purposeOf(row)}</span>
        <span data-narrow className="text-sm text-muted max-sm:before:content-['_·_'] sm:block">
          {wayLabels[row.way]()} · {m.receipt_by_whom({ by: row.by })}
        </span>
      </>
    ),
  },
  { id: 'way', title: m.payment_way(), className: 'max-xl:hidden!', cell: ({ way }) => wayLabels[way]() },
  {
    id: 'by',
    title: m.receipt_by(),
    className: 'max-xl:hidden! xl:max-w-40!',
    cell: ({ by }) => <span lang={languageOf(by)}>{by}</span>,
  },
  {
    id: 'amount',
    isFixed: true,
    title: m.receipt_signed(),
    isLabelled: true,
    className: 'sm:text-end',
    cell: ({ amount, currency, kind, cancelledAt }) => (
      <span className={`whitespace-nowrap tabular-nums ${cancelledAt ? 'line-through' : ''}`}>
        {kind === 'refund' && '− '}
        {moneyText(amount, currency)}
      </span>
    ),
  },
  {
    id: 'transfer',
    isExtra: true,
    title: m.payment_transfer(),
    cell: ({ transferNo }) => <span className="wrap-anywhere">{transferNo || '–'}</span>,
  },
  {
    id: 'entered',
    isExtra: true,
    title: m.receipt_entered(),
    cell: ({ createdAt, by }) => (
      <>
        <time dateTime={createdAt} className="block">
          {formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <span className="block text-sm text-muted">{by}</span>
      </>
    ),
  },
]
