import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarDays, Columns3, PhoneCall, Plus, UserRoundSearch } from 'lucide-react'
import { colleaguesQuery } from '#app/features/work/admin/queries.ts'
import { workFilters } from '#app/features/work/admin/work-filters.ts'
import { ListControls } from '#app/list/list-controls.tsx'
import { ListFileLink } from '#app/list/list-file-link.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { useSelection } from '#app/list/use-selection.ts'
import { load, loadList, trpc } from '#app/rendering/trpc.ts'
import { countryOptions } from '#i18n/countries.ts'
import { districtOptions } from '#i18n/districts.ts'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeOptions } from '#i18n/trades.ts'
import { NO_COUNTRY, NO_VACANCY, PAGE_SIZES } from '#server/features/applications/lists/list.shared.ts'
import { SOURCES, sourceLabels, STATE_FILTERS } from '#server/features/applications/stages/states.shared.ts'
import { can } from '#server/permissions.ts'
import { SIZE_MAX } from '#server/trpc/schema.ts'
import { ApplicationsSelection } from './applications-selection.tsx'
import { applicationColumns } from './application-columns.tsx'
import { type ApplicationsSearch, filterOf } from './applications-search.ts'
import { StateLinks } from './state-links.tsx'
import { type ApplicationRow, choicesQuery } from './queries.ts'

const route = getRouteApi('/admin/applications/')
const staffRoute = getRouteApi('/admin')

const listQuery = (search: ApplicationsSearch) =>
  trpc().applications.list.queryOptions({ ...filterOf(search), size: search.size, page: search.page })

/** Loads a page of the list and what it can be narrowed down to. */
export const loadApplications = (search: ApplicationsSearch, cause: string) =>
  loadList(cause, listQuery(search), () => Promise.all([load(choicesQuery()), load(colleaguesQuery())]))

/** Everybody who wants a job, to filter, call, invite and move on. */
export function ApplicationsPage() {
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const list = useList(listQuery(search))
  const { data: choices } = useSuspenseQuery(choicesQuery())
  const { applications: people } = useSuspenseQuery(colleaguesQuery()).data
  const selection = useSelection<ApplicationRow>(
    ({ id }) => id,
    list.data,
    page => load(listQuery({ ...search, size: SIZE_MAX, page })),
  )
  const mayExport = can(me, 'export')
  const { state, vacancy, country, trade, district, source } = search
  const columns = applicationColumns(search)
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.applications_title()}
        description={m.applications_lead()}
        actions={<Actions search={search} mayExport={mayExport} />}
      />
      <StateLinks search={search} counts={list.data?.counts} />
      <ListControls
        list="applications"
        search={search}
        searchLabel={m.applications_search()}
        state={{ value: state, known: STATE_FILTERS }}
        sizes={PAGE_SIZES}
        columns={columns}
        shows={[
          ['calls', m.application_calls_due()],
          ['uncalled', m.application_uncalled()],
          ['again', m.application_call_again()],
          ['later', m.application_call_later()],
          ['wrong', m.application_wrong_number()],
          ['papers', m.application_papers()],
          ['departs-week', m.figure_departs_week()],
          ['departs-next', m.figure_departs_next()],
          ['duplicates', m.applications_duplicates()],
          ['erase', m.application_to_erase()],
        ]}
        filters={[
          ...workFilters(search, people),
          {
            name: 'vacancy',
            label: m.application_job(),
            value: vacancy,
            choices: [
              ['', m.list_all()],
              [NO_VACANCY, m.application_any_job()],
              ...choices.vacancies.map(({ id, name }) => [id, name] as const),
            ],
          },
          {
            name: 'country',
            label: m.demand_country(),
            value: country,
            choices: [
              ['', m.list_all()],
              [NO_COUNTRY, m.application_no_country()],
              ...countryOptions.map(({ value, label }) => [value, label()] as const),
            ],
          },
          {
            name: 'trade',
            label: m.application_trade(),
            value: trade,
            choices: [['', m.list_all()], ...tradeOptions.map(({ value, label }) => [value, label()] as const)],
          },
          {
            name: 'district',
            label: m.application_district(),
            value: district,
            choices: [['', m.list_all()], ...districtOptions().map(({ value, label }) => [value, label] as const)],
          },
          {
            name: 'source',
            label: m.application_source(),
            value: source,
            choices: [['', m.list_all()], ...SOURCES.map(each => [each, sourceLabels[each]()] as const)],
          },
        ]}
        sorts={[
          ['newest', m.list_newest()],
          ['oldest', m.list_oldest()],
          ['waiting', m.applications_waiting()],
          ['name', m.applications_by_name()],
        ]}
      />
      <RecordList
        label={m.applications_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ name }) => ({ children: name, lang: languageOf(name) })}
        found={({ count }) => m.applications_count(plural(count))}
        columns={columns}
        defaultSort="newest"
        empty={
          <EmptyState
            icon={<UserRoundSearch aria-hidden="true" />}
            title={m.applications_empty()}
            description={m.applications_empty_text()}
          />
        }
        selection={selection}
      />
      <ApplicationsSelection selection={selection} people={people} mayExport={mayExport} />
    </>
  )
}

/** On phones all but the first are icons, so that calls and interviews are in view. */
function Actions({ search, mayExport }: { search: ApplicationsSearch; mayExport: boolean }) {
  return (
    <>
      <Button asChild variant="accent">
        <Link to="/admin/applications/add">
          <Plus aria-hidden="true" />
          {m.application_add()}
        </Link>
      </Button>
      <Button asChild variant="secondary" className="relative">
        <Link to="/admin/applications/calls" search={{ vacancy: search.vacancy }}>
          <PhoneCall aria-hidden="true" />
          <span className="max-sm:sr-only">{m.calls_title()}</span>
        </Link>
      </Button>
      <Button asChild variant="secondary" className="relative">
        <Link to="/admin/applications/interviews">
          <CalendarDays aria-hidden="true" />
          <span className="max-sm:sr-only">{m.interviews_title()}</span>
        </Link>
      </Button>
      <Button asChild variant="secondary" className="relative">
        <Link to="/admin/applications/board" search={{ vacancy: search.vacancy }}>
          <Columns3 aria-hidden="true" />
          <span className="max-sm:sr-only">{m.board_title()}</span>
        </Link>
      </Button>
      {mayExport && <ListFileLink path="/admin/applications.csv" filter={filterOf(search)} />}
    </>
  )
}
