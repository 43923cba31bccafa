import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load } from '#app/rendering/trpc.ts'
import { formatDate, formatDay } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  moneyText,
  objectionLabels,
  paymentLabels,
  purposeOf,
  receiptNo,
  wayLabels,
} from '#server/features/payments/kinds.shared.ts'
import { type Payment, paymentQuery } from './queries.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptState } from './receipt-state.tsx'

const route = getRouteApi('/admin/payments/$id')

/** Loads one receipt, and gives what the page's title names. */
export async function loadPayment(id: string): Promise<{ title: string }> {
  const { number } = await load(paymentQuery(id))
  return { title: receiptNo(number) }
}

/** Everything that a receipt says, and what can be done with it. */
export function PaymentPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { data: payment } = useSuspenseQuery(paymentQuery(id))
  return (
    <>
      <p className="mb-4 print:hidden">
        <TextLink to="/admin/payments" search={search}>
          {m.payments_all()}
        </TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={m.receipt_of({ number: receiptNo(payment.number) })}
        description={`${paymentLabels[payment.kind]()} · ${moneyText(payment.amount, payment.currency)}`}
        actions={<ReceiptState {...payment} />}
      />
      <div className="grid max-w-text gap-6">
        <ReceiptActions receipt={payment} />
        <Card>
          <DescriptionList variant="beside">
            <Facts {...payment} />
          </DescriptionList>
        </Card>
      </div>
    </>
  )
}

const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })

function Facts(payment: Payment) {
  const { name, job, paidOn, way, transferNo, by, createdAt, currency, left, refunds, refundOf } = payment
  return (
    <>
      <DescriptionItem term={m.receipt_from()} lang={languageOf(name)}>
        {name}
      </DescriptionItem>
      {job && (
        <DescriptionItem term={m.receipt_job()} lang="en">
          {job}
        </DescriptionItem>
      )}
      <DescriptionItem term={m.payment_for()}>{purposeOf(payment)}</DescriptionItem>
      <DescriptionItem term={m.payment_day()}>{formatDay(paidOn)}</DescriptionItem>
      <DescriptionItem term={m.payment_way()}>{wayLabels[way]()}</DescriptionItem>
      {transferNo && <DescriptionItem term={m.payment_transfer()}>{transferNo}</DescriptionItem>}
      <DescriptionItem term={m.receipt_by()}>{by}</DescriptionItem>
      <DescriptionItem term={m.receipt_entered()}>{moment(createdAt)}</DescriptionItem>
      {refundOf && (
        <DescriptionItem term={m.receipt_refund_of()}>
          <ReceiptLink {...refundOf} />
        </DescriptionItem>
      )}
      {refunds.length > 0 && (
        <DescriptionItem term={m.receipt_refunds()}>
          {refunds.map(refund => (
            <span key={refund.id} className="block">
              <ReceiptLink {...refund} />
            </span>
          ))}
        </DescriptionItem>
      )}
      {left > 0 && <DescriptionItem term={m.receipt_left_of()}>{moneyText(left, currency)}</DescriptionItem>}
      {payment.allowedBy && (
        <>
          <DescriptionItem term={m.receipt_allowed_for()}>
            {payment.allowedFor.map(each => objectionLabels[each]()).join(' ')}
          </DescriptionItem>
          <DescriptionItem term={m.receipt_allowed_by()}>
            {[payment.allowedBy, payment.allowedWhy].filter(Boolean).join(': ')}
          </DescriptionItem>
        </>
      )}
      {payment.cancelledAt && (
        <>
          <DescriptionItem term={m.receipt_cancelled_at()}>{moment(payment.cancelledAt)}</DescriptionItem>
          <DescriptionItem term={m.receipt_cancelled_by()}>{payment.cancelledBy}</DescriptionItem>
          <DescriptionItem term={m.receipt_cancel_reason()}>{payment.cancelReason}</DescriptionItem>
        </>
      )}
      {payment.workerId && (
        <DescriptionItem term={m.worker()}>
          <TextLink to="/admin/workers/$id" params={{ id: payment.workerId }}>
            {m.receipt_file()}
          </TextLink>
        </DescriptionItem>
      )}
      {payment.demandPage && (
        <DescriptionItem term={m.receipt_demand()}>
          <TextLink to={payment.demandPage}>{job}</TextLink>
        </DescriptionItem>
      )}
      <DescriptionItem term={m.receipt_check_page()}>
        <a href={payment.path} target="_blank" rel="noreferrer" className={`${link} wrap-anywhere`}>
          {payment.path}
        </a>
      </DescriptionItem>
    </>
  )
}

function ReceiptLink({ id, number, isCancelled }: NonNullable<Payment['refundOf']>) {
  return (
    <>
      <TextLink to="/admin/payments/$id" params={{ id }}>
        {receiptNo(number)}
      </TextLink>
      {isCancelled && ` (${m.receipt_cancelled()})`}
    </>
  )
}

export function PaymentMissing() {
  return (
    <RecordMissing
      title={m.payments_title()}
      message={m.payment_missing()}
      to="/admin/payments"
      label={m.payments_all()}
    />
  )
}
