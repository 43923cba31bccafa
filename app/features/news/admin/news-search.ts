import { listSearch } from '#app/list/search-params.ts'

/** What the URL of the list of news says. */
export const readNewsSearch = listSearch({
  show: ['published', 'draft', 'scheduled', 'held', 'bangla'],
  sort: ['date', 'title', 'changed'],
})

export type NewsSearch = ReturnType<typeof readNewsSearch>
