import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { currencyOptions } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { employerPaymentInput } from '#server/features/payments/schema.ts'
import { paymentsClient } from './payments-client.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { useReceiptForm } from './use-receipt-form.ts'

type Props = { demand: string; currency: string; isOpen: boolean; onClose: () => void }

/** Takes money of an employer, in their currency. */
export function EmployerPaymentDialog({ isOpen, onClose, ...props }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={m.payment_take()} labels={{ close: m.close() }}>
      <EmployerPaymentForm {...props} onSaved={onClose} />
    </Dialog>
  )
}

function EmployerPaymentForm({
  demand,
  currency,
  onSaved,
}: Omit<Props, 'isOpen' | 'onClose'> & { onSaved: () => void }) {
  const form = useReceiptForm({
    schema: employerPaymentInput,
    fixed: { demand },
    send: values => paymentsClient().takeFromEmployer.mutate(values),
    onSaved,
  })
  return (
    <ReceiptForm {...form} amountLabel={m.payment_amount()} saveLabel={m.payment_save()}>
      <TextField
        name="reason"
        label={m.payment_reason_employer()}
        error={form.errors.reason}
        maxLength={300}
        required
      />
      <SelectField
        name="currency"
        label={m.payment_currency()}
        error={form.errors.currency}
        defaultValue={currency}
        required
      >
        {currencyOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
    </ReceiptForm>
  )
}
