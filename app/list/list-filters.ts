import { type ListSearch, listSearch, oneOf, readDay, readText } from '#app/list/search-params.ts'

/** What the server takes of what a URL says of a filter; undefined for what is none of its values. */
export type Filter<Value> = (text: string | undefined) => Value | undefined

/** Filters of a list that is narrowed down to one of these values, to whatever a text says, to what it matches, or from or to a day. */
export const among =
  <const Value extends string>(values: readonly Value[]): Filter<Value> =>
  text =>
    oneOf(values, text)
export const matching =
  (pattern: RegExp): Filter<string> =>
  text =>
    text !== undefined && pattern.test(text) ? text : undefined
export const anyText: Filter<string> = text => text
export const anyDay: Filter<string> = readDay

type Values<Filters> = {
  [Name in keyof Filters]: Filters[Name] extends Filter<infer Value> ? Value | undefined : never
}
/** What the URL of a list with these filters says, also what is none of their values: the list says so. */
export type FilteredSearch<Sort extends string, Filters> = ListSearch<Sort> & {
  [Name in keyof Filters]?: string | undefined
}

/** How a list with filters of its own reads its URL, and gives it to the server: without its page, by which a record’s place is found. */
export function listFilters<
  const Sort extends string,
  const Show extends string,
  Filters extends Record<string, Filter<string>>,
>(allowed: Omit<Parameters<typeof listSearch<Sort>>[0], 'show'> & { show?: readonly Show[] }, filters: Filters) {
  const readList = listSearch<Sort>(allowed)
  const names = Object.keys(filters)
  const from = (value: (name: string) => unknown) => Object.fromEntries(names.map(name => [name, value(name)]))
  return {
    readSearch: (given: Record<string, unknown>) =>
      ({ ...readList(given), ...from(name => readText(given[name])) }) as FilteredSearch<Sort, Filters>,
    filterOf: (asked: FilteredSearch<Sort, Filters>) => ({
      search: asked.search,
      sort: asked.sort,
      ...(allowed.show && { show: oneOf(allowed.show, asked.show) }),
      ...(from(name => filters[name]!((asked as Record<string, string | undefined>)[name])) as Values<Filters>),
    }),
  }
}
