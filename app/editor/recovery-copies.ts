import { type Conflict, type Lists, merge } from '#server/drafts/merge.shared.ts'

/** The values of a form by the name of their field. */
export type Values = Record<string, unknown>
/** What the server has of a record, in the shape of its form; `epoch` counts the restores, as `seen` does within one. */
export type SavedState = { seen: number; epoch?: number; schemaVersion: number; values: Values }
/** What was typed into a form and not saved; `base` is what it began from. */
export type RecoveryCopy = {
  /** ISO */
  at: string
  base: SavedState
  values: Values
  /** Names of pictures that were chosen and not stored. */
  files: string[]
}
export type StoredCopy = RecoveryCopy & { key: string; tab: string }
/** Whose copies of which record; without an id those of new ones. */
export type Place = { personId: string; feature: string; recordId: string | undefined }
export type MergedCopy = {
  values: Values
  /** Somebody has saved the record since. */
  isMoved: boolean
  /** The program has changed the form since. */
  isOlderForm: boolean
  conflicts: Conflict[]
  /** Values of fields that the form does not have any more. */
  leftovers: Values
}

const PREFIX = 'recovery'
const DAY_MS = 24 * 60 * 60 * 1000
/** A stored picture that nothing uses is purged after the same time. */
const COPY_LIFE_MS = 14 * DAY_MS
const PICTURE_VALUE = /"(\/pictures\/[\w.-]+)"/g

/** Undefined where the browser has none for this site. */
export function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

export function keyOf({ personId, feature, recordId = 'new' }: Place, tab: string): string {
  return [PREFIX, personId, feature, recordId, tab].join(':')
}

/** The copies of one record, newest first. */
export function listCopies(storage: Storage, place: Place): StoredCopy[] {
  const prefix = keyOf(place, '')
  return keysIn(storage, prefix)
    .flatMap(key => {
      const copy = readCopy(storage, key)
      return copy ? [{ ...copy, key, tab: key.slice(prefix.length) }] : []
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** Returns false when the browser does not store it, such as for lack of space; an earlier copy is then still there. */
export function writeCopy(storage: Storage, key: string, copy: RecoveryCopy): boolean {
  try {
    storage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

/** Removes what has expired or cannot be read, of all people and records. */
export function purgeCopies(storage: Storage, now = Date.now()): void {
  for (const key of keysIn(storage, `${PREFIX}:`)) {
    const copy = readCopy(storage, key)
    if (!copy || now - Date.parse(copy.at) > COPY_LIFE_MS) storage.removeItem(key)
  }
}

/** What a form shows when it continues a copy: merged where what it began from is no longer what the server has. */
export function mergeCopy(
  { base, values }: Pick<RecoveryCopy, 'base' | 'values'>,
  now: SavedState,
  lists: Lists,
): MergedCopy {
  const isMoved = !isSameState(base, now)
  const isOlderForm = base.schemaVersion !== now.schemaVersion
  const fits = ([name, value]: [string, unknown]) =>
    name in now.values && Array.isArray(value) === Array.isArray(now.values[name])
  const fitting = (given: Values) => ({
    ...now.values,
    ...Object.fromEntries(Object.entries(given).filter(fits)),
  })
  const { merged, conflicts } =
    isMoved || isOlderForm
      ? merge(fitting(base.values), fitting(values), now.values, lists)
      : { merged: fitting(values), conflicts: [] }
  const leftovers = Object.entries(values).filter(entry => !fits(entry) && !isBlank(entry[1]))
  return { values: merged, isMoved, isOlderForm, conflicts, leftovers: Object.fromEntries(leftovers) }
}

/** Whether both are the same state of the record: a restore gives its number again. */
export const isSameState = (
  one: Pick<SavedState, 'seen' | 'epoch'>,
  other: Pick<SavedState, 'seen' | 'epoch'>,
): boolean => one.seen === other.seen && (one.epoch ?? 0) === (other.epoch ?? 0)

/** The paths of stored pictures that `values` has and `known` has not. */
export function newPicturesIn(values: Values, known: Values): string[] {
  const before = new Set(picturesIn(known))
  return picturesIn(values).filter(path => !before.has(path))
}

/** The values without these pictures. */
export function withoutPictures(values: Values, paths: string[]): Values {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter(entry => !paths.includes(entry as string)).map(without)
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, without(field)]))
    return paths.includes(value as string) ? '' : value
  }
  return without(values) as Values
}

function picturesIn(values: Values): string[] {
  return [...new Set([...JSON.stringify(values).matchAll(PICTURE_VALUE)].map(([, path]) => path!))]
}

function readCopy(storage: Storage, key: string): RecoveryCopy | undefined {
  try {
    const copy = JSON.parse(storage.getItem(key) ?? '') as Partial<RecoveryCopy>
    const { at, base, values, files = [] } = copy
    return at && base && values ? { at, base, values, files } : undefined
  } catch {
    return undefined
  }
}

function keysIn(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter(key => key.startsWith(prefix))
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
