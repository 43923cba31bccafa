import { anyDay, listFilters, matching } from '#app/list/list-filters.ts'
import type { ActivityFilter } from '#server/features/activity/schema.ts'

/** The id of an account. */
const person = matching(/^[\w-]{1,64}$/)
/** Whether a text can be one. */
export const isPerson = (text: string): boolean => person(text) !== undefined

const list = listFilters({ sort: ['at'] }, { part: matching(/^[a-z-]{1,40}$/), person, from: anyDay, to: anyDay })

/** What the URL of the activity list asks for. */
export const readActivitySearch = list.readSearch
export type ActivitySearch = ReturnType<typeof readActivitySearch>

/** The same as the server takes it. */
export function filterOf(asked: ActivitySearch): ActivityFilter {
  const { sort: _, ...filter } = list.filterOf(asked)
  return { ...filter, size: asked.size, page: asked.page }
}
