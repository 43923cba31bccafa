import { NumberField } from '@agency/ui/NumberField'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { StaffFormOf } from '#app/editor/use-staff-form.ts'
import { choicesQuery } from '#app/features/applications/admin/queries.ts'
import { wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeOptions } from '#i18n/trades.ts'

type Name = 'trade' | 'vacancy' | 'years' | 'language'
type Props = { form: Pick<StaffFormOf<Record<Name, string>>, 'field'> }

/** What an application asks of somebody whose file has the rest: the trade, a job or any that suits, and the years in it. */
export function ApplicationWish({ form }: Props) {
  const { data: choices } = useSuspenseQuery(choicesQuery())
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField {...form.field('trade')} label={m.application_trade()} required>
        <option value="">{m.apply_choose()}</option>
        {tradeOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('vacancy')} label={m.application_job()}>
        <option value="">{m.application_any_job()}</option>
        {choices.vacancies
          .filter(({ isOpen }) => isOpen)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <NumberField
        {...form.field('years')}
        label={m.apply_years()}
        hint={m.apply_years_hint()}
        maxLength={4}
        required
      />
      <SelectField {...form.field('language')} label={m.application_language()} hint={m.application_language_hint()}>
        {wholeLocales.map(locale => (
          <option key={locale} value={locale} lang={locale}>
            {__LANGUAGE_NAMES__[locale] ?? locale}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
