import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import type { JobsSearch } from '#app/features/vacancies/jobs-search.ts'
import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import type { JobCardProps } from './job-cards.ts'

type Props = {
  vacancies: JobCardProps[]
  search: JobsSearch
  /** what the ids of the fields begin with, where they stand twice in a page */
  prefix?: string
}

/** What jobs can be narrowed by: the countries and trades that there are, and the wage. */
export function FilterFields({ vacancies, search, prefix = '' }: Props) {
  const countries = [...new Set(vacancies.map(({ country }) => country))]
  const trades = [...new Set(vacancies.map(({ trade }) => trade))]
  return (
    <>
      <SelectField id={`${prefix}country`} name="country" label={m.jobs_country()} defaultValue={search.country ?? ''}>
        <option value="">{m.jobs_any()}</option>
        {countries.map(code => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      <SelectField id={`${prefix}trade`} name="trade" label={m.jobs_trade()} defaultValue={search.trade ?? ''}>
        <option value="">{m.jobs_any()}</option>
        {trades.map(trade => (
          <option key={trade} value={trade}>
            {tradeName(trade)}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${prefix}wage`}
        name="wage"
        inputMode="numeric"
        label={m.jobs_wage()}
        defaultValue={search.wage}
      />
    </>
  )
}
