import { Button } from '@agency/ui/Button'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { CancelDialog } from './cancel-dialog.tsx'
import type { Receipt } from './queries.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** What may be done with a receipt: it is printed, something of it is given back, or it is cancelled; never changed. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const [isRefunding, setRefunding] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button asChild variant="secondary" size="sm">
        <a href={`/admin/payments/print/${receipt.id}`} target="_blank" rel="noreferrer">
          <Printer aria-hidden="true" />
          {m.receipt_print()}
        </a>
      </Button>
      {receipt.left > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setRefunding(true)}>
          {m.refund_make()}
        </Button>
      )}
      {!receipt.cancelledAt && (
        <Button variant="danger-quiet" size="sm" onClick={() => setCancelling(true)}>
          {m.receipt_cancel()}
        </Button>
      )}
      <RefundDialog receipt={receipt} isOpen={isRefunding} onClose={() => setRefunding(false)} />
      <CancelDialog receipt={receipt} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </div>
  )
}
