import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { saidFilters } from '#app/list/said-filters.ts'
import { SearchForm } from '#app/list/search-form.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { NO_VACANCY } from '#server/features/applications/lists/list.shared.ts'
import { choicesQuery } from './queries.ts'

/** Narrows a page of applications to one vacancy, or to those without one. */
export function VacancyChoice({ vacancy }: { vacancy: string | undefined }) {
  const { data: choices } = useSuspenseQuery(choicesQuery())
  const isGone = vacancy !== undefined && vacancy !== NO_VACANCY && choices.vacancies.every(({ id }) => id !== vacancy)
  return (
    <SearchForm
      values={{ vacancy }}
      chosen={
        isGone ? saidFilters([{ name: 'vacancy', field: m.application_job(), value: vacancy, choice: undefined }]) : []
      }
      className="mb-6 max-w-lg"
    >
      <SelectField
        name="vacancy"
        label={m.application_job()}
        defaultValue={vacancy ?? ''}
        className="min-w-0 grow max-sm:col-span-2"
      >
        <option value="">{m.list_all()}</option>
        <option value={NO_VACANCY}>{m.application_any_job()}</option>
        {choices.vacancies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isGone && <option value={vacancy}>{m.list_gone()}</option>}
      </SelectField>
    </SearchForm>
  )
}
