import { type ListSearch, listSearch } from '#app/list/search-params.ts'

const readList = listSearch({ sort: ['deleted'] })

/** What the URL of the trash says; `show` is the name of a feature. */
export function readTrashSearch(given: Record<string, unknown>): ListSearch {
  const { show } = given
  return { ...readList(given), show: typeof show === 'string' && /^[a-z-]{1,40}$/.test(show) ? show : undefined }
}
