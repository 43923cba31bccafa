import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { FormDialog } from '#app/editor/form-dialog.tsx'
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
    <FormDialog open={isOpen} onClose={onClose} title={m.payment_take()}>
      <EmployerPaymentForm {...props} onSaved={onClose} />
    </FormDialog>
  )
}

/** What is asked for money of an employer. */
export function EmployerPaymentForm({
  demand,
  currency,
  onSaved,
}: Omit<Props, 'isOpen' | 'onClose'> & { onSaved: () => void }) {
  const { form } = useReceiptForm({
    schema: employerPaymentInput,
    fixed: { demand },
    values: { amount: '', reason: '', currency },
    send: values => paymentsClient().takeFromEmployer.mutate(values),
    onSaved,
  })
  return (
    <ReceiptForm form={form} amountLabel={m.payment_amount()} saveLabel={m.payment_save()}>
      <TextField label={m.payment_reason_employer()} maxLength={300} required {...form.field('reason')} />
      <SelectField label={m.payment_currency()} required {...form.field('currency')}>
        {currencyOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
    </ReceiptForm>
  )
}
