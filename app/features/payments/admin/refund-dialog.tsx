import { TextField } from '@agency/ui/TextField'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { sumText } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readSum, typedText } from '#i18n/typed/sum.ts'
import { moneyText, receiptNo } from '#server/features/payments/kinds.shared.ts'
import { paidDays, refundInput } from '#server/features/payments/schema.ts'
import { paymentsClient } from './payments-client.ts'
import type { Receipt } from './queries.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { useReceiptForm } from './use-receipt-form.ts'

type Props = { receipt: Receipt; isOpen: boolean; onClose: () => void }

/** Gives back what is left of a payment, or a part of it. */
export function RefundDialog({ receipt, isOpen, onClose }: Props) {
  return (
    <FormDialog open={isOpen} onClose={onClose} title={m.refund_title({ number: receiptNo(receipt.number) })}>
      <RefundForm receipt={receipt} onSaved={onClose} />
    </FormDialog>
  )
}

function RefundForm({ receipt, onSaved }: { receipt: Receipt; onSaved: () => void }) {
  const { left, currency } = receipt
  const isLeft = (typed: string | number) => !((typeof typed === 'number' ? typed : readSum(typed, currency)) > left)
  const tooMuch = () => m.refund_too_much({ max: sumText(left, currency) })
  const { form } = useReceiptForm({
    schema: refundInput.extend({ amount: refundInput.shape.amount.refine(isLeft, { error: tooMuch }) }), // as the server says it
    fixed: { payment: receipt.id },
    values: { amount: typedText(left, currency), reason: '' },
    send: values => paymentsClient().refund.mutate(values),
    onSaved,
  })
  return (
    <ReceiptForm
      form={form}
      amountLabel={m.payment_amount()}
      day={{ label: m.refund_day(), days: { ...paidDays, least: () => receipt.paidOn } }}
      saveLabel={m.refund_make()}
    >
      <p>{m.refund_left({ amount: moneyText(left, currency) })}</p>
      <TextField label={m.payment_why()} maxLength={300} required {...form.field('reason')} />
    </ReceiptForm>
  )
}
