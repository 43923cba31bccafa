import { readWork, workFilterOf, type WorkSearch } from '#app/features/work/admin/work-search.ts'
import { type ListSearch, listSearch, oneOf, readText } from '#app/list/search-params.ts'
import { STATE_FILTERS } from '#server/features/enquiries/states.shared.ts'
import { SUBJECTS } from '#server/features/enquiries/subjects.shared.ts'

const readList = listSearch<'newest' | 'oldest'>({ sort: ['newest', 'oldest'] })

/** What the URL of the list of enquiries says; that of one enquiry says the same, for what is next. */
export function readEnquiriesSearch(given: Record<string, unknown>): EnquiriesSearch {
  return {
    ...readList(given),
    state: readText(given.state),
    subject: readText(given.subject),
    company: readText(given.company),
    ...readWork(given),
  }
}

export type EnquiriesSearch = ListSearch<'newest' | 'oldest'> &
  WorkSearch & {
    state?: string | undefined
    subject?: string | undefined
    company?: string | undefined
  }

/** The list without its page: what a record's place in it is found by. */
export function filterOf({ search, state, subject, company, sort, ...work }: EnquiriesSearch) {
  return {
    search,
    state: oneOf(STATE_FILTERS, state),
    subject: oneOf([...SUBJECTS, 'none'] as const, subject),
    company,
    ...workFilterOf(work),
    sort,
  }
}
