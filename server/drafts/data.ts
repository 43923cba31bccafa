import { randomUUID } from 'node:crypto'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { problemsOf } from '#server/drafts/problems.shared.ts'
import { z } from '#i18n/zod.ts'

export type Data = Record<string, unknown>
/** A stored state: JSON text in a version of the schema. */
export type StoredData = { data: string; schemaVersion: number }
/** A stored state for a form; `leftovers` are the top-level values of an old state that no field takes any more. */
export type ReadData = { data: Data; leftovers: Data }

const PICTURE = /\/pictures\/[\w.-]+/g
const PICTURE_VALUE = /"(\/pictures\/[\w.-]+)"/g

/**
 * A record as JSON text. Fields are in alphabetical order, those without a value are left out: two records have the same text when they
 * say the same.
 */
export function toText(data: object): string {
  return JSON.stringify(data, (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, field]) => field !== null && field !== undefined && field !== '')
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
}

/** A stored state in the present shape. */
export function readData(store: ContentStore, stored: StoredData): ReadData {
  const data = upgraded(store, stored)
  const parsed = store.draftSchema.safeParse(data)
  if (parsed.success) return { data: parsed.data as Data, leftovers: {} }
  const misfits = new Set(parsed.error.issues.flatMap(namesIn))
  const entries = Object.entries(data)
  const fitting = store.draftSchema.parse(Object.fromEntries(entries.filter(([name]) => !misfits.has(name))))
  return { data: fitting as Data, leftovers: Object.fromEntries(entries.filter(([name]) => misfits.has(name))) }
}

/** A stored state for a live row; undefined when it does not pass the rules for publishing any more. */
export function readPublishable(store: ContentStore, stored: StoredData): Data | undefined {
  return store.publishSchema.safeParse(upgraded(store, stored)).data
}

/** The record as visitors may see it from now on; `live` is what they see of it. Throws a ZodError with every problem at once. */
export function toPublishable(store: ContentStore, given: object, live?: object): Data {
  const parsed = store.publishSchema.safeParse(given)
  const untimely = store.untimely?.(given as Data, live as Data | undefined) ?? []
  if (parsed.success && untimely.length === 0) return parsed.data
  const issues = untimely.map(problem => ({ code: 'custom' as const, input: given, ...problem }))
  throw new z.ZodRealError([...problemsOf(store, given), ...issues])
}

/** The record with an `_id` in each entry of its lists: those in `known` states of the record stay, all others are new. */
export function withIds<T extends object>(store: ContentStore, data: T, known: (object | undefined)[]): T {
  const lists = Object.entries(store.lists ?? {}).flatMap(([name, { fields }]) => (fields ? [name] : []))
  const ids = new Set(known.flatMap(state => lists.flatMap(name => entriesOf(state, name).map(({ _id }) => _id))))
  return {
    ...data,
    ...Object.fromEntries(
      lists.map(name => [
        name,
        entriesOf(data, name).map(entry => ({
          ...entry,
          _id: entry._id && ids.delete(entry._id) ? entry._id : randomUUID(),
        })),
      ]),
    ),
  }
}

/** Paths of our own pictures anywhere in a record's text. */
export const picturesIn = (text: string): string[] => [...new Set(text.match(PICTURE) ?? [])]

/** Those that are the whole value of a field: they have to be stored. */
export const pictureValuesIn = (text: string): string[] => [...text.matchAll(PICTURE_VALUE)].map(([, path]) => path!)

/** Where a text is the whole value of a field of a record, such as `image.0`. */
export function pathOf(record: object, text: string): string | undefined {
  for (const [name, value] of Object.entries(record)) {
    if (value === text) return name
    const inside = value && typeof value === 'object' ? pathOf(value, text) : undefined
    if (inside !== undefined) return `${name}.${inside}`
  }
  return undefined
}

function upgraded({ schemaVersion, upgrade }: ContentStore, stored: StoredData): Data {
  let data = JSON.parse(stored.data) as Data
  for (let version = stored.schemaVersion; version < schemaVersion; version++) data = upgrade[version]?.(data) ?? data
  return data
}

function entriesOf(state: object | undefined, list: string) {
  return ((state as Data | undefined)?.[list] ?? []) as { _id?: string }[]
}

/** The top-level fields that a problem is about. */
function namesIn(issue: { code: string; path: PropertyKey[]; keys?: string[] }) {
  return issue.path.length === 0 && issue.keys ? issue.keys : [String(issue.path[0])]
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
