import { isDeepStrictEqual } from 'node:util'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { toAddress, toStoredPath } from '#server/files/domain.ts'
import type { Data } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { Field } from '#server/drafts/field.ts'

type Fields = Pick<ContentStore, 'fields' | 'lists'>
type Type = Fields & {
  /** Members of a record that nobody writes: they may be sent as they are. */
  readOnly: readonly string[]
}

/** Of those the ones that name a state: another value is stale, not wrong. */
const STATES = new Set(['version', 'updatedAt'])

/**
 * A record as a program sends it, over the one that is stored. A value that is as it was `shown` stays as it is stored,
 * such as a text that the library lends; what is never shown stays unless it is given. Of a whole record what was shown
 * and is missing is taken away, else all that is missing stays. Throws PRECONDITION_FAILED, and BAD_REQUEST where what
 * nobody writes is another record's. docs/decisions/0181 says why.
 */
export function sentBack(type: Type, given: Data, stored: Data, shown: Data, isWhole: boolean): Data {
  requireAgreement(type, given, shown)
  const sent = withStoredPaths(type, without(given, type.readOnly))
  const seen = withStoredPaths(type, shown)
  const entries = Object.entries(type.lists ?? {}).flatMap(([name, { fields }]) => {
    const list = sent[name]
    return fields && Array.isArray(list) ? [[name, list.map(entry => entrySent(entry, stored[name], seen[name]))]] : []
  })
  return { ...merged(sent, stored, seen, isWhole), ...Object.fromEntries(entries) }
}

/** A record with whole addresses of the pictures in its fields. */
export const withAddresses = <Record extends object>(type: Fields, record: Record): Record =>
  withPictures(type, record, toAddress)

/** The same with the paths of those that are ours. */
export const withStoredPaths = <Record extends object>(type: Fields, record: Record): Record =>
  withPictures(type, record, toStoredPath)

function requireAgreement({ readOnly }: Type, given: Data, shown: Data) {
  for (const field of readOnly) {
    if (!Object.hasOwn(given, field) || isSame(field, given[field], shown[field])) continue
    throw STATES.has(field)
      ? new AppError('PRECONDITION_FAILED', m.record_changed_since(), { field })
      : new AppError('BAD_REQUEST', m.record_disagrees(), { field })
  }
}

function isSame(field: string, given: unknown, shown: unknown) {
  return field === 'updatedAt'
    ? Date.parse(String(given)) === Date.parse(String(shown))
    : isDeepStrictEqual(given, shown)
}

function merged(sent: Data, stored: Data, seen: Data, isWhole: boolean): Data {
  const kept = Object.entries(stored).filter(([name]) => !isWhole || isEmpty(seen[name]))
  const given = Object.entries(sent).map(([name, value]) => [
    name,
    Object.hasOwn(seen, name) && isDeepStrictEqual(value, seen[name]) ? stored[name] : value,
  ])
  return { ...Object.fromEntries(kept), ...Object.fromEntries(given) }
}

/** An entry of a list, over the one with its id. */
function entrySent(entry: unknown, stored: unknown, seen: unknown): unknown {
  if (!isObject(entry)) return entry
  const [before, shown] = [stored, seen].map(list => entriesIn(list).find(({ _id }) => _id === entry._id))
  return before && shown ? merged(entry, before, shown, true) : entry
}

function withPictures<Record extends object>(type: Fields, record: Record, map: (url: string) => string): Record {
  const lists = Object.entries(type.lists ?? {}).flatMap(([name, { fields, kind }]) => {
    const list = (record as Data)[name]
    if (!Array.isArray(list)) return []
    const ofEntry = (entry: unknown) =>
      fields && isObject(entry) ? mapFields(fields, entry, map) : mapValue(kind, entry, map)
    return [[name, list.map(ofEntry)]]
  })
  return { ...mapFields(type.fields, record as Data, map), ...Object.fromEntries(lists) } as Record
}

function mapFields(fields: Record<string, Field>, values: Data, map: (url: string) => string): Data {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      mapValue(Object.hasOwn(fields, name) ? fields[name]?.kind : undefined, value, map),
    ]),
  )
}

const mapValue = (kind: Field['kind'] | undefined, value: unknown, map: (url: string) => string) =>
  kind === 'picture' && typeof value === 'string' ? map(value) : value

const without = (record: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesIn = (list: unknown): Data[] => (Array.isArray(list) ? list.filter(isObject) : [])
