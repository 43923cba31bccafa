import { readWork, type WorkSearch } from '#app/features/work/admin/work-search.ts'
import { listSearch, type ListSearch, oneOf, readText } from '#app/list/search-params.ts'
import { type Sort, SORTS } from '#server/features/demands/list.shared.ts'
import { type State, STATE_FILTERS } from '#server/features/demands/states.shared.ts'

const readList = listSearch<never, Sort>({ sort: SORTS })

/** What the URL of the list of demands says; that of one demand says the same, for what is next. */
export function readDemandsSearch(given: Record<string, unknown>): DemandsSearch {
  return {
    ...readList(given),
    ...readWork(given),
    state: oneOf(STATE_FILTERS, given.state),
    country: readText(given.country),
  }
}

export type DemandsSearch = ListSearch<never, Sort> &
  WorkSearch & { state?: State | 'open' | undefined; country?: string | undefined }

/** The list without its page: what a record's place in it is found by. */
export function filterOf({ search, state, country, assignee, due, sort }: DemandsSearch) {
  return { search, state, country, assignee, due, sort }
}
