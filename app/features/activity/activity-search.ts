import { type ListSearch, listSearch, readDay, readText } from '#app/list/search-params.ts'
import type { ActivityFilter } from '#server/features/activity/schema.ts'

const readList = listSearch({ sort: ['at'] })

export type ActivitySearch = Pick<ListSearch, 'search' | 'size' | 'page'> & {
  part?: string | undefined
  person?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What the URL of the activity list asks for. */
export function readActivitySearch(given: Record<string, unknown>): ActivitySearch {
  const { search, size, page } = readList(given)
  const [part, person, from, to] = [given.part, given.person, given.from, given.to].map(readText)
  return { part, person, search, from, to, size, page }
}

/** Whether a text can be the id of an account. */
export const isPerson = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** The same as the server takes it. */
export function filterOf(asked: ActivitySearch): ActivityFilter {
  const { part = '', person = '', search, from, to, size, page } = asked
  return {
    search,
    size,
    page,
    part: /^[a-z-]{1,40}$/.test(part) ? part : undefined,
    person: isPerson(person) ? person : undefined,
    from: readDay(from),
    to: readDay(to),
  }
}
