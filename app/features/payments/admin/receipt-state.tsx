import { Badge } from '@agency/ui/Badge'
import { m } from '#i18n/paraglide/messages.js'
import { paymentLabels } from '#server/features/payments/kinds.shared.ts'
import type { PaymentRow } from './queries.ts'

/** What a receipt is that is no plain payment: a refund, cancelled, let pass by an owner. */
export function ReceiptState({ kind, cancelledAt, allowedBy }: Pick<PaymentRow, 'kind' | 'cancelledAt' | 'allowedBy'>) {
  return (
    <>
      {kind === 'refund' && <Badge variant="brand">{paymentLabels.refund()}</Badge>}
      {allowedBy && <Badge>{m.receipt_allowed_badge()}</Badge>}
      {cancelledAt && <Badge variant="danger">{m.receipt_cancelled()}</Badge>}
    </>
  )
}
