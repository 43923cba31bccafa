import { listSearch, oneOf } from '#app/list/search-params.ts'
import { LIST_SHOWS } from '#server/drafts/list-shows.shared.ts'

/** What the URL of a list of documents says. */
export const readDocumentsSearch = listSearch({ show: LIST_SHOWS, sort: ['place'] })

/** Which of the documents are shown; all of them where that is none of the filters. */
export const documentShow = (show: string | undefined) => oneOf(LIST_SHOWS, show)
