import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Handshake, Plus } from 'lucide-react'
import { colleaguesQuery } from '#app/features/work/admin/queries.ts'
import { workFilters } from '#app/features/work/admin/work-filters.ts'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { StateTabs } from '#app/list/state-tabs.tsx'
import { useList } from '#app/list/use-list.ts'
import { useSelection } from '#app/list/use-selection.ts'
import { load, loadList, trpc } from '#app/rendering/trpc.ts'
import { countryOptions } from '#i18n/countries.ts'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ENDED, type State, stateLabels, STATES, STATE_FILTERS } from '#server/features/demands/states.shared.ts'
import { SIZE_MAX } from '#server/trpc/schema.ts'
import { demandColumns, type DemandRow } from './demand-columns.tsx'
import { DemandsSelection } from './demands-selection.tsx'
import { type DemandsSearch, filterOf } from './demands-search.ts'

const route = getRouteApi('/admin/demands/')

const listQuery = (search: DemandsSearch) =>
  trpc().demands.list.queryOptions({ ...filterOf(search), size: search.size, page: search.page })

/** Loads a page of the list. */
export const loadDemands = (search: DemandsSearch, cause: string) =>
  loadList(cause, listQuery(search), () => load(colleaguesQuery()))

/** What employers ask for, to filter and open. */
export function DemandsPage() {
  const search = route.useSearch()
  const list = useList(listQuery(search))
  const { demands: people } = useSuspenseQuery(colleaguesQuery()).data
  const { state, country } = search
  const columns = demandColumns(search)
  const selection = useSelection<DemandRow>(
    ({ id }) => id,
    list.data,
    page => load(listQuery({ ...search, size: SIZE_MAX, page })),
  )
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.demands_title()}
        description={m.demands_lead()}
        actions={
          <Button asChild variant="accent">
            <Link to="/admin/demands/add">
              <Plus aria-hidden="true" />
              {m.demand_write()}
            </Link>
          </Button>
        }
      />
      <StateTabs tabs={tabsOf(search, list.data?.counts)} current={state} />
      <ListControls
        list="demands"
        search={search}
        columns={columns}
        searchLabel={m.demands_search()}
        state={{ value: state, known: STATE_FILTERS }}
        shows={[
          ['unpublished', m.demands_unpublished()],
          ['posts-left', m.demands_posts_left()],
          ['still-open', m.demands_still_open()],
        ]}
        filters={[
          ...workFilters(search, people),
          {
            name: 'country',
            label: m.demand_country(),
            value: country,
            choices: [['', m.list_all()], ...countryOptions.map(({ value, label }) => [value, label()] as const)],
          },
        ]}
        sorts={[
          ['newest', m.list_newest()],
          ['oldest', m.list_oldest()],
        ]}
      />
      <RecordList
        label={m.demands_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ company }) => ({ children: company, lang: languageOf(company) })}
        found={({ count }) => m.demands_count(plural(count))}
        columns={columns}
        defaultSort="newest"
        empty={
          <EmptyState
            icon={<Handshake aria-hidden="true" />}
            title={m.demands_empty()}
            description={m.demands_empty_text()}
          />
        }
        selection={selection}
      />
      <DemandsSelection selection={selection} people={people} />
    </>
  )
}

function tabsOf(search: DemandsSearch, counts: Partial<Record<State, number>> = {}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const ended = ENDED.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return ([undefined, 'open', ...STATES] as const).map(state => ({
    state,
    label: state === 'open' ? m.state_open() : state ? stateLabels[state]() : m.list_all(),
    count: state === 'open' ? all - ended : state ? (counts[state] ?? 0) : all,
    link: { to: '/admin/demands', search: { ...search, state, page: undefined } } as const,
  }))
}
