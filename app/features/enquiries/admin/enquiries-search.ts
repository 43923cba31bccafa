import { listSearch } from '#app/list/search-params.ts'

/** What the URL of the list of enquiries asks for. */
export const readEnquiriesSearch = listSearch({ sort: ['received'] })
