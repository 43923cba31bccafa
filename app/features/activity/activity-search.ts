import { listSearch, readDay } from '#app/list/search-params.ts'
import type { ActivityFilter } from '#server/features/activity/schema.ts'

const readList = listSearch({ sort: ['at'] })

/** What the URL of the activity list asks for. */
export function readActivitySearch(given: Record<string, unknown>): ActivityFilter {
  const { search, size, page } = readList(given)
  const { part, person, from, to } = given
  return {
    part: typeof part === 'string' && /^[a-z-]{1,40}$/.test(part) ? part : undefined,
    person: typeof person === 'string' && /^[\w-]{1,64}$/.test(person) ? person : undefined,
    search,
    from: readDay(from),
    to: readDay(to),
    size,
    page,
  }
}
