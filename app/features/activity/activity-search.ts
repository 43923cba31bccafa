import { readDay, readPage, readText } from '#app/list/search-params.ts'
import type { ActivityFilter } from '#server/features/activity/schema.ts'

/** What the URL of the activity list selects. */
export function readActivitySearch({ part, search, from, to, page }: Record<string, unknown>): ActivityFilter {
  return {
    part: typeof part === 'string' && /^[a-z-]{1,40}$/.test(part) ? part : undefined,
    search: readText(search),
    from: readDay(from),
    to: readDay(to),
    page: readPage(page),
  }
}
