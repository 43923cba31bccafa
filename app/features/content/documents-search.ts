import { listSearch } from '#app/list/search-params.ts'
import { LIST_SHOWS } from '#server/drafts/list-shows.shared.ts'

/** What the URL of a list of documents says. */
export const readDocumentsSearch = listSearch({ show: LIST_SHOWS, sort: ['place'] })
