import { type ListSearch, listSearch, readText } from '#app/list/search-params.ts'

const readList = listSearch({ sort: ['deleted'] })

/** What the URL of the trash says; `show` is the name of a feature. */
export const readTrashSearch = (given: Record<string, unknown>): ListSearch => ({
  ...readList(given),
  show: readText(given.show),
})
