import { listSearch, oneOf } from '#app/list/search-params.ts'

const SHOWS = ['published', 'draft', 'scheduled', 'held', 'bangla'] as const

/** What the URL of the list of news says. */
export const readNewsSearch = listSearch({
  show: SHOWS,
  sort: ['date', 'title', 'changed'],
})

export type NewsSearch = ReturnType<typeof readNewsSearch>

/** Which of them are shown; all where that is none of the filters. */
export const newsShow = (show: string | undefined) => oneOf(SHOWS, show)
