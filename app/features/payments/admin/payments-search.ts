import { type ListSearch, listSearch, oneOf, readDay, readText } from '#app/list/search-params.ts'
import { KINDS, PAGE_SIZES, type Sort, SORTS, STATES } from '#server/features/payments/list.shared.ts'

const readList = listSearch({ sort: SORTS, sizes: PAGE_SIZES })

export type PaymentsSearch = Omit<ListSearch<Sort>, 'show' | 'view'> & {
  from?: string | undefined
  to?: string | undefined
  vacancy?: string | undefined
  kind?: string | undefined
  state?: string | undefined
}

/** What the URL of the list of receipts says. */
export function readPaymentsSearch(given: Record<string, unknown>): PaymentsSearch {
  const { search, sort, size, page, columns } = readList(given)
  return {
    search,
    sort,
    size,
    page,
    columns,
    from: readText(given.from),
    to: readText(given.to),
    vacancy: readText(given.vacancy),
    kind: readText(given.kind),
    state: readText(given.state),
  }
}

/** The list without its page. */
export function filterOf({ search, from, to, vacancy, kind, state, sort }: PaymentsSearch) {
  return {
    search,
    from: readDay(from),
    to: readDay(to),
    vacancy,
    kind: oneOf(KINDS, kind),
    state: oneOf(STATES, state),
    sort,
  }
}
