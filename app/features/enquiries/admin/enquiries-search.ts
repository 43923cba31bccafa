import { workSearch } from '#app/features/work/admin/work-search.ts'
import { among, anyText, listFilters } from '#app/list/list-filters.ts'
import { STATE_FILTERS } from '#server/features/enquiries/states.shared.ts'
import { SUBJECTS } from '#server/features/enquiries/subjects.shared.ts'

/** What the URL of the list of enquiries says; that of one enquiry says the same, for what is next. */
export const { readSearch: readEnquiriesSearch, filterOf } = listFilters(
  { sort: ['newest', 'oldest'] },
  { state: among(STATE_FILTERS), subject: among([...SUBJECTS, 'none']), company: anyText, ...workSearch },
)
export type EnquiriesSearch = ReturnType<typeof readEnquiriesSearch>
