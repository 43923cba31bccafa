import type { ContentType } from '#app/staff/content-type.ts'
import { newKey } from '#app/rendering/new-key.ts'
import type { Field } from '#server/drafts/field.ts'
import { readNumber } from '#i18n/typed/number.ts'
import { readSum, typedText } from '#i18n/typed/sum.ts'

type Values = Record<string, unknown>
/** The fields of a document and its lists. */
export type Shape = Pick<ContentType, 'fields' | 'lists'>
/** What the inputs of an entry hold. `key` is the same as long as the form is open, `_id` comes with the first save. */
export type EntryInputs = Values & { key: string; _id?: string }
/** What the inputs of a document hold: texts, for checks booleans, for lists entries. */
export type Inputs = Record<string, string | boolean | EntryInputs[]>

/**
 * A stored document, or a draft of one in which anything may be missing, as its inputs show it. Entries that are in the form already keep
 * their keys: `before` is what it shows.
 */
export function toInputs({ fields, lists }: Shape, stored: Values, before: Values = {}): Inputs {
  const entries = listsOf(lists).map(([name, { fields }]) => {
    const keyOf = keysOf(entriesOf(before[name]))
    return [
      name,
      entriesOf(stored[name]).map(({ _id, ...entry }) => ({
        ...inputsOf(fields, entry),
        ...(_id ? { _id } : {}),
        key: keyOf(_id),
      })),
    ]
  })
  return { ...inputsOf(fields, stored), ...Object.fromEntries(entries) }
}

/** An entry before anything is typed into it. */
export const emptyEntry = (fields: Record<string, Field>): EntryInputs => ({ ...inputsOf(fields, {}), key: newKey() })

/** What the inputs hold as it is sent: without spaces around it, numbers as numbers where they are some. */
export function toValues({ fields, lists }: Shape, inputs: Values): Values {
  const entries = listsOf(lists).map(([name, { fields }]) => [
    name,
    entriesOf(inputs[name]).map(entry => ({ ...(entry._id ? { _id: entry._id } : {}), ...valuesOf(fields, entry) })),
  ])
  return { ...valuesOf(fields, inputs), ...Object.fromEntries(entries) }
}

/** A stored document in the form in which its form sends it. */
export const plainValues = (shape: Shape, stored: Values): Values => toValues(shape, toInputs(shape, stored))

/** The fields of the entries of a list. */
export const fieldsOf = ({ lists }: Pick<Shape, 'lists'>, list: string): Record<string, Field> =>
  lists[list]?.fields ?? {}

/** Whether anything is typed or chosen in an entry. */
export const isEmptyEntry = (fields: Record<string, Field>, entry: Values): boolean =>
  Object.values(valuesOf(fields, entry)).every(value => value === '' || value === undefined || value === false)

export const entriesOf = (list: unknown): EntryInputs[] => (Array.isArray(list) ? (list as EntryInputs[]) : [])

function listsOf(lists: Shape['lists']) {
  return Object.entries(lists).flatMap(([name, { fields }]) => (fields ? [[name, { fields }] as const] : []))
}

/** The keys of the entries in a form by their ids; those without one are told apart by their order. */
function keysOf(before: EntryInputs[]) {
  const known = new Map(before.flatMap(({ _id, key }) => (_id ? [[_id, key]] : [])))
  const unsaved = before.flatMap(({ _id, key }) => (_id ? [] : key))
  return (_id: string | undefined) => (_id ? (known.get(_id) ?? _id) : (unsaved.shift() ?? newKey()))
}

function inputsOf(fields: Record<string, Field>, stored: Values): Record<string, string | boolean> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inputOf(field, name, stored)]))
}

function inputOf({ kind, isUsual, currency, limits }: Field, name: string, stored: Values) {
  const value = stored[name]
  if (kind === 'check') return (value ?? isUsual?.(name)) === true
  return currency && typeof value === 'number'
    ? typedText(value, String(stored[currency] ?? ''), limitsIn(limits, stored))
    : String(value ?? '')
}

function valuesOf(fields: Record<string, Field>, inputs: Values): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name, inputs)]))
}

/** What a sum can be in the currency that stands beside it. */
const limitsIn = (limits: Field['limits'], beside: Values) =>
  typeof limits === 'function' ? limits(beside) : undefined

function valueOf({ kind, currency, limits }: Field, name: string, inputs: Values) {
  if (kind === 'check') return inputs[name] === true
  const text = String(inputs[name] ?? '').trim()
  if (kind !== 'number') return text
  const number = currency ? readSum(text, String(inputs[currency] ?? ''), limitsIn(limits, inputs)) : readNumber(text)
  return text === '' ? undefined : Number.isNaN(number) ? text : number
}

/** The input beside which a problem is shown, or the list; undefined where the form has neither. */
export function placeOf(shape: Shape, path: string): string | undefined {
  const [name = '', n, field] = path.split('.')
  if (name in shape.fields) return name
  if (!(name in shape.lists)) return undefined
  return n !== undefined && field !== undefined && field in fieldsOf(shape, name) ? `${name}.${n}.${field}` : name
}
