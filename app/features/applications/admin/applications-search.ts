import { workSearch } from '#app/features/work/admin/work-search.ts'
import { among, anyText, listFilters, matching } from '#app/list/list-filters.ts'
import { PAGE_SIZES, SHOWS, SORTS } from '#server/features/applications/lists/list.shared.ts'
import { SOURCES, STATE_FILTERS } from '#server/features/applications/stages/state-lists.shared.ts'

/** What the URL of the list of applications says; that of one application says the same, for what is next. */
export const { readSearch: readApplicationsSearch, filterOf } = listFilters(
  { show: SHOWS, sort: SORTS, sizes: PAGE_SIZES },
  {
    state: among(STATE_FILTERS),
    vacancy: anyText,
    country: matching(/^(?:[A-Z]{2}|none)$/),
    trade: anyText,
    district: anyText,
    source: among(SOURCES),
    ...workSearch,
  },
)
export type ApplicationsSearch = ReturnType<typeof readApplicationsSearch>
