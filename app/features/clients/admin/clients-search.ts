import { listSearch } from '#app/list/search-params.ts'

/** What the URL of Manage Clients says. */
export const readClientsSearch = listSearch({
  show: ['complete', 'incomplete', 'company', 'figure', 'pictures', 'draft', 'scheduled', 'held', 'bangla'],
  sort: ['name', 'people', 'changed'],
  view: ['cards', 'rows'],
})

export type ClientsSearch = ReturnType<typeof readClientsSearch>
