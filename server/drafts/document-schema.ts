import { formatDay, today } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readDay, yearsFrom } from '#i18n/typed/day.ts'
import { readEmail } from '#i18n/typed/email.ts'
import { isContactLink } from '#i18n/typed/link.ts'
import { isWithin, limitsText, numberUnclear } from '#i18n/typed/number-problem.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { type Days, requiredText, text } from '#i18n/typed/rules.ts'
import { twoSums } from '#i18n/typed/sum.ts'
import { plainSigns } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import type { Field } from '#server/drafts/field.ts'
import { fieldProblems } from '#server/drafts/field-problems.ts'

/**
 * The fields of a document in the order of its form; a translation stands after its field and ends in `Bn`.
 * docs/decisions/0035 says why.
 */
export type DocumentFields = Record<string, Field>
/** Its lists of entries; `one` is what an entry is called, `max` how many there may be. */
export type DocumentLists = Record<
  string,
  { label: () => string; one: () => string; fields: DocumentFields; max: number }
>

type ValueOf<F extends Field> = F['kind'] extends 'number' ? number : F['kind'] extends 'check' ? boolean : string
type ValuesOf<Fields extends DocumentFields> = {
  -readonly [N in keyof Fields as Fields[N] extends { required: () => string } ? N : never]: ValueOf<Fields[N]>
} & {
  -readonly [N in keyof Fields as Fields[N] extends { required: () => string } ? never : N]?: ValueOf<Fields[N]>
}
type EntryOf<Fields extends DocumentFields> = Flat<{ _id: string } & ValuesOf<Fields>>
type Flat<T> = { [N in keyof T]: T[N] }

/** A published document: what is empty is left out, lists are always there. */
export type DocumentOf<Fields extends DocumentFields, Lists extends DocumentLists = Record<never, never>> = Flat<
  ValuesOf<Fields> & { -readonly [L in keyof Lists]: EntryOf<Lists[L]['fields']>[] }
>

const DEFAULT_MAX: Partial<Record<Field['kind'], number>> = { longText: 2_000, blocks: 20_000, link: 2_048 }
const TEXT_MAX = 200
/** The days that a field may have. */
export const documentDays = { least: () => DAY_MIN, greatest: () => yearsFrom(today(), YEARS_AHEAD) }
/** Of what has happened: a permission, an order, a look at a source. */
export const pastDays = { least: () => DAY_MIN, greatest: () => today() }
/** The greatest number of a field. */
export const NUMBER_MAX = 1_000_000_000
/** As fine as a sum of any currency is. */
export const THOUSANDTH = 0.001
const ID_MAX = 64
const DAY_MIN = '1900-01-01'
const YEARS_AHEAD = 30
const PICTURE = /^\/pictures\/[\w.-]+$|^https:\/\//
const LINK = /^\/(?![/\\])\S*$|^https?:\/\/[^\s/]+\S*$/
/** Percent of the width and of the height, in steps of 5. */
const FOCUS = /^(?:100|[1-9]?[05]) (?:100|[1-9]?[05])$/

/** What fields must be together, at the path of the field to change. Asked of what is typed so far, too. */
export type DocumentRules<Data> = (data: Data) => { path: (string | number)[]; message: string }[]

/** The rules of a document for publishing, and its shape and limits alone for drafts. `rules` are asked once every field is right. */
export function documentSchemas<Data>(
  fields: DocumentFields,
  lists: DocumentLists = {},
  rules: DocumentRules<Data> = () => [],
) {
  const whole: DocumentRules<Data> = data => [
    ...fieldProblems(fields, lists, data as Record<string, unknown>),
    ...rules(data),
  ]
  return {
    publishSchema: z
      .strictObject({ ...shapeOf(fields, published), ...listsOf(lists, published) })
      .superRefine((data, context) => {
        for (const { path, message } of whole(data as Data)) context.addIssue({ code: 'custom', path, message })
      }),
    draftSchema: z.strictObject({ ...shapeOf(fields, drafted), ...listsOf(lists, drafted) }),
    rules: whole,
  }
}

type Rule = (field: Field) => z.ZodType

function shapeOf(fields: DocumentFields, rule: Rule) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rule(field)]))
}

function listsOf(lists: DocumentLists, rule: Rule) {
  return Object.fromEntries(
    Object.entries(lists).map(([name, { fields, max }]) => [
      name,
      z
        .array(z.strictObject({ _id: z.string().max(ID_MAX).optional(), ...shapeOf(fields, rule) }))
        .max(max)
        .default([]),
    ]),
  )
}

/** A value that visitors may see; an empty one is no value. */
function published(field: Field): z.ZodType {
  const { kind, required, pattern, limits, options = [], days = documentDays } = field
  if (kind === 'check') return z.boolean().nullish()
  if (kind === 'number') {
    const number = numberOf(field)
    const within =
      typeof limits === 'object'
        ? number.refine(value => isWithin(value, limits), { error: () => limitsText(limits) })
        : number
    return required ? within : within.nullish()
  }
  const max = maxOf(field)
  const length = lengthOf(field)
  const typed = required ? requiredText(required, max, length) : text(max, length)
  const tidy = field.tidy ?? tidied[kind]
  const whole = tidy ? typed.overwrite(tidy) : typed
  const checks: Partial<Record<Field['kind'], (value: string) => boolean>> = {
    picture: value => PICTURE.test(value),
    link: value => LINK.test(value) || isContactLink(value),
    email: value => readEmail(value) !== undefined,
    phone: value => telephoneLink(value) !== undefined,
    focus: value => FOCUS.test(value),
    date: value => readDay(value) === value && value >= days.least() && value <= days.greatest(),
    choice: value => options.some(option => option.value === value),
    text: value => pattern?.of.test(value) ?? true,
  }
  const check = checks[kind]
  const checked = check
    ? whole.refine(value => value === '' || check(value), {
        error: () => pattern?.sentence() ?? sentences[kind]?.(days) ?? m.value_not_right(),
      })
    : whole
  const described = checked.meta(formOf(field))
  return required ? described : described.nullish()
}

/** What JSON Schema says of a value beside its length. What is chosen has no closed list there: what is read has none either. */
function formOf({ kind, options }: Field) {
  const description = options && `One of ${options.map(({ value }) => value).join(', ')}`
  return { ...(INPUT_FORMATS[kind] && { format: INPUT_FORMATS[kind] }), ...(description && { description }) }
}

const INPUT_FORMATS: Partial<Record<Field['kind'], string>> = { picture: 'uri-reference', date: 'date', email: 'email' }

/** A typed text comes here where it is none, or could be two. */
const numberOf = ({ required, currency }: Field) => {
  const number = z.number({
    error: ({ code, input }) => {
      if (typeof input === 'number') return code === 'invalid_type' ? m.count_not_whole() : undefined
      if (typeof input !== 'string' || !/\p{Nd}/u.test(input)) return required?.()
      return (currency && twoSums(input)) ?? numberUnclear(input)
    },
  })
  return (
    currency
      ? number.multipleOf(THOUSANDTH, { abort: true, error: () => m.sum_decimals({ max: formatNumber(3) }) })
      : number.int()
  )
    .min(0)
    .max(NUMBER_MAX)
}

/** What is not seen of a value, or copied with it, goes before it is checked. */
const tidied: Partial<Record<Field['kind'], (value: string) => string>> = {
  email: value => readEmail(value) ?? value,
  phone: plainSigns,
  date: value => readDay(value) ?? value,
}

/** What a draft may hold: any text up to the limit. A picture has to be one: it is shown. */
function drafted(field: Field): z.ZodType {
  if (field.kind === 'check') return z.boolean().nullish()
  if (field.kind === 'number') return numberOf({ ...field, required: undefined }).nullish()
  const draft = text(maxOf(field), lengthOf(field))
  const checked = field.kind === 'picture' ? draft.refine(value => value === '' || PICTURE.test(value)) : draft
  return checked.nullish().transform(value => value ?? '')
}

const sentences: Partial<Record<Field['kind'], (days: Days) => string>> = {
  picture: () => m.field_picture_invalid(),
  link: () => m.field_link_invalid(),
  email: () => m.email_invalid(),
  phone: () => m.phone_invalid(),
  date: ({ least, greatest }) => m.day_range({ least: formatDay(least()), greatest: formatDay(greatest()) }),
}

const lengthOf = ({ kind }: Field) => ({ isLong: kind === 'longText' || kind === 'blocks' })

/** The most characters of a field. */
export const maxOf = ({ kind, max = DEFAULT_MAX[kind] ?? TEXT_MAX }: Field): number =>
  kind === 'picture' ? 2_048 : max
