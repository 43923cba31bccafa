import { listSearch, type ListSearch, oneOf, readText } from '#app/list/search-params.ts'
import { ABOUT } from '#server/features/complaints/limits.shared.ts'
import { SHOWS, SORTS } from '#server/features/complaints/list.shared.ts'
import { STATE_FILTERS } from '#server/features/complaints/states.shared.ts'

type Sort = (typeof SORTS)[number]

const readList = listSearch<Sort>({ show: SHOWS, sort: SORTS })

/** What the URL of the list of complaints says; that of one complaint says the same, for what is next. */
export function readComplaintsSearch(given: Record<string, unknown>): ComplaintsSearch {
  return {
    ...readList(given),
    state: readText(given.state),
    about: readText(given.about),
    place: readText(given.place),
    officer: readText(given.officer),
  }
}

export type ComplaintsSearch = ListSearch<Sort> & {
  state?: string | undefined
  about?: string | undefined
  place?: string | undefined
  officer?: string | undefined
}

/** The list without its page: what a record's place in it is found by. */
export function filterOf({ search, state, about, place, officer, show, sort }: ComplaintsSearch) {
  return {
    search,
    state: oneOf(STATE_FILTERS, state),
    about: oneOf(ABOUT, about),
    place,
    officer,
    show: oneOf(SHOWS, show),
    sort,
  }
}
