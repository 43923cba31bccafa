import { among, anyText, listFilters } from '#app/list/list-filters.ts'
import { ABOUT } from '#server/features/complaints/limits.shared.ts'
import { SHOWS, SORTS } from '#server/features/complaints/list.shared.ts'
import { STATE_FILTERS } from '#server/features/complaints/state-lists.shared.ts'

/** What the URL of the list of complaints says; that of one complaint says the same, for what is next. */
export const { readSearch: readComplaintsSearch, filterOf } = listFilters(
  { show: SHOWS, sort: SORTS },
  { state: among(STATE_FILTERS), about: among(ABOUT), place: anyText, officer: anyText },
)
export type ComplaintsSearch = ReturnType<typeof readComplaintsSearch>
