import { parse } from 'csv-parse'
import { type Options, stringify } from 'csv-stringify'
import { stringify as stringifyAll } from 'csv-stringify/sync'
import type { Context } from 'hono'
import { Readable } from 'node:stream'
import { m } from '#i18n/paraglide/messages.js'
import { formatNumber } from '#i18n/locale.ts'
import { AppError } from '#server/errors.ts'

/** A cell that begins so would be run as a formula by a spreadsheet: it gets a ' in front, and so does one that begins as if it had got it. */
const FORMULA = /^'*[=+\-@\t\r]/
const PROTECTED = /^'+[=+\-@\t\r]/
const ROW_MAX = 1_000_000 // letters; more is no row but a quotation mark that is missing
const PART = 64 * 1024

/** Rows as a CSV file that spreadsheets open in the right alphabet, none of it run as a formula; for the person who downloads it, and cached nowhere. */
export function csvFile(
  c: Context,
  name: string,
  columns: readonly string[],
  rows: Iterable<object> | AsyncIterable<object>,
): Response {
  const text = Readable.from(rows).pipe(stringify(formatOf(columns, true)))
  return c.body(Readable.toWeb(text) as ReadableStream, 200, {
    'content-type': 'text/csv; charset=utf-8',
    ...asFile(`${name}.csv`),
  })
}

/** The same rows as text; without the names of the columns where they continue a file. */
export function csvText(columns: readonly string[], rows: Iterable<object>, isFirst: boolean): string {
  return stringifyAll([...rows], formatOf(columns, isFirst))
}

function formatOf(columns: readonly string[], isFirst: boolean): Options {
  return {
    header: isFirst,
    bom: isFirst,
    columns: [...columns],
    cast: { date: value => value.toISOString(), string: value => (FORMULA.test(value) ? `'${value}` : value) },
  }
}

/** The headers of a response that a browser saves under a name with today's date before its ending, and keeps nowhere else. */
export function asFile(name: string): Record<string, string> {
  const dated = name.replace(/(?=\.\w+$)/, `-${new Date().toISOString().slice(0, 10)}`)
  return { 'content-disposition': `attachment; filename="${dated}"`, 'cache-control': 'private, no-store' }
}

/**
 * The cells of a CSV text, row by row as a spreadsheet counts them, empty ones too; without what `csvFile` has put before formulas.
 * Cells are parted by what parts the first line: comma, semicolon or tab. Throws BAD_REQUEST for quotation marks that are not in pairs
 * and for more rows or columns than `max` says.
 */
export async function readCsv(text: string, max: { rows: number; columns: number }): Promise<string[][]> {
  throwIfTooWide(text, max.columns)
  const rows: string[][] = []
  const parser = Readable.from(partsOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: ROW_MAX,
    }),
  )
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      if (rows.push(row.map(unprotect)) > max.rows)
        throw new AppError('BAD_REQUEST', m.csv_too_long({ max: formatNumber(max.rows) }))
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('BAD_REQUEST', m.csv_broken({ row: formatNumber(parser.info.records + 1) }))
  }
  return rows
}

const unprotect = (cell: string) => (PROTECTED.test(cell) ? cell.slice(1) : cell)

function delimiterOf(text: string) {
  const [line = ''] = text.slice(0, 10_000).split(/[\r\n]/, 1)
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

/** Counts the cells of each row by its signs alone, before millions of empty ones are made of them. */
function throwIfTooWide(text: string, max: number) {
  const sign = delimiterOf(text).charCodeAt(0)
  let [cells, row, isQuoted] = [1, 1, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (code === 0x0a || code === 0x0d) {
      cells = 1
      row++
    } else if (code === sign && ++cells > max)
      throw new AppError('BAD_REQUEST', m.csv_too_wide({ row: formatNumber(row), max: formatNumber(max) }))
  }
}

/** The text in pieces, so that other requests get their turn between them. */
function* partsOf(text: string) {
  for (let at = 0; at < text.length; at += PART) yield text.slice(at, at + PART)
}
