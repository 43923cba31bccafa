import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { DayField } from '#app/editor/day-field.tsx'
import { Parts } from '#app/staff/parts.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { LIST_DAYS, PAGE_SIZES } from '#server/trpc/schema.ts'
import { Choice, type ChoiceProps, type Choices } from './choice.tsx'
import { ColumnChoice } from './column-choice.tsx'
import type { ColumnName } from './columns.ts'
import { saidDays, saidFilters } from './said-filters.ts'
import { SearchForm } from './search-form.tsx'
import type { ListSearch, ListView, PageSize } from './search-params.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** Beside the filters of a list: its name, and what its address says now. */
    list: { list: string; search: Record<string, unknown> }
  }
}

type Props = {
  search: ListSearch & { from?: string | undefined; to?: string | undefined }
  searchLabel: string
  /** Besides all of them. */
  shows?: Choices
  sorts: Choices
  /** Further filters of this list. */
  filters?: ChoiceProps[]
  /** It can be narrowed down to days. */
  hasDays?: boolean
  /** The state that tabs above the list choose, which stays when another filter is chosen, and those that there are. */
  state?: { value: string | undefined; known: readonly string[] }
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
  hasDays = false,
  state,
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
    <div className="flex flex-wrap items-start gap-3 sm:mb-2">
      <SearchForm
        values={values}
        chosen={[...unknownState(state), ...(hasDays ? saidDays(search) : []), ...saidFilters(asked.map(asSaid))]}
        submitLabel={m.find()}
        isFolded
        className="max-sm:contents max-sm:[&>form]:contents max-sm:[&>ul]:order-last max-sm:[&>ul]:basis-full sm:grow sm:basis-112"
        search={
          <TextField
            name="search"
            type="search"
            label={<span className="sr-only">{searchLabel}</span>}
            placeholder={searchLabel}
            defaultValue={search.search}
            aria-keyshortcuts="/"
            data-list-search
            className="-mt-1.5 grow basis-full max-sm:-mb-1 sm:basis-40 sm:[&_input]:h-11"
          />
        }
      >
        {hasDays && <DayField days={LIST_DAYS} label={m.list_from()} name="from" defaultValue={search.from} />}
        {hasDays && <DayField days={LIST_DAYS} label={m.list_to()} name="to" defaultValue={search.to} />}
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
        {state?.value && <input type="hidden" name="state" value={state.value} />}
        {search.view && <input type="hidden" name="view" value={search.view} />}
        {search.columns && <input type="hidden" name="columns" value={search.columns} />}
      </SearchForm>
      {list && <Parts in="list" list={list} search={search} />}
      {columns && (search.view ?? views[0]) !== 'cards' && <ColumnChoice columns={columns} chosen={search.columns} />}
      {views.length > 1 && <ViewSwitch views={views} view={search.view ?? views[0]} />}
    </div>
  )
}

const asSaid = ({ name, label, value, choices }: ChoiceProps) => ({
  name,
  field: label,
  value,
  choice: labelIn(choices, value),
})

/** What a value is called; the first choice is the default, and has none. */
const labelIn = (choices: Choices, value: string | number | undefined) =>
  choices.find(([choice], n) => n > 0 && choice === String(value))?.[1]

/** Tabs have no name for it. */
const unknownState = ({ value, known }: NonNullable<Props['state']> = { value: undefined, known: [] }) =>
  value && !known.includes(value)
    ? saidFilters([{ name: 'state', field: m.record_state(), value, choice: undefined }])
    : []

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
