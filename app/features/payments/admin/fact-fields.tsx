import { NumberField } from '@agency/ui/NumberField'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { DayField } from '#app/editor/day-field.tsx'
import type { Days } from '#i18n/typed/rules.ts'
import { m } from '#i18n/paraglide/messages.js'
import { wayLabels } from '#server/features/payments/kinds.shared.ts'
import { WAYS } from '#server/features/payments/list.shared.ts'
import { paidDays } from '#server/features/payments/schema.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** What the day is called, and which it may be. */
export type Day = { label: string; days: Days }

/** What every receipt asks: how much, when, and by which way. */
export function FactFields({
  form,
  amountLabel,
  day = { label: m.payment_day(), days: paidDays },
}: {
  form: ReceiptFormState
  amountLabel: string
  day?: Day | undefined
}) {
  return (
    <>
      <NumberField label={amountLabel} inputMode="decimal" required {...form.field('amount')} />
      <DayField {...day} required {...form.field('paidOn')} />
      <SelectField label={m.payment_way()} required {...form.field('way')}>
        {WAYS.map(way => (
          <option key={way} value={way}>
            {wayLabels[way]()}
          </option>
        ))}
      </SelectField>
      <TextField label={m.payment_transfer()} maxLength={60} spellCheck={false} {...form.field('transferNo')} />
    </>
  )
}
