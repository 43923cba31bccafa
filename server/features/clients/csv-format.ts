import { createHash } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { foldText } from '#i18n/typed/text.ts'
import { formatNumber } from '#i18n/locale.ts'
import type { Client } from '#server/features/clients/queries.ts'
import {
  EXCHANGE_MAX_COLUMNS,
  EXCHANGE_MAX_COUNTRIES,
  EXCHANGE_MAX_DEPTH,
  EXCHANGE_MAX_VALUES,
} from '#server/features/clients/import-limits.ts'
import {
  COMPANIES_MAX,
  companyFields,
  type CompanyField,
  countryFields,
  type CountryField,
  type Field,
  IMAGES_MAX,
} from '#server/features/clients/schema.ts'
import { readNumber } from '#i18n/typed/number.ts'
import { numberUnclear } from '#i18n/typed/number-problem.ts'
import { fileText, isSepLine, mayBeTorn, mayTear, noTableText, signOf, TABLE_MAX_BYTES } from '#i18n/typed/table.ts'
import { readCsv } from '#server/http/csv.ts'
import { AppError } from '#server/errors.ts'
import { findExcess } from '#server/http/json-limits.ts'
import { listOf, PROBLEMS_MAX } from '#i18n/zod.ts'

const COUNTRY_COLUMNS = ['_id', ...Object.keys(countryFields), 'image']
const COMPANY_COLUMNS = Object.keys(companyFields)
const COMPANY_ID = 'company._id' // the one name that countries and companies share
const PEOPLE: CompanyField = 'valueOfEmployement'
const ROWS_MAX = 50_000
const NAME_KEY_MAX = 500
/** The columns of a CSV file, called as in the contract. */
export const CSV_COLUMNS = [...COUNTRY_COLUMNS, COMPANY_ID, ...COMPANY_COLUMNS].toSorted(
  (one, other) => Number(isLast(one)) - Number(isLast(other)),
)
/** What else REST says of a record; an import ignores it. */
const DERIVED = ['version', 'updatedAt', 'countryNameBn']

/**
 * One country in a file, as far as it is given there. `place` is its row or number from 1, `rows` are those of its companies, `places` all
 * that say something of it: with a problem in one of them it is left out as a whole.
 */
export type Entry = { place: number; record: Record<string, unknown>; rows?: number[]; places?: number[] }
/** What is wrong in a file, and where; `company` is a company's number in an entry of JSON. */
export type Problem = { place: number; company?: number; column: string; message: string }
export type Contents = { kind: 'csv' | 'json'; entries: Entry[]; problems: Problem[] }
/** The contents of a file, and a digest of its bytes. */
export type FileContents = Contents & { digest: string }

/**
 * Client countries as rows of a CSV file: one for each company, in order. The fields of a country and its pictures (addresses separated
 * by spaces) are in its first row; the others repeat only `_id` and `countryName`, so that a filter finds all of them and no long text
 * has to be changed in many places. A country without companies is one row.
 */
export function* toRows(clients: Client[]): Generator<Record<string, unknown>> {
  for (const { company, image, ...country } of clients) {
    const [first, ...others] = company.map(({ _id, ...entry }) => ({ [COMPANY_ID]: _id, ...entry }))
    yield { ...country, image: image.map(withoutSpaces).join(' '), ...first }
    for (const other of others) yield { _id: country._id, countryName: country.countryName, ...other }
  }
}

/** An address that can be separated from others by spaces. */
export const withoutSpaces = (url: string): string => url.replace(/\s/g, encodeURIComponent)

/**
 * The countries in a CSV file, or in a JSON file as REST returns its list, with or without `data` around it. Throws PAYLOAD_TOO_LARGE
 * above 10 MB, and BAD_REQUEST for what cannot be read as a whole; what is wrong in single places comes as `problems`.
 */
export async function readContents(file: File): Promise<FileContents> {
  if (file.size > TABLE_MAX_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', m.import_too_large())
  const bytes = await file.arrayBuffer()
  const digest = createHash('sha256').update(new Uint8Array(bytes)).digest('base64url')
  const text = textOf(bytes)
  const contents = /\.json$/i.test(file.name) ? readEntries(text) : await readRows(text)
  throwIfTooMany(contents.entries.length)
  if (contents.entries.length + contents.problems.length === 0)
    throw new AppError('BAD_REQUEST', m.import_no_countries())
  return { ...withoutLongLists(contents), digest }
}

function throwIfTooMany(count: number) {
  if (count > EXCHANGE_MAX_COUNTRIES)
    throw new AppError(
      'BAD_REQUEST',
      m.import_too_many({ max: formatNumber(EXCHANGE_MAX_COUNTRIES), count: formatNumber(count) }),
    )
}

/** A list that is too long is one problem; its entries are not checked. */
function withoutLongLists({ kind, entries, problems }: Contents): Contents {
  const found = [...problems]
  const kept = entries.filter(({ place, record: { company, image } }) => {
    const long = [
      ...(Array.isArray(company) && company.length > COMPANIES_MAX
        ? [{ place, column: 'company', message: m.too_many_companies({ max: formatNumber(COMPANIES_MAX) }) }]
        : []),
      ...(Array.isArray(image) && image.length > IMAGES_MAX
        ? [{ place, column: 'image', message: m.too_many_images({ max: formatNumber(IMAGES_MAX) }) }]
        : []),
    ]
    found.push(...long)
    return long.length === 0
  })
  return { kind, entries: kept, problems: found }
}

function textOf(bytes: ArrayBuffer) {
  const read = fileText(bytes)
  if (typeof read === 'string') throw new AppError('BAD_REQUEST', noTableText(read))
  return read.text
}

async function readRows(text: string): Promise<Contents> {
  const all = await readCsv(text, { rows: ROWS_MAX, columns: EXCHANGE_MAX_COLUMNS })
  const top = all.findIndex(cells => !isSepLine(cells) && cells.some(cell => cell.trim() !== ''))
  const [first = [], ...rows] = all.slice(Math.max(top, 0))
  const isBare = mayTear(text, signOf(text))
  const above = Math.max(top, 0) + 2 // the row below the names, counted from 1
  const header = first.map(name => name.trim())
  while (header.at(-1) === '') header.pop()
  const contents: Contents = {
    kind: 'csv',
    entries: [],
    problems: problemsOfHeader(header).map(problem => ({ place: above - 1, ...problem })),
  }
  if (contents.problems.length > 0) return contents
  for (const [n, cells] of rows.entries()) {
    if (contents.problems.length >= PROBLEMS_MAX) break
    if (cells.every(cell => cell.trim() === '')) continue
    const torn = isBare ? tornIn(header, cells) : undefined
    if (cells.slice(header.length).some(cell => cell.trim() !== ''))
      contents.problems.push({ place: n + above, column: '', message: m.import_row_too_long() })
    else if (torn) contents.problems.push({ place: n + above, column: PEOPLE, message: numberUnclear(torn) })
    takeRow(contents, n + above, Object.fromEntries(header.map((name, at) => [name, (cells[at] ?? '').trim()])))
  }
  return contents
}

/**
 * The number of people of which a comma may have made two cells, as it was before: the column beside has no numbers. A name or an id of
 * three digits is one in a row without gaps.
 */
function tornIn(header: string[], cells: string[]): string | undefined {
  const at = header.indexOf(PEOPLE)
  if (at === -1) return undefined
  const isFull = header.every((_, n) => cells[n]?.trim())
  const from = [at - 1, at].find(n => {
    const pair = [cells[n] ?? '', cells[n + 1] ?? ''].map(text => text.trim())
    const beside = header[n === at ? n + 1 : n] ?? ''
    if (!mayBeTorn(pair[0], pair[1]) || pair.some(text => Number.isNaN(readNumber(text)))) return false
    return !isFull || !/name$|_id$/i.test(beside)
  })
  return from === undefined ? undefined : `${cells[from]},${cells[from + 1]}`
}

function problemsOfHeader(header: string[]) {
  const unknown = header.filter(name => !CSV_COLUMNS.includes(name))
  const twice = CSV_COLUMNS.filter(name => header.filter(other => other === name).length > 1)
  return [
    ...(unknown.length > 0
      ? [
          {
            column: listOf(unknown),
            message: m.import_columns_unknown({ names: listOf(unknown), allowed: listOf(CSV_COLUMNS) }),
          },
        ]
      : []),
    ...(twice.length > 0 ? [{ column: listOf(twice), message: m.import_columns_twice({ names: listOf(twice) }) }] : []),
    ...(header.includes('_id') || header.includes('countryName')
      ? []
      : [{ column: '_id, countryName', message: m.import_columns_which({ names: '_id, countryName' }) }]),
  ]
}

/** A row starts a country or continues the one above: with the same `_id`, without one with the same name, or with neither. */
function takeRow({ entries, problems }: Contents, place: number, cells: Record<string, string>) {
  const above = entries.at(-1)
  const isSame =
    above &&
    (cells._id
      ? cells._id === above.record._id
      : !cells.countryName || nameKey(cells.countryName) === nameKey(above.record.countryName))
  if (!isSame) entries.push(entryOf(place, cells))
  else {
    for (const column of COUNTRY_COLUMNS.slice(1)) {
      if (cells[column] && !isRepeated(column, cells[column], above.record[column]))
        problems.push({ place, column, message: m.import_other_value({ row: formatNumber(above.place) }) })
    }
  }
  const { record, rows, places } = entries.at(-1)!
  places?.push(place)
  if (Array.isArray(record.company) && [COMPANY_ID, ...COMPANY_COLUMNS].some(column => cells[column])) {
    record.company.push({ ...pick(cells, COMPANY_COLUMNS), ...(cells[COMPANY_ID] && { _id: cells[COMPANY_ID] }) })
    rows?.push(place)
  }
}

function isRepeated(column: string, cell: string, above: unknown) {
  if (column === 'image') return listed(cell).join(' ') === (above as string[]).join(' ')
  return column === 'countryName' ? nameKey(cell) === nameKey(above) : cell === above
}

function entryOf(place: number, { _id, ...cells }: Record<string, string>): Entry {
  const record = {
    ...(_id && { _id }),
    ...pick(cells, COUNTRY_COLUMNS),
    ...(cells.image !== undefined && { image: listed(cells.image) }),
  }
  return {
    place,
    rows: [],
    places: [],
    record: [COMPANY_ID, ...COMPANY_COLUMNS].some(column => column in cells) ? { ...record, company: [] } : record,
  }
}

function readEntries(text: string): Contents {
  const excess = findExcess(text, { values: EXCHANGE_MAX_VALUES, depth: EXCHANGE_MAX_DEPTH })
  if (excess === 'depth')
    throw new AppError('BAD_REQUEST', m.import_too_deep({ max: formatNumber(EXCHANGE_MAX_DEPTH) }))
  if (excess === 'values')
    throw new AppError('BAD_REQUEST', m.import_too_many_values({ max: formatNumber(EXCHANGE_MAX_VALUES) }))
  const parsed = parseJson(text)
  const list: unknown = isRecord(parsed) ? parsed.data : parsed
  if (!Array.isArray(list)) throw new AppError('BAD_REQUEST', m.import_no_list({ key: 'data' }))
  throwIfTooMany(list.length)
  const contents: Contents = { kind: 'json', entries: [], problems: [] }
  for (const [n, record] of list.entries()) {
    if (contents.problems.length >= PROBLEMS_MAX) break
    const found = problemsOfKeys(record, [...COUNTRY_COLUMNS, 'company'], DERIVED)
    for (const [at, entry] of isRecord(record) && Array.isArray(record.company)
      ? record.company.slice(0, COMPANIES_MAX).entries()
      : []) {
      if (found.length >= PROBLEMS_MAX) break
      found.push(
        ...problemsOfKeys(entry, ['_id', ...COMPANY_COLUMNS]).map(problem => ({ company: at + 1, ...problem })),
      )
    }
    if (found.length > 0) contents.problems.push(...found.map(problem => ({ place: n + 1, ...problem })))
    else contents.entries.push({ place: n + 1, record: pick(record, [...COUNTRY_COLUMNS, 'company']) })
  }
  return contents
}

function problemsOfKeys(
  given: unknown,
  allowed: string[],
  ignored: string[] = [],
): { column: string; message: string; company?: number }[] {
  if (!isRecord(given)) return [{ column: '', message: m.import_no_record({ allowed: listOf(allowed) }) }]
  const unknown = Object.keys(given).filter(key => !allowed.includes(key) && !ignored.includes(key))
  const found =
    unknown.length > 0
      ? [
          {
            column: listOf(unknown),
            message: m.import_columns_unknown({ names: listOf(unknown), allowed: listOf(allowed) }),
          },
        ]
      : []
  return typeof (given._id ?? '') === 'string' ? found : [...found, { column: '_id', message: m.text_expected() }]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', m.import_json_broken())
  }
}

/** A country's name as it is compared: without surrounding spaces and case. */
export const nameKey = (name: unknown): string => foldText(String(name ?? '').slice(0, NAME_KEY_MAX)).trim()

function isLast(column: string) {
  const field: Field | undefined = { ...countryFields, ...companyFields }[column as CountryField | CompanyField]
  return field?.isLastInCsv === true
}

const listed = (cell: string) => cell.split(/\s+/).filter(Boolean)
const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
const pick = <T>(from: Record<string, T>, names: string[]) =>
  Object.fromEntries(names.flatMap(name => (Object.hasOwn(from, name) ? [[name, from[name]!]] : [])))
