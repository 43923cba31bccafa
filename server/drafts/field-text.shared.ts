import { formatDate } from '#i18n/format.ts'
import { formatDigits, formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readDay } from '#i18n/typed/day.ts'
import type { Field } from '#server/drafts/field.ts'

type Values = Record<string, unknown>

/** A value as readers of the page's language expect it; a draft may have any text where a number or a day is expected. */
export function fieldText({ kind, isYear, options = [] }: Field, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (kind === 'date')
    return readDay(String(value)) ? formatDate(String(value), { dateStyle: 'medium' }) : String(value)
  if (kind === 'check') return value === true ? m.field_checked() : m.field_unchecked()
  if (kind === 'choice') return options.find(option => option.value === value)?.label() ?? String(value)
  if (kind === 'focus') return focusText(String(value))
  if (typeof value !== 'number') return String(value)
  return isYear ? formatDigits(value) : formatNumber(value)
}

/** A focal point, in percent from the left and from the top. */
export function focusText(value: string): string {
  const [x = 50, y = 50] = value.split(' ').map(Number)
  const percent = (figure: number) => formatNumber(figure / 100, { style: 'percent' })
  return m.focus_value({ x: percent(x), y: percent(y) })
}

/** What an entry of a list is called, as props of the element that shows it; undefined as long as nothing in it says so. */
export function namedEntry(fields: Record<string, Field> = {}, entry: unknown = {}) {
  const values = entry as Values
  const chosen = chosenNames(fields, values)
  if (chosen.length > 1) return { children: chosen.join(' · '), lang: undefined }
  const name = findName(fields, values)
  if (name) return localizedText(name.text || name.textBn, name.textBn)
  return chosen[0] === undefined ? undefined : { children: chosen[0], lang: undefined }
}

/** What is chosen where an entry begins with a choice: the cost, and who pays it. */
function chosenNames(fields: Record<string, Field>, values: Values): string[] {
  const needed = Object.entries(fields).filter(([, { kind, required }]) => kind === 'choice' && required)
  if (needed[0]?.[0] !== Object.keys(fields)[0]) return []
  return needed.map(([name, field]) => fieldText(field, values[name])).filter(Boolean)
}

/** The text by which a record or an entry is called, and its translation. */
export function findName(fields: Record<string, Field>, values: Values) {
  const names = Object.keys(fields).filter(name => NAMING.has(fields[name]!.kind) && !fields[name]!.lang)
  // a text about a picture names an entry that has no other
  const sorted = [...names.filter(name => !fields[name]!.of), ...names.filter(name => fields[name]!.of)]
  for (const name of sorted) {
    const [text, textBn] = [textOf(values[name]), textOf(values[`${name}Bn`])]
    if (text && fields[name]!.kind === 'phone') return { text, textBn: formatDigits(text) }
    if (text || textBn) return { text, textBn }
  }
  return undefined
}

const NAMING = new Set<Field['kind']>(['text', 'longText', 'phone', 'email'])
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().split('\n', 1)[0]! : '')
