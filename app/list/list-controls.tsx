import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PAGE_SIZES } from '#server/trpc/schema.ts'
import { SearchForm } from './search-form.tsx'
import type { ListSearch, ListView } from './search-params.ts'

/** Values with their labels, the default first. */
export type Choices = readonly (readonly [value: string, label: string])[]

type Props = {
  search: ListSearch
  searchLabel: string
  /** Besides all of them. */
  shows?: Choices
  sorts: Choices
  views?: readonly ListView[]
}

/** Search, filter, order, page size and view of a list, which are all in its URL. */
export function ListControls({ search, searchLabel, shows, sorts, views = [] }: Props) {
  const { page: _, ...values } = search
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <SearchForm values={values} className="grid min-w-0 grow grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <TextField
          name="search"
          type="search"
          label={searchLabel}
          defaultValue={search.search}
          aria-keyshortcuts="/"
          data-list-search
          className="col-span-2 grow sm:basis-72"
        />
        {shows && (
          <Choice name="show" label={m.list_show()} value={search.show} choices={[['', m.list_all()], ...shows]} />
        )}
        {sorts.length > 1 && <Choice name="sort" label={m.list_sort()} value={search.sort} choices={sorts} />}
        <Choice
          name="size"
          label={m.list_size()}
          value={search.size}
          choices={PAGE_SIZES.map(size => [String(size), formatNumber(size)] as const)}
        />
        {search.view && <input type="hidden" name="view" value={search.view} />}
        <Button type="submit" variant="secondary" className="sm:shrink-0">
          {m.search()}
        </Button>
      </SearchForm>
      {views.length > 1 && <ViewSwitch views={views} view={search.view ?? views[0]} />}
    </div>
  )
}

type ChoiceProps = { name: string; label: string; value: string | number | undefined; choices: Choices }

/** The first choice is the default: it has an empty value, which the URL leaves out. */
function Choice({ name, label, value = '', choices }: ChoiceProps) {
  return (
    <SelectField name={name} label={label} defaultValue={value} className="sm:min-w-36">
      {choices.map(([choice, text], n) => (
        <option key={choice} value={n === 0 ? '' : choice}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

function ViewSwitch({ views, view }: { views: readonly ListView[]; view: ListView | undefined }) {
  const looks = {
    cards: { label: m.list_cards(), icon: <LayoutGrid aria-hidden="true" /> },
    rows: { label: m.list_rows(), icon: <Rows3 aria-hidden="true" /> },
  }
  return (
    <div role="group" aria-label={m.list_view()} className="flex gap-1">
      {views.map((each, n) => (
        <Button key={each} asChild variant={each === view ? 'primary' : 'secondary'}>
          <Link
            to="."
            search={before => ({ ...before, view: n === 0 ? undefined : each })}
            activeOptions={{ exact: true }}
            aria-current={each === view}
            resetScroll={false}
          >
            {looks[each].icon}
            {looks[each].label}
          </Link>
        </Button>
      ))}
    </div>
  )
}
