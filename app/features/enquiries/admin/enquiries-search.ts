import { workSearch } from '#app/features/work/admin/work-search.ts'
import { among, anyText, listFilters } from '#app/list/list-filters.ts'
import { STATE_FILTERS } from '#server/features/enquiries/state-lists.shared.ts'
import { SUBJECTS } from '#server/features/enquiries/subject-lists.shared.ts'

/** What the URL of the list of enquiries says; that of one enquiry says the same, for what is next. */
export const { readSearch: readEnquiriesSearch, filterOf } = listFilters(
  { sort: ['newest', 'oldest'] },
  { state: among(STATE_FILTERS), subject: among([...SUBJECTS, 'none']), company: anyText, ...workSearch },
)
export type EnquiriesSearch = ReturnType<typeof readEnquiriesSearch>
