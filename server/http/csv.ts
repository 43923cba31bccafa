import { type Options, stringify } from 'csv-stringify'
import { stringify as stringifyAll } from 'csv-stringify/sync'
import type { Context } from 'hono'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { m } from '#i18n/paraglide/messages.js'
import { toOfficeTime, today } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { LIKE_A_NUMBER, protect, rowsOf, signOf, TableError, unprotect } from '#i18n/typed/table.ts'
import { AppError } from '#server/errors.ts'

const TURN_ROWS = 200

export type Cell = string | number | Date | null | undefined
/** The columns of a list for people: what each is called and what it says of a row, in the reader's language. */
export type Columns<Row> = readonly (readonly [label: () => string, cellOf: (row: Row) => Cell])[]

/**
 * Rows as a CSV file that spreadsheets open in the right alphabet, none of it run as a formula; for the person who
 * downloads it, and cached nowhere.
 */
export function csvFile(
  c: Context,
  name: string,
  columns: readonly string[],
  rows: Iterable<object> | AsyncIterable<object>,
  days?: string,
): Response {
  const text = Readable.from(rows).pipe(stringify(formatOf(columns, true)))
  return c.body(Readable.toWeb(text) as ReadableStream, 200, {
    'content-type': 'text/csv; charset=utf-8',
    ...asFile(`${name}.csv`, days),
  })
}

/** The same rows as text; without the names of the columns where they continue a file. */
export function csvText(columns: readonly string[], rows: Iterable<object>, isFirst: boolean): string {
  return stringifyAll([...rows], formatOf(columns, isFirst))
}

/** The same of a list for people. */
export const listFile = <Row>(
  c: Context,
  name: string,
  columns: Columns<Row>,
  rows: AsyncIterable<Row>,
  days?: string,
): Response => csvFile(c, name, namesOf(columns), cellsOf(columns, rows), days)

/** Lines of a list for people. */
export const listText = <Row>(columns: Columns<Row>, rows: Row[], isFirst: boolean): string =>
  csvText(
    namesOf(columns),
    rows.map(row => columns.map(([, cellOf]) => cellOf(row))),
    isFirst,
  )

/** A telephone number, or what else stays as it was written: a spreadsheet would make 1.7E+09 or 8 October of it. */
export const writtenCell = (text: string | null): Cell => (text && LIKE_A_NUMBER.test(text) ? `'${text}` : text)

const namesOf = <Row>(columns: Columns<Row>) => columns.map(([label]) => label())

async function* cellsOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(([, cellOf]) => cellOf(row))
}

/** Moments are in Dhaka time, written so that spreadsheets sort them. */
function formatOf(columns: readonly string[], isFirst: boolean): Options {
  return {
    header: isFirst,
    bom: isFirst,
    columns: [...columns],
    cast: {
      date: value => toOfficeTime(value).replace('T', ' '),
      string: protect,
    },
  }
}

/** The headers of a response that a browser saves under a name with `days` before its ending, and keeps nowhere else. */
export function asFile(name: string, days = today()): Record<string, string> {
  const dated = name.replace(/(?=\.\w+$)/, `-${days}`)
  return { 'content-disposition': `attachment; filename="${dated}"`, 'cache-control': 'private, no-store' }
}

/**
 * The cells of a CSV text, row by row as a spreadsheet counts them, empty ones too; without what `csvFile` has put before formulas.
 * Throws BAD_REQUEST for quotation marks that are not in pairs and for more rows or columns than `max` says.
 */
export async function readCsv(text: string, max: { rows: number; columns: number }): Promise<string[][]> {
  const rows: string[][] = []
  try {
    for (const cells of rowsOf(text, signOf(text), { isStrict: true, columns: max.columns })) {
      if (cells.length > max.columns)
        throw new AppError(
          'BAD_REQUEST',
          m.csv_too_wide({ row: formatNumber(rows.length + 1), max: formatNumber(max.columns) }),
        )
      if (rows.push(cells.map(unprotect)) > max.rows)
        throw new AppError('BAD_REQUEST', m.csv_too_long({ max: formatNumber(max.rows) }))
      if (rows.length % TURN_ROWS === 0) await setImmediate() // other requests get their turn
    }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    throw new AppError('BAD_REQUEST', m.csv_broken({ row: formatNumber(error.row) }))
  }
  return rows
}
