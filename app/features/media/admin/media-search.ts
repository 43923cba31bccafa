import { listSearch } from '#app/list/search-params.ts'

/** What the URL of the library says. */
export const readMediaSearch = listSearch({ show: ['missing', 'unused'], sort: ['newest', 'name'], view: ['cards'] })
export type MediaSearch = ReturnType<typeof readMediaSearch>
