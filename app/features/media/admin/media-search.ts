import { listSearch, oneOf } from '#app/list/search-params.ts'

const SHOWS = ['missing', 'consent', 'unused'] as const

/** What the URL of the library says. */
export const readMediaSearch = listSearch({
  show: SHOWS,
  sort: ['newest', 'name'],
  view: ['cards'],
})
export type MediaSearch = ReturnType<typeof readMediaSearch>

/** Which of them are shown; all where that is none of the filters. */
export const mediaShow = (show: string | undefined) => oneOf(SHOWS, show)
