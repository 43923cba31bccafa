import { diffArrays } from 'diff'
import type { Field, ListField } from '#server/drafts/field.ts'

type Values = Record<string, unknown>

/** Words of a text that stand together. */
export type TextPart = { text: string; isChanged: boolean }

/** One field whose value differs between two states. */
export type FieldChange = { name: string; field: Field; before: unknown; after: unknown }

/** One entry of a list that was added, removed or changed; `from` and `to` are its places from 1, where it was moved. */
export type EntryChange = {
  key: string
  kind: 'added' | 'removed' | 'changed'
  entry: unknown
  fields: FieldChange[]
  moved?: { from: number; to: number }
}

export type ListChange = { name: string; list: ListField; entries: EntryChange[] }
export type Comparison = { fields: FieldChange[]; lists: ListChange[] }

/** Word by word this takes some 50 ms at most; texts that have less in common are shown as wholly rewritten. */
const EDITS_MAX = 1000

/** The fields and list entries that differ between two states of a record. */
export function compareStates(
  { fields, lists = {} }: { fields: Record<string, Field>; lists?: Record<string, ListField> | undefined },
  before: Values,
  after: Values,
): Comparison {
  return {
    fields: compareFields(fields, before, after),
    lists: Object.entries(lists).flatMap(([name, list]) => {
      const entries = compareEntries(list, entriesOf(before[name]), entriesOf(after[name]))
      return entries.length > 0 ? [{ name, list, entries }] : []
    }),
  }
}

/** Two texts with the words marked that only one of them has. */
export function compareTexts(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const parts = diffArrays(one, other, { maxEditLength: EDITS_MAX }) ?? [
    { value: one, removed: true, added: false },
    { value: other, removed: false, added: true },
  ]
  const side = (other: 'added' | 'removed') =>
    joinParts(
      parts
        .filter(part => !part[other])
        .map(({ value, added, removed }) => ({ text: value.join(''), isChanged: added || removed })),
    )
  return { before: side('added'), after: side('removed') }
}

function compareFields(fields: Record<string, Field>, before: Values, after: Values): FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    asText(before[name]) === asText(after[name]) ? [] : [{ name, field, before: before[name], after: after[name] }],
  )
}

function compareEntries({ fields = {} }: ListField, before: unknown[], after: unknown[]): EntryChange[] {
  const [one, other] = [byKey(before), byKey(after)]
  const moved = movedKeys([...one.keys()], [...other.keys()])
  const present = [...other].flatMap(([key, { entry, place }]): EntryChange[] => {
    const earlier = one.get(key)
    if (!earlier) return [{ key, kind: 'added', entry, fields: compareFields(fields, {}, valuesOf(entry)) }]
    const changes = compareFields(fields, valuesOf(earlier.entry), valuesOf(entry))
    const move = moved.has(key) && { moved: { from: earlier.place, to: place } }
    return changes.length > 0 || move ? [{ key, kind: 'changed', entry, fields: changes, ...move }] : []
  })
  const removed = [...one].filter(([key]) => !other.has(key))
  return [
    ...present,
    ...removed.map(([key, { entry }]) => ({
      key,
      kind: 'removed' as const,
      entry,
      fields: compareFields(fields, valuesOf(entry), {}),
    })),
  ]
}

/** The fewest of the entries in both states that have to move to make one order of the other. */
function movedKeys(before: string[], after: string[]): Set<string> {
  const parts = diffArrays(
    before.filter(key => after.includes(key)),
    after.filter(key => before.includes(key)),
  )
  return new Set(parts.flatMap(({ added, value }) => (added ? value : [])))
}

/** The entries by their ids, plain values by themselves; the same value a second time has a key of its own. */
function byKey(entries: unknown[]): Map<string, { entry: unknown; place: number }> {
  const found = new Map<string, { entry: unknown; place: number }>()
  for (const [n, entry] of entries.entries()) {
    const key = String(valuesOf(entry)._id ?? asText(entry))
    let unique = key
    for (let count = 2; found.has(unique); count++) unique = `${key} ${count}`
    found.set(unique, { entry, place: n + 1 })
  }
  return found
}

/** Words in Bangla and English, each with its marks; spaces and punctuation by themselves. */
function wordsOf(text: string): string[] {
  return [...new Intl.Segmenter('bn', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}

/** Fewer and longer parts: spaces and punctuation between two changed words are part of the change. */
function joinParts(parts: TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const [n, { text, isChanged }] of parts.entries()) {
    const isBetween = !/[\p{L}\p{N}]/u.test(text) && Boolean(parts[n - 1]?.isChanged && parts[n + 1]?.isChanged)
    const last = joined.at(-1)
    if (last?.isChanged === (isChanged || isBetween)) last.text += text
    else joined.push({ text, isChanged: isChanged || isBetween })
  }
  return joined
}

/** A value as it is compared: what is empty is all the same. */
const asText = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

const valuesOf = (entry: unknown) => (typeof entry === 'object' && entry !== null ? (entry as Values) : {})
const entriesOf = (list: unknown) => (Array.isArray(list) ? (list as unknown[]) : [])
