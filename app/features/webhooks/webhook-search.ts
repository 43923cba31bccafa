import { type ListSearch, listSearch } from '#app/list/search-params.ts'

const readList = listSearch({ sort: ['at'] })

export type LogSearch = Pick<ListSearch, 'size' | 'page'>

/** Which page of its deliveries the URL of a webhook asks for. */
export function readLogSearch(given: Record<string, unknown>): LogSearch {
  const { size, page } = readList(given)
  return { size, page }
}
