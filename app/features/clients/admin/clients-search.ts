import { listSearch, oneOf } from '#app/list/search-params.ts'

const SHOWS = [
  'complete',
  'incomplete',
  'company',
  'figure',
  'pictures',
  'draft',
  'scheduled',
  'held',
  'bangla',
] as const

/** What the URL of Manage Clients says. */
export const readClientsSearch = listSearch({
  show: SHOWS,
  sort: ['name', 'people', 'changed'],
  view: ['cards', 'rows'],
})

export type ClientsSearch = ReturnType<typeof readClientsSearch>

/** Which of them are shown; all where that is none of the filters. */
export const clientsShow = (show: string | undefined) => oneOf(SHOWS, show)
