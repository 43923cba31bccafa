import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { receiptNo } from '#server/features/payments/kinds.shared.ts'
import { cancelInput } from '#server/features/payments/schema.ts'
import { paymentsClient } from './payments-client.ts'
import type { Receipt } from './queries.ts'

type Props = { receipt: Receipt; isOpen: boolean; onClose: () => void }

/** Cancels a receipt, with a reason that stays on it. */
export function CancelDialog({ receipt, isOpen, onClose }: Props) {
  return (
    <FormDialog open={isOpen} onClose={onClose} title={m.receipt_cancel_title({ number: receiptNo(receipt.number) })}>
      <CancelForm receipt={receipt} onDone={onClose} />
    </FormDialog>
  )
}

function CancelForm({ receipt: { id, number }, onDone }: { receipt: Receipt; onDone: () => void }) {
  const form = useStaffForm({
    schema: cancelInput,
    values: { reason: '' },
    besides: { id },
    send: values => paymentsClient().cancel.mutate(values),
    done: () => m.receipt_cancel_done({ number: receiptNo(number) }),
    onSaved: onDone,
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <Button type="submit" variant="danger" busy={form.isBusy} className="justify-self-start">
          {m.receipt_cancel()}
        </Button>
      }
    >
      <p>{m.receipt_cancel_explained()}</p>
      <TextField label={m.payment_why()} maxLength={300} required {...form.field('reason')} />
    </StaffForm>
  )
}
