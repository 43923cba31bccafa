import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { Parts } from '#app/staff/parts.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PAGE_SIZES } from '#server/trpc/schema.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { ColumnName } from './columns.ts'
import { SearchForm } from './search-form.tsx'
import type { ListSearch, ListView, PageSize } from './search-params.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** Beside the filters of a list: its name, and what its address says now. */
    list: { list: string; search: Record<string, unknown> }
  }
}

/** Values with their labels, the default first. */
type Choices = readonly (readonly [value: string, label: string])[]

type Props = {
  search: ListSearch
  searchLabel: string
  /** Besides all of them. */
  shows?: Choices
  sorts: Choices
  /** Further filters of this list. */
  filters?: ChoiceProps[]
  /** What else the URL says, and stays when another filter is chosen. */
  kept?: Record<string, string | undefined>
  views?: readonly ListView[]
  sizes?: readonly PageSize[]
  /** Whose views can be saved by name. */
  list?: string
  /** Those that its rows can have, to choose from. */
  columns?: ColumnName[]
}

/** Search, filter, order, page size and view of a list, which are all in its URL. */
export function ListControls({
  search,
  searchLabel,
  shows,
  sorts,
  filters = [],
  kept = {},
  views = [],
  sizes = PAGE_SIZES,
  list,
  columns,
}: Props) {
  const { page: _, ...values } = search
  const asked = [
    ...(shows
      ? [{ name: 'show', label: m.list_show(), value: search.show, choices: [['', m.list_all()], ...shows] as Choices }]
      : []),
    ...filters,
  ]
  return (
    <div className="mb-2 flex flex-wrap items-start gap-3">
      <SearchForm
        values={values}
        chosen={chosenOf(asked)}
        submitLabel={m.search()}
        isFolded
        className="grow basis-48 sm:basis-112"
        search={
          <TextField
            name="search"
            type="search"
            label={<span className="sr-only">{searchLabel}</span>}
            placeholder={searchLabel}
            defaultValue={search.search}
            aria-keyshortcuts="/"
            data-list-search
            className="-mt-1.5 grow basis-20 sm:basis-40"
          />
        }
      >
        {asked.map(filter => (
          <Choice key={filter.name} {...filter} />
        ))}
        {sorts.length > 1 && <Choice name="sort" label={m.list_sort()} value={search.sort} choices={sorts} />}
        <Choice
          name="size"
          label={m.list_size()}
          value={search.size}
          choices={sizes.map(size => [String(size), formatNumber(size)] as const)}
        />
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search.view && <input type="hidden" name="view" value={search.view} />}
        {search.columns && <input type="hidden" name="columns" value={search.columns} />}
      </SearchForm>
      {list && <Parts in="list" list={list} search={search} />}
      {columns && (search.view ?? views[0]) !== 'cards' && <ColumnChoice columns={columns} chosen={search.columns} />}
      {views.length > 1 && <ViewSwitch views={views} view={search.view ?? views[0]} />}
    </div>
  )
}

type ChoiceProps = { name: string; label: string; value: string | number | undefined; choices: Choices }

/** The filters that are not at their default. */
function chosenOf(filters: ChoiceProps[]) {
  return filters.flatMap(({ name, label, value = '', choices }) => {
    const choice = choices.find(([choice], n) => n > 0 && choice === String(value))
    return choice ? [{ name, label: m.list_filter({ field: label, choice: choice[1] }) }] : []
  })
}

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
