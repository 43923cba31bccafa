import { listSearch, type ListSearch, oneOf, readText } from '#app/list/search-params.ts'
import { PAGE_SIZES, SHOWS, type Sort, SORTS } from '#server/features/workers/list.shared.ts'

const readList = listSearch<Sort>({ show: SHOWS, sort: SORTS, sizes: PAGE_SIZES })

export type WorkersSearch = ListSearch<Sort> & { district?: string | undefined; trade?: string | undefined }

/** What the URL of the list of workers says; that of one file says the same, for what is next. */
export function readWorkersSearch(given: Record<string, unknown>): WorkersSearch {
  return { ...readList(given), district: readText(given.district), trade: readText(given.trade) }
}

/** The list without its page: what a file's place in it is found by. */
export function filterOf({ search, district, trade, show, sort }: WorkersSearch) {
  return { search, district, trade, show: oneOf(SHOWS, show), sort }
}
