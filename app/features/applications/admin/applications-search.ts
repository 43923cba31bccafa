import { readWork, workFilterOf, type WorkSearch } from '#app/features/work/admin/work-search.ts'
import { listSearch, type ListSearch, oneOf, readText } from '#app/list/search-params.ts'
import { PAGE_SIZES, SHOWS, type Sort, SORTS } from '#server/features/applications/lists/list.shared.ts'
import { SOURCES, STATE_FILTERS } from '#server/features/applications/stages/states.shared.ts'

const readList = listSearch<Sort>({ show: SHOWS, sort: SORTS, sizes: PAGE_SIZES })

/** What the URL of the list of applications says; that of one application says the same, for what is next. */
export function readApplicationsSearch(given: Record<string, unknown>): ApplicationsSearch {
  return {
    ...readList(given),
    ...readWork(given),
    state: readText(given.state),
    vacancy: readText(given.vacancy),
    trade: readText(given.trade),
    district: readText(given.district),
    source: readText(given.source),
  }
}

export type ApplicationsSearch = ListSearch<Sort> &
  WorkSearch & {
    state?: string | undefined
    vacancy?: string | undefined
    trade?: string | undefined
    district?: string | undefined
    source?: string | undefined
  }

/** The list without its page: what a record's place in it is found by. */
export function filterOf(asked: ApplicationsSearch) {
  const { search, state, vacancy, trade, district, source, show, sort } = asked
  return {
    search,
    state: oneOf(STATE_FILTERS, state),
    vacancy,
    trade,
    district,
    source: oneOf(SOURCES, source),
    ...workFilterOf(asked),
    show: oneOf(SHOWS, show),
    sort,
  }
}
