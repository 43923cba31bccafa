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
    assignee: readText(given.assignee),
  }
}

export type EnquiriesSearch = ListSearch<never, 'newest' | 'oldest'> & {
  state?: (typeof STATE_FILTERS)[number] | undefined
  subject?: Subject | 'none' | undefined
  company?: string | undefined
  assignee?: string | undefined
}

/** The list without its page: what a record's place in it is found by. */
export function filterOf({ search, state, subject, company, assignee, sort }: EnquiriesSearch) {
  return { search, state, subject, company, assignee, sort }
}
