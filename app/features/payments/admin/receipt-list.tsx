import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { languageOf } from '#i18n/locale.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText, purposeOf, receiptNo } from '#server/features/payments/kinds.shared.ts'
import type { Receipt } from './queries.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptState } from './receipt-state.tsx'

/** Receipts of one worker or demand, the newest first. */
export function ReceiptList({ receipts }: { receipts: Receipt[] }) {
  if (receipts.length === 0) return <p className="text-muted">{m.money_none()}</p>
  return (
    <ul className="divide-y divide-line">
      {receipts.map(receipt => (
        <li
          key={receipt.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
        >
          <div className="grid min-w-0 gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink to="/admin/payments/$id" params={{ id: receipt.id }}>
                {receiptNo(receipt.number)}
              </TextLink>
              <span className={`font-semibold ${receipt.cancelledAt ? 'line-through' : ''}`}>
                {moneyText(receipt.amount, receipt.currency)}
              </span>
              <ReceiptState {...receipt} />
            </p>
            <p className="text-sm wrap-anywhere" lang={languageOf(receipt.reason)}>
              {purposeOf(receipt)}
            </p>
            <p className="text-sm text-muted">
              {formatDay(receipt.paidOn)} · {m.receipt_by_whom({ by: receipt.by })}
            </p>
            {receipt.cancelReason && <p className="text-sm text-danger wrap-anywhere">{receipt.cancelReason}</p>}
          </div>
          <ReceiptActions receipt={receipt} />
        </li>
      ))}
    </ul>
  )
}
