import { listFilters } from '#app/list/list-filters.ts'
import { PAGE_SIZES, SORTS } from '#server/features/people/list.shared.ts'

/** What the URL of the list of people says. */
export const { readSearch: readPeopleSearch, filterOf } = listFilters({ sort: SORTS, sizes: PAGE_SIZES }, {})
export type PeopleSearch = ReturnType<typeof readPeopleSearch>
