import { readWork, type WorkSearch } from '#app/features/work/admin/work-search.ts'
import { listSearch, type ListSearch, oneOf, readText } from '#app/list/search-params.ts'
import { PAGE_SIZES, type Show, SHOWS, type Sort, SORTS } from '#server/features/applications/list.shared.ts'
import { type Source, SOURCES, type State, STATE_FILTERS } from '#server/features/applications/states.shared.ts'

const readList = listSearch<Show, Sort>({ show: SHOWS, sort: SORTS, sizes: PAGE_SIZES })

/** What the URL of the list of applications says; that of one application says the same, for what is next. */
export function readApplicationsSearch(given: Record<string, unknown>): ApplicationsSearch {
  return {
    ...readList(given),
    ...readWork(given),
    state: oneOf(STATE_FILTERS, given.state),
    vacancy: readText(given.vacancy),
    trade: readText(given.trade),
    district: readText(given.district),
    source: oneOf(SOURCES, given.source),
  }
}

export type ApplicationsSearch = ListSearch<Show, Sort> &
  WorkSearch & {
    state?: State | 'open' | undefined
    vacancy?: string | undefined
    trade?: string | undefined
    district?: string | undefined
    source?: Source | undefined
  }

/** The list without its page: what a record's place in it is found by. */
export function filterOf(asked: ApplicationsSearch) {
  const { search, state, vacancy, trade, district, source, assignee, due, show, sort } = asked
  return { search, state, vacancy, trade, district, source, assignee, due, show, sort }
}
