import { findDistrict } from '#i18n/districts.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findTrade } from '#i18n/trades.ts'
import { readCode } from '#i18n/typed/code.ts'
import { type DayOrder, readWrittenDay, unclearDay } from '#i18n/typed/day.ts'
import { phoneKey } from '#i18n/typed/phone.ts'
import { isLikeName, lettersOf } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import {
  type DayField,
  type ImportField,
  importLabels,
  WORD_FIELDS,
  type WordField,
  type Words,
} from '#server/features/workers/import-columns.shared.ts'
import { DAY_FIELDS, PORTION_LETTERS, PORTION_ROWS, WORD_MAX } from '#server/features/workers/import-schema.ts'
import { bornDays, expiryDays, findSex, issuedDays, nidKey, sealedFields } from '#server/features/workers/schema.ts'

const SHOWN_MAX = 40

export type Texts = Partial<Record<ImportField, string>>
/** A row that says something, by its number in the table from 1. */
export type ImportRow = { place: number; texts: Texts }
/** What is wrong in a row; without a field it is the row as a whole. */
export type ImportProblem = { place: number; field?: ImportField | undefined; message: string }
export type DayOrders = Partial<Record<DayField, DayOrder>>

/** The columns of days in which somebody has to say which number stands first, each with a day that is unclear. */
export const unclearDays = (rows: ImportRow[]): { field: DayField; text: string }[] =>
  DAY_FIELDS.flatMap(field => {
    const text = unclearDay(rows.flatMap(({ texts }) => texts[field] ?? []))
    return text === undefined ? [] : { field, text }
  })

const daysOf = { bornOn: bornDays, passportIssuedOn: issuedDays, passportExpiresOn: expiryDays }

/** What a spreadsheet writes for a number that has more digits than room: 2.02E+11. */
const SHORTENED = /^\d[.,]\d+e\+\d+$/i
/** Of an NID with 17 digits; a spreadsheet keeps 15 and makes zeros of the others. */
const ROUNDED = /^\d{15}00$/
const WRITTEN_NUMBERS = ['registrationNo', 'smartCardNo'] as const satisfies ImportField[]

/** What a row says, as a form would have it, and what of it means nothing to us. */
export function readTexts(
  { place, texts }: ImportRow,
  orders: DayOrders,
  words: Words = {},
): { values: Texts; problems: ImportProblem[] } {
  const values: Texts = { ...texts }
  const problems: ImportProblem[] = []
  const take = (field: ImportField, read: (text: string) => string | undefined, wrong: (shown: string) => string) => {
    const text = texts[field]
    if (text === undefined) return
    values[field] = read(text)
    if (values[field] !== undefined) return
    delete values[field]
    problems.push({ place, field, message: wrong(text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text) })
  }
  for (const field of DAY_FIELDS)
    take(
      field,
      text => dayIn(field, text, orders[field]),
      () => m.import_day_wrong(),
    )
  for (const field of WRITTEN_NUMBERS)
    take(
      field,
      text => (SHORTENED.test(text) ? undefined : text),
      text => m.import_number_short({ text }),
    )
  take(
    'nid',
    text => (ROUNDED.test(readCode(text)) ? undefined : text),
    text => m.import_number_rounded({ text }),
  )
  for (const field of WORD_FIELDS)
    take(
      field,
      text => meaningOf(field, text, words),
      text => wrongWord[field]({ text }),
    )
  for (const field of WORD_FIELDS) if (values[field] === '') delete values[field]
  return { values, problems }
}

const finders = { district: findDistrict, trade: findTrade, sex: findSex }
const wrongWord = { district: m.import_district_wrong, trade: m.import_trade_wrong, sex: m.import_sex_wrong }

/** A word as it is compared with others. */
export const wordKey = (text: string): string => foldText(text.slice(0, WORD_MAX)).trim().replace(/\s+/g, ' ')

/** What a word means by itself, or by what somebody has said; empty where it is to be left out. */
const meaningOf = (field: WordField, text: string, words: Words): string | undefined =>
  finders[field](text) ?? new Map(Object.entries(words[field] ?? {})).get(wordKey(text))

/** The words that mean nothing to us, in how many rows each stands. */
export function unknownWords(rows: ImportRow[]): { field: WordField; text: string; count: number }[] {
  return WORD_FIELDS.flatMap(field => {
    const texts = rows
      .flatMap(({ texts }) => texts[field] ?? [])
      .filter(text => meaningOf(field, text, {}) === undefined)
    return [...Map.groupBy(texts, wordKey).values()].map(same => ({ field, text: same[0]!, count: same.length }))
  })
}

/** The day that a cell of a column has, where this number stands first; undefined for none. */
export function dayIn(field: DayField, text: string, order: DayOrder = 'day'): string | undefined {
  const { least, greatest } = daysOf[field]
  const day = readWrittenDay(text, { least: least(), greatest: greatest(), order })
  return day === 'several' ? undefined : day
}

/** Whether a text may be the reference of a file: columns of this name may have anything. */
const isReference = (text: string) => /^wrk-?\w{6}$/.test(text.trim().toLowerCase())

/** By what two rows are one person: a whole number, or telephone and name where the days of birth do not differ. */
type Keys = { numbers: string[]; phone?: string | undefined; name: string; bornOn: string }
function keysOf(values: Texts): Keys {
  const { reference, passport, nid, name = '', phone, bornOn = '' } = values
  const numbers = {
    reference: reference && isReference(reference) && reference,
    passport: sealedFields.passport.safeParse(passport).data,
    nid: nidKey(sealedFields.nid.safeParse(nid).data ?? ''),
  }
  return {
    numbers: Object.entries(numbers).flatMap(([kind, text]) => (text ? `${kind} ${readCode(text)}` : [])),
    phone: name && phone ? phoneKey(phone) : undefined,
    name,
    bornOn,
  }
}

/** `than` is the row that comes in; `isLikely` says that the names are written otherwise. */
export type Double = ImportProblem & { than: number; isLikely: boolean }

/** The rows that mean the same person as one above: each is a problem that names that row. */
export function findDoubles(rows: ImportRow[], orders: DayOrders): Double[] {
  const byNumber = new Map<string, number>()
  const byPhone = new Map<string, { place: number; name: string; bornOn: string }[]>()
  return rows.flatMap(row => {
    const { place } = row
    const { numbers, phone, name, bornOn } = keysOf(readTexts(row, orders).values)
    const ofPhone = (phone && byPhone.get(phone)) || []
    const same = ofPhone.find(other => isLikeName(other.name, name) && isNoOther(other.bornOn, bornOn))
    const number = numbers.find(key => byNumber.has(key))
    const before = number ? byNumber.get(number) : same?.place
    if (before && isSpeltOtherwise(same, name))
      return {
        place,
        than: before,
        isLikely: true,
        message: m.workers_import_double_likely({ n: formatNumber(before), name: same.name }),
      }
    if (before) {
      const field = number?.split(' ')[0] as ImportField | undefined
      const n = formatNumber(before)
      const message = field
        ? m.workers_import_double_number({ n, label: importLabels[field]() })
        : m.workers_import_double({ n })
      return { place, than: before, isLikely: false, message }
    }
    for (const key of numbers) byNumber.set(key, place)
    if (phone) byPhone.set(phone, [...ofPhone, { place, name, bornOn }])
    return []
  })
}

/** Whether one name of a person is written otherwise than another: Md. and Mohammad, or in two scripts. */
export const isSpeltOtherwise = <Named extends { name: string }>(one: Named | undefined, name: string): one is Named =>
  one !== undefined && lettersOf(one.name) !== lettersOf(name)

/** Whether two days of birth may be one person's. */
export const isNoOther = (one: string, other: string): boolean => one === '' || other === '' || one === other

/** The rows in parts that one call takes. */
export function portionsOf<Row extends ImportRow>(rows: Row[]): Row[][] {
  const portions: Row[][] = []
  let letters = 0
  for (const row of rows) {
    const length = Object.values(row.texts).reduce((sum, text) => sum + text.length, 0)
    const last = portions.at(-1)
    if (last && last.length < PORTION_ROWS && letters + length <= PORTION_LETTERS) last.push(row)
    else portions.push([row])
    letters = portions.at(-1)!.length === 1 ? length : letters + length
  }
  return portions
}
