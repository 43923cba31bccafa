import { NumberField } from '@agency/ui/NumberField'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { DayField } from '#app/editor/day-field.tsx'
import { today } from '#i18n/format.ts'
import type { Days } from '#i18n/typed/rules.ts'
import { m } from '#i18n/paraglide/messages.js'
import { WAYS, wayLabels } from '#server/features/payments/kinds.shared.ts'
import { paidDays } from '#server/features/payments/schema.ts'

/** What the day is called, and which it may be. */
export type Day = { label: string; days: Days }
export type Texts = Partial<Record<string, string>>

/** What every receipt asks: how much, when, and by which way. */
export function FactFields({
  errors,
  amountLabel,
  amount,
  day = { label: m.payment_day(), days: paidDays },
}: {
  errors: Texts
  amountLabel: string
  amount?: string | undefined
  day?: Day | undefined
}) {
  return (
    <>
      <NumberField name="amount" label={amountLabel} error={errors.amount} defaultValue={amount} required />
      <DayField name="paidOn" {...day} error={errors.paidOn} defaultValue={today()} required />
      <SelectField name="way" label={m.payment_way()} error={errors.way} required>
        {WAYS.map(way => (
          <option key={way} value={way}>
            {wayLabels[way]()}
          </option>
        ))}
      </SelectField>
      <TextField
        name="transferNo"
        label={m.payment_transfer()}
        maxLength={60}
        error={errors.transferNo}
        spellCheck={false}
      />
    </>
  )
}
