import { anyText, listFilters } from '#app/list/list-filters.ts'
import { PAGE_SIZES, SHOWS, SORTS } from '#server/features/workers/list.shared.ts'

/** What the URL of the list of workers says; that of one file says the same, for what is next. */
export const { readSearch: readWorkersSearch, filterOf } = listFilters(
  { show: SHOWS, sort: SORTS, sizes: PAGE_SIZES },
  { district: anyText, trade: anyText },
)
export type WorkersSearch = ReturnType<typeof readWorkersSearch>
