import { type ListSearch, listSearch, oneOf, readDay, readText } from '#app/list/search-params.ts'
import {
  type Kind,
  KINDS,
  PAGE_SIZES,
  type Sort,
  SORTS,
  type State,
  STATES,
} from '#server/features/payments/list.shared.ts'

const readList = listSearch({ sort: SORTS, sizes: PAGE_SIZES })

export type PaymentsSearch = Omit<ListSearch<never, Sort>, 'show' | 'view'> & {
  from?: string | undefined
  to?: string | undefined
  vacancy?: string | undefined
  kind?: Kind | undefined
  state?: State | undefined
}

/** What the URL of the list of receipts says. */
export function readPaymentsSearch(given: Record<string, unknown>): PaymentsSearch {
  const { search, sort, size, page } = readList(given)
  return {
    search,
    sort,
    size,
    page,
    from: readDay(given.from),
    to: readDay(given.to),
    vacancy: readText(given.vacancy),
    kind: oneOf(KINDS, given.kind),
    state: oneOf(STATES, given.state),
  }
}

/** The list without its page. */
export function filterOf({ search, from, to, vacancy, kind, state, sort }: PaymentsSearch) {
  return { search, from, to, vacancy, kind, state, sort }
}
