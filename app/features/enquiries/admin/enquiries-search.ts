import { readWork, type WorkSearch } from '#app/features/work/admin/work-search.ts'
import { type ListSearch, listSearch, oneOf, readText } from '#app/list/search-params.ts'
import { STATE_FILTERS } from '#server/features/enquiries/states.shared.ts'
import { type Subject, SUBJECTS } from '#server/features/enquiries/subjects.shared.ts'

const readList = listSearch<never, 'newest' | 'oldest'>({ sort: ['newest', 'oldest'] })

/** What the URL of the list of enquiries says; that of one enquiry says the same, for what is next. */
export function readEnquiriesSearch(given: Record<string, unknown>): EnquiriesSearch {
  return {
    ...readList(given),
    state: oneOf(STATE_FILTERS, given.state),
    subject: oneOf([...SUBJECTS, 'none'] as const, given.subject),
    company: readText(given.company),
    ...readWork(given),
  }
}

export type EnquiriesSearch = ListSearch<never, 'newest' | 'oldest'> &
  WorkSearch & {
    state?: (typeof STATE_FILTERS)[number] | undefined
    subject?: Subject | 'none' | undefined
    company?: string | undefined
  }

/** The list without its page: what a record's place in it is found by. */
export function filterOf({ search, state, subject, company, assignee, due, sort }: EnquiriesSearch) {
  return { search, state, subject, company, assignee, due, sort }
}
