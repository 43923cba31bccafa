import { among, anyDay, anyText, listFilters } from '#app/list/list-filters.ts'
import { KINDS, PAGE_SIZES, SORTS, STATES, WAYS } from '#server/features/payments/list.shared.ts'

/** What the URL of the list of receipts says. */
export const { readSearch: readPaymentsSearch, filterOf } = listFilters(
  { sort: SORTS, sizes: PAGE_SIZES },
  {
    from: anyDay,
    to: anyDay,
    vacancy: anyText,
    kind: among(KINDS),
    way: among(WAYS),
    currency: anyText,
    state: among(STATES),
  },
)
export type PaymentsSearch = ReturnType<typeof readPaymentsSearch>
