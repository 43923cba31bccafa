import type { Limits } from '#i18n/typed/number-problem.ts'
import type { Days } from '#i18n/typed/rules.ts'

/** One field of a content type, or of the entries of one of its lists. */
export type Field = {
  kind:
    | 'text'
    | 'longText'
    | 'blocks'
    | 'number'
    | 'date'
    | 'picture'
    | 'link'
    | 'email'
    | 'phone'
    | 'choice'
    | 'check'
    | 'focus'
  label: () => string
  hint?: () => string
  /** The language of a translation. */
  lang?: 'bn' | 'ar'
  /** Of a number: the least and the greatest that is published; of a sum they may depend on the fields beside it, such as its currency. */
  limits?: Limits | ((record: Record<string, unknown>) => Limits)
  /** Of a day or a number: the fields beside it that it cannot be below where the record is published. */
  after?: readonly string[]
  /** A number without separators. */
  isYear?: true
  /** Of a sum: the name of the field with its currency, which decides what a typed one is. */
  currency?: string
  /** How a record shows a column that is null. */
  whenNull?: 'omitted' | 'null'
  /** Of documents: what a missing value says when the record is published; without it the field is optional. */
  required?: () => string
  /** Of documents: whether what stands beside it makes an optional field required; the rules of its type refuse it where it is empty. */
  neededBy?: (beside: Record<string, unknown>) => boolean
  /** Of documents: the most characters. */
  max?: number
  /** Of a check: whether the one of this name is on as long as nobody has said otherwise. */
  isUsual?: (name: string) => boolean
  /** Of a choice: its values, each with its label. */
  options?: readonly { value: string; label: () => string }[]
  /** Of a text: what it looks like, and what another one gets when the record is published. */
  pattern?: { of: RegExp; sentence: () => string }
  /** Of a text: what a typed or pasted one is at once, and published as. */
  tidy?: (typed: string) => string
  /** Of a date: the days that it may have, if they are fewer than those of documents. */
  days?: Days
  /** Of a text that may be left empty in the form: what it is then, made of the others; `spare` is the same as long as the form is open. */
  derived?: (values: Record<string, unknown>, spare: string) => string
  /** Of a text: staff alone read it. */
  isInternal?: true
  /** Of a focal point or a text about a picture: the name of the picture's field. */
  of?: string
}

/** What people write in words, in contrast to what they choose, and to numbers, days and addresses. */
export const TEXT_KINDS: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'blocks'])

/** A list in a record: entries with an `_id` and fields, the first of which names the entry, or plain values of one kind. */
export type ListField = { label: () => string } & (
  | { fields: Record<string, Field>; kind?: undefined; max?: number; one?: () => string }
  | { kind: Field['kind']; fields?: undefined }
)

/** A field for every column of a table; each column that may be null says how a record shows that. */
export type FieldList<Columns, F extends Field = Field> = {
  [C in keyof Columns]-?: F & (null extends Columns[C] ? { whenNull: string } : { whenNull?: never })
}
