import { findDistrict } from '#i18n/districts.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findTrade } from '#i18n/trades.ts'
import { readCode } from '#i18n/typed/code.ts'
import { type DayOrder, readWrittenDay, unclearDay } from '#i18n/typed/day.ts'
import { phoneKey } from '#i18n/typed/phone.ts'
import { HEADINGS_WITHIN, isSepLine, plainCell, rowsOf, signAbove } from '#i18n/typed/table.ts'
import { isLikeName, lettersOf } from '#i18n/typed/names.ts'
import type { DayField, ImportField } from '#server/features/workers/import-columns.shared.ts'
import { CELL_MAX, DAY_FIELDS, fieldOf, PORTION_LETTERS, PORTION_ROWS } from '#server/features/workers/import-schema.ts'
import { bornDays, expiryDays, findSex, issuedDays, nidKey, sealedFields } from '#server/features/workers/schema.ts'

/** The most people that one table may have. */
export const IMPORT_MAX_ROWS = 1000
const COLUMNS_MAX = 100
const SHOWN_MAX = 40

export type Texts = Partial<Record<ImportField, string>>
/** A row that says something, by its number in the table from 1. */
export type ImportRow = { place: number; texts: Texts }
/** What is wrong in a row; without a field it is the row as a whole. */
export type ImportProblem = { place: number; field?: ImportField | undefined; message: string }
export type ImportTable = {
  columns: { field: ImportField; heading: string }[]
  /** Headings that mean nothing to us, or the same as one before. */
  unread: string[]
  rows: ImportRow[]
  problems: ImportProblem[]
}
export type DayOrders = Partial<Record<DayField, DayOrder>>

/**
 * A table of people: cells apart by tabs, semicolons or commas, below a row of headings that says which column is
 * which. Throws TableError in a file (`isStrict`) for a quotation mark without its pair. `failure` says why it cannot
 * be read as a whole.
 */
export function readPeople(text: string, isStrict: boolean): ImportTable | { failure: string } {
  let above = 0
  let table: (ImportTable & { at: (ImportField | undefined)[] }) | undefined
  let place = 0
  let count = 0
  for (const raw of rowsOf(
    text,
    signAbove(text, cells => headed(plainCells(cells)) !== undefined),
    { isStrict, columns: COLUMNS_MAX },
  )) {
    place++
    if (raw.length > COLUMNS_MAX)
      return { failure: m.csv_too_wide({ row: formatNumber(place), max: formatNumber(COLUMNS_MAX) }) }
    if (raw.every(cell => cell.trim() === '') || (!table && isSepLine(raw))) continue
    const cells = plainCells(raw)
    if (!table) {
      table = headed(cells)
      if (!table && ++above >= HEADINGS_WITHIN) break
    } else if (++count <= IMPORT_MAX_ROWS) takeRow(table, place, cells)
  }
  if (!table) return { failure: above > 0 ? m.workers_import_headings() : m.import_empty() }
  if (count > IMPORT_MAX_ROWS)
    return { failure: m.workers_import_too_many({ max: formatNumber(IMPORT_MAX_ROWS), count: formatNumber(count) }) }
  if (count === 0) return { failure: m.workers_import_nobody() }
  const { at: _, ...made } = table
  return made
}

const plainCells = (cells: string[]) => cells.slice(0, COLUMNS_MAX).map(cell => plainCell(cell.slice(0, CELL_MAX)))

/** The columns of a row of headings; undefined for any other row. */
function headed(cells: string[]) {
  const columns: ImportTable['columns'] = []
  const unread: string[] = []
  const at = cells.map(heading => {
    const field = fieldOf(heading)
    if (field === 'ours' || heading === '') return undefined
    if (!field || columns.some(column => column.field === field)) {
      unread.push(heading)
      return undefined
    }
    columns.push({ field, heading })
    return field
  })
  const isHead = columns.length > 1 && columns.some(({ field }) => MEANT_BY.has(field))
  return isHead ? { columns, unread, at, rows: [], problems: [] } : undefined
}

/** One of them says who somebody is. */
const MEANT_BY = new Set<ImportField>(['name', 'reference', 'passport', 'nid'])

function takeRow(
  { at, rows, problems }: ImportTable & { at: (ImportField | undefined)[] },
  place: number,
  cells: string[],
) {
  if (cells.slice(at.length).some(cell => cell !== '')) problems.push({ place, message: m.import_row_too_long() })
  else
    rows.push({
      place,
      texts: Object.fromEntries(
        at.flatMap((field, n) => (field && saysSomething(cells[n]) ? [[field, onLines(field, cells[n]!)]] : [])),
      ),
    })
}

/** What people write where they have nothing to write. */
const NOTHING = /^(?:n ?\/? ?a|nil|none|null|not known|unknown|নেই|নাই|প্রযোজ্য নয়)\.?$/i
const saysSomething = (cell = '') => /[\p{L}\p{N}]/u.test(cell) && !NOTHING.test(cell.normalize())
const onLines = (field: ImportField, cell: string) =>
  field === 'experience' || field === 'note' ? cell : cell.replace(/\s*[\r\n]+\s*/g, ' ')

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
  take('district', findDistrict, text => m.import_district_wrong({ text }))
  take('trade', findTrade, text => m.import_trade_wrong({ text }))
  take('sex', findSex, text => m.import_sex_wrong({ text }))
  return { values, problems }
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

/** The rows that mean the same person as one above: each is a problem that names that row. */
export function findDoubles(rows: ImportRow[], orders: DayOrders): ImportProblem[] {
  const byNumber = new Map<string, number>()
  const byPhone = new Map<string, { place: number; name: string; bornOn: string }[]>()
  return rows.flatMap(row => {
    const { place } = row
    const { numbers, phone, name, bornOn } = keysOf(readTexts(row, orders).values)
    const ofPhone = (phone && byPhone.get(phone)) || []
    const same = ofPhone.find(other => isLikeName(other.name, name) && isNoOther(other.bornOn, bornOn))
    const before = numbers.map(key => byNumber.get(key)).find(Boolean) ?? same?.place
    if (before && isSpeltOtherwise(same, name))
      return { place, message: m.workers_import_double_likely({ n: formatNumber(before), name: same.name }) }
    if (before) return { place, message: m.workers_import_double({ n: formatNumber(before) }) }
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
