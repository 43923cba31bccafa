import { Block } from '@agency/ui/Block'
import { Button } from '@agency/ui/Button'
import { NumberField } from '@agency/ui/NumberField'
import { SelectField } from '@agency/ui/SelectField'
import type { ReactNode } from 'react'
import { currencyOptions } from '#i18n/currencies.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeOptions } from '#i18n/trades.ts'
import type { LineField } from '#server/features/demands/lines.shared.ts'
import type { FieldOf } from '#app/features/demands/demand-fields.tsx'
import { costLabels, payerLabels, periodLabels, provisionLabels } from '#server/features/vacancies/schema.ts'

type Option = { value: string; label: () => string }
type Props = {
  /** its place in the form */
  n: number
  field: FieldOf<LineField>
  onRemove: (() => void) | undefined
  children?: ReactNode
}

const optionsOf = (labels: Record<string, () => string>, ...values: string[]): Option[] =>
  values.map(value => ({ value, label: labels[value]! }))

const periods = optionsOf(periodLabels, 'month', 'week', 'day', 'hour')
const provisions = optionsOf(provisionLabels, 'free', 'allowance', 'own')
const payers = optionsOf(payerLabels, 'employer', 'worker')

/** What is asked of one post. */
export function PostFields({ n, field, onRemove, children }: Props) {
  const number = (name: LineField, label: string) => <NumberField label={label} maxLength={12} {...field(name)} />
  const choice = (name: LineField, label: string, options: Option[], isSet = false) => (
    <SelectField label={label} {...field(name)}>
      {!isSet && <option value="">{m.apply_choose()}</option>}
      {/* of some currencies servers and browsers have different names */}
      {options.map(option => (
        <option key={option.value} value={option.value} suppressHydrationWarning>
          {option.label()}
        </option>
      ))}
    </SelectField>
  )
  return (
    <Block
      legend={m.demand_post({ n: formatNumber(n + 1) })}
      action={
        onRemove && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {m.demand_remove({ n: formatNumber(n + 1) })}
          </Button>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        {choice('trade', m.vacancy_trade(), tradeOptions)}
        {number('number', m.demand_number())}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4 sm:grid-cols-3">
        {number('wage', m.vacancy_wage())}
        {choice('currency', m.vacancy_currency(), currencyOptions)}
        {choice('period', m.vacancy_period(), periods, true)}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4 sm:grid-cols-3">
        {number('hours', m.vacancy_hours())}
        {number('days', m.vacancy_days())}
        {number('months', m.demand_months())}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {choice('housing', m.vacancy_housing(), provisions)}
        {choice('food', m.vacancy_food(), provisions)}
      </div>
      <p className="font-semibold">{m.demand_who_pays()}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {choice('ticket', m.demand_ticket(), payers)}
        {choice('medical', costLabels.medical(), payers)}
        {choice('insurance', costLabels.insurance(), payers)}
      </div>
      {children}
    </Block>
  )
}
