import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { currencyOptions } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { employerPaymentInput } from '#server/features/payments/schema.ts'
import { FactFields } from './fact-fields.tsx'
import { paymentsClient } from './payments-client.ts'
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
  const { form, errors, save, isPending } = useReceiptForm({
    schema: employerPaymentInput,
    fixed: { demand },
    send: values => paymentsClient().takeFromEmployer.mutate(values),
    onSaved,
  })
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField name="reason" label={m.payment_reason_employer()} error={errors.reason} maxLength={300} required />
      <SelectField
        name="currency"
        label={m.payment_currency()}
        error={errors.currency}
        defaultValue={currency}
        required
      >
        {currencyOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FactFields errors={errors} amountLabel={m.payment_amount()} />
      </div>
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {m.payment_save()}
      </Button>
    </form>
  )
}
