import type { ListField } from '#server/drafts/field.ts'

/** The lists of a content type: by key where entries have one, else lists of values such as paths, which are their own keys. */
export type Lists = Record<string, { key?: string }>
export type Side = 'mine' | 'theirs'
/**
 * What both sides changed differently. `path` names it: a field, `list/key/field`, `list/key` where one side changed an
 * entry that the other removed, or `list/order`. The side that has no value removed it.
 */
export type Conflict = { path: string; mine: unknown; theirs: unknown }
export type Merged<T> = { merged: T; conflicts: Conflict[] }

/** The lists of a content type as `merge` takes them. */
export const mergeLists = (lists: Record<string, ListField> = {}): Lists =>
  Object.fromEntries(Object.entries(lists).map(([name, { fields }]) => [name, fields ? { key: '_id' } : {}]))

type Values = Record<string, unknown>
type Decide = (path: string, base: unknown, mine: unknown, theirs: unknown) => unknown

/**
 * Merges what two people made of one record. A field that one side changed takes that side; one that both changed
 * differently is a conflict, decided by `choices` under its path, and mine until then. Entries of lists merge by key:
 * added ones stay, removed ones go unless the other side changed them, and the order is that of the side that moved
 * entries.
 */
export function merge<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  lists: Lists,
  choices: Record<string, Side> = {},
): Merged<T> {
  const conflicts: Conflict[] = []
  const decide: Decide = (path, base, mine, theirs) => {
    if (same(mine, theirs) || same(theirs, base)) return mine
    if (same(mine, base)) return theirs
    conflicts.push({ path, mine, theirs })
    return choices[path] === 'theirs' ? theirs : mine
  }
  const merged = mergeFields('', base as Values, mine as Values, theirs as Values, (path, name, ...values) => {
    const list = lists[name]
    return list
      ? mergeList(name, list.key, values.map(toList) as [unknown[], unknown[], unknown[]], decide)
      : decide(path, ...values)
  })
  return { merged: merged as T, conflicts }
}

function mergeFields(
  prefix: string,
  base: Values,
  mine: Values,
  theirs: Values,
  decide: (path: string, name: string, base: unknown, mine: unknown, theirs: unknown) => unknown,
): Values {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])
  return Object.fromEntries(
    [...names].flatMap(name => {
      const value = decide(prefix + name, name, base[name], mine[name], theirs[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function mergeList(name: string, key: string | undefined, values: [unknown[], unknown[], unknown[]], decide: Decide) {
  const [base, mine, theirs] = values.map(list => keyed(list, key)) as [Keyed, Keyed, Keyed]
  const merged = new Map<string, unknown>()
  for (const id of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const entry = mergeEntry(`${name}/${id}`, base.get(id), mine.get(id), theirs.get(id), decide)
    if (entry !== undefined) merged.set(id, entry)
  }
  const order = orderOf(
    name,
    [base, mine, theirs].map(map => [...map.keys()]) as [string[], string[], string[]],
    decide,
  )
  return order.filter(id => merged.has(id)).map(id => merged.get(id))
}

function mergeEntry(path: string, base: unknown, mine: unknown, theirs: unknown, decide: Decide): unknown {
  if (![base, mine, theirs].every(isValues)) return decide(path, base, mine, theirs)
  return mergeFields(`${path}/`, base as Values, mine as Values, theirs as Values, (path, _, ...values) =>
    decide(path, ...values),
  )
}

/** The keys of both sides. Those that one side alone has come after their nearest neighbour on that side that both have. */
function orderOf(name: string, [base, mine, theirs]: [string[], string[], string[]], decide: Decide): string[] {
  const common = (order: string[]) => order.filter(id => base.includes(id) && mine.includes(id) && theirs.includes(id))
  const order = decide(`${name}/order`, common(base), common(mine), common(theirs))
  const [leading, other] = same(order, common(mine)) ? [mine, theirs] : [theirs, mine]
  const all = [...leading]
  for (const [place, id] of other.entries()) {
    if (all.includes(id)) continue
    const neighbour = other.slice(0, place).findLast(before => all.includes(before))
    all.splice(neighbour === undefined ? 0 : all.indexOf(neighbour) + 1, 0, id)
  }
  return all
}

type Keyed = Map<string, unknown>

/** Entries by key; equal values, and entries without a key, are told apart by how often they have come before. */
function keyed(list: unknown[], key: string | undefined): Keyed {
  const entries: Keyed = new Map()
  for (const entry of list) {
    const name = String((key ? (entry as Values)[key] : entry) ?? '')
    let id = name
    for (let n = 2; entries.has(id); n++) id = `${name}#${n}`
    entries.set(id, entry)
  }
  return entries
}

const toList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal, a field without a value being the same as none. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isValues(value)) return value ?? ''
  return Object.entries(value)
    .map(([name, field]) => [name, plain(field)] as const)
    .filter(([, field]) => field !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
