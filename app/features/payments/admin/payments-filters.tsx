import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import type { ReactNode } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { Parts } from '#app/staff/parts.tsx'
import { SearchForm } from '#app/list/search-form.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { paymentLabels } from '#server/features/payments/kinds.shared.ts'
import { KINDS, PAGE_SIZES, STATES } from '#server/features/payments/list.shared.ts'
import { listDays } from '#server/features/payments/schema.ts'
import { dayText } from './day-text.ts'
import type { PaymentsSearch } from './payments-search.ts'
import type { Payments } from './queries.ts'

const stateLabels = { valid: m.receipt_valid, cancelled: m.receipt_cancelled }

/** Narrows the list down to days, a vacancy, a kind, a state, a number or a name. */
export function PaymentsFilters({ search, jobs }: { search: PaymentsSearch; jobs: Payments['jobs'] }) {
  const { from, to, vacancy, kind, state, size, sort } = search
  const chosen = [
    { name: 'from', field: m.activity_from(), choice: from && dayText(from) },
    { name: 'to', field: m.activity_to(), choice: to && dayText(to) },
    { name: 'vacancy', field: m.payments_vacancy(), choice: jobs.find(({ id }) => id === vacancy)?.name },
    { name: 'kind', field: m.receipt_kind(), choice: kind && paymentLabels[kind]() },
    { name: 'state', field: m.receipt_state(), choice: state && stateLabels[state]() },
  ]
  return (
    <div className="mb-2 flex flex-wrap items-start gap-3">
      <SearchForm
        values={{ search: search.search, from, to, vacancy, kind, state, size }}
        submitLabel={m.search()}
        className="grow basis-48 sm:basis-112"
        isFolded
        search={
          <TextField
            className="-mt-1.5 grow basis-32 sm:basis-48"
            label={<span className="sr-only">{m.payments_search()}</span>}
            placeholder={m.payments_search()}
            name="search"
            aria-keyshortcuts="/"
            data-list-search
            type="search"
            defaultValue={search.search}
          />
        }
        chosen={chosen.flatMap(({ name, field, choice }) =>
          choice ? [{ name, label: m.list_filter({ field, choice }) }] : [],
        )}
      >
        <DayField days={listDays} label={m.activity_from()} name="from" defaultValue={from} />
        <DayField days={listDays} label={m.activity_to()} name="to" defaultValue={to} />
        <Choice name="vacancy" label={m.payments_vacancy()} value={vacancy}>
          {jobs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="kind" label={m.receipt_kind()} value={kind}>
          {KINDS.map(each => (
            <option key={each} value={each}>
              {paymentLabels[each]()}
            </option>
          ))}
        </Choice>
        <Choice name="state" label={m.receipt_state()} value={state}>
          {STATES.map(each => (
            <option key={each} value={each}>
              {stateLabels[each]()}
            </option>
          ))}
        </Choice>
        <SelectField name="size" label={m.list_size()} defaultValue={size ?? ''}>
          {PAGE_SIZES.map((each, n) => (
            <option key={each} value={n === 0 ? '' : each}>
              {formatNumber(each)}
            </option>
          ))}
        </SelectField>
        {sort && <input type="hidden" name="sort" value={sort} />}
      </SearchForm>
      <Parts in="list" list="payments" search={search} />
    </div>
  )
}

type ChoiceProps = { name: string; label: string; value: string | undefined; children: ReactNode }

function Choice({ name, label, value = '', children }: ChoiceProps) {
  return (
    <SelectField name={name} label={label} defaultValue={value} className="sm:min-w-36">
      <option value="">{m.list_all()}</option>
      {children}
    </SelectField>
  )
}
