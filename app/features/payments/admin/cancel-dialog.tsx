import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextField } from '@agency/ui/TextField'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { receiptNo } from '#server/features/payments/kinds.shared.ts'
import { cancelInput } from '#server/features/payments/schema.ts'
import { paymentsClient } from './payments-client.ts'
import type { Receipt } from './queries.ts'

type Props = { receipt: Receipt; isOpen: boolean; onClose: () => void }

/** Cancels a receipt, with a reason that stays on it. */
export function CancelDialog({ receipt, isOpen, onClose }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={m.receipt_cancel_title({ number: receiptNo(receipt.number) })}
      labels={{ close: m.close() }}
    >
      <CancelForm receipt={receipt} onDone={onClose} />
    </Dialog>
  )
}

function CancelForm({ receipt: { id, number }, onDone }: { receipt: Receipt; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { act, isPending } = useStaffAction()

  async function cancel() {
    const { data, error: problem } = cancelInput.safeParse({ id, reason: field.current?.value ?? '' })
    setError(problem?.issues[0]?.message)
    if (!data) return field.current?.focus()
    const done = m.receipt_cancel_done({ number: receiptNo(number) })
    if (await act(() => paymentsClient().cancel.mutate(data), done)) onDone()
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void cancel()
      }}
    >
      <p>{m.receipt_cancel_explained()}</p>
      <TextField ref={field} name="reason" label={m.payment_why()} error={error} maxLength={300} required />
      <Button type="submit" variant="danger" busy={isPending} className="justify-self-start">
        {m.receipt_cancel()}
      </Button>
    </form>
  )
}
