import { workSearch } from '#app/features/work/admin/work-search.ts'
import { among, listFilters, matching } from '#app/list/list-filters.ts'
import { SHOWS, SORTS } from '#server/features/demands/list.shared.ts'
import { STATE_FILTERS } from '#server/features/demands/state-lists.shared.ts'

/** What the URL of the list of demands says; that of one demand says the same, for what is next. */
export const { readSearch: readDemandsSearch, filterOf } = listFilters(
  { show: SHOWS, sort: SORTS },
  { state: among(STATE_FILTERS), country: matching(/^[A-Z]{2}$/), ...workSearch },
)
export type DemandsSearch = ReturnType<typeof readDemandsSearch>
