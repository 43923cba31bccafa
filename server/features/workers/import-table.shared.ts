import { formatDigits, formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findTrade } from '#i18n/trades.ts'
import { HEADINGS_WITHIN, isCount, isSepLine, isTotal, plainCell, rowsOf, signAbove } from '#i18n/typed/table.ts'
import type { ImportField } from '#server/features/workers/import-columns.shared.ts'
import type { ImportProblem, ImportRow } from '#server/features/workers/import.shared.ts'
import { CELL_MAX, fieldOf } from '#server/features/workers/import-schema.ts'

/** The most people that one table may have. */
export const IMPORT_MAX_ROWS = 1000
const COLUMNS_MAX = 100

export type ImportTable = {
  columns: { field: ImportField; heading: string }[]
  /** Headings that mean nothing to us, or the same as one before, and columns without a heading that have something. */
  unread: string[]
  rows: ImportRow[]
  problems: ImportProblem[]
  /** Rows that are no people: totals, titles above and between them, headings that stand there again. */
  passed: { place: number; text: string }[]
  /** The row of headings, and the cells of each row that was read, as they stood there. */
  headings: string[]
  cells: Map<number, string[]>
}
type Reading = ImportTable & { at: (ImportField | undefined)[] }

/**
 * A table of people: cells apart by tabs, semicolons or commas, below a row of headings that says which column is
 * which. Throws TableError in a file (`isStrict`) for a quotation mark without its pair. `failure` says why it cannot
 * be read as a whole.
 */
export function readPeople(text: string, isStrict: boolean): ImportTable | { failure: string } {
  const above: ImportTable['passed'] = []
  let table: Reading | undefined
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
      table?.passed.push(...above)
      above.push(passedRow(place, cells))
      if (!table && above.length >= HEADINGS_WITHIN) break
    } else if (isNobody(table, cells)) table.passed.push(passedRow(place, cells))
    else if (++count <= IMPORT_MAX_ROWS) takeRow(table, place, cells)
  }
  if (!table) return { failure: above.length > 0 ? m.workers_import_headings() : m.import_empty() }
  if (count > IMPORT_MAX_ROWS)
    return { failure: m.workers_import_too_many({ max: formatNumber(IMPORT_MAX_ROWS), count: formatNumber(count) }) }
  if (count === 0) return { failure: m.workers_import_nobody() }
  const { at: _, ...made } = table
  return { ...made, unread: [...made.unread, ...unnamedIn(table)] }
}

const passedRow = (place: number, cells: string[]) => ({ place, text: cells.filter(Boolean).join(' · ') })

/** Whether a row sums up others, parts them with a title, has the headings once more, or only a running number. */
function isNobody({ at, headings }: Reading, cells: string[]) {
  if (isTotal(cells) || cells.join('\t') === headings.join('\t')) return true
  const [only, ...others] = cells.flatMap((cell, n) => (cell === '' ? [] : [{ cell, field: at[n] }]))
  if (!only || others.length > 0) return false
  return only.field === undefined || (only.field === 'name' && isTitle(only.cell))
}

/** What stands alone in the column of names and is no name: “Welders”, “Batch 2”, “Group A:”. */
const isTitle = (cell: string) => /[\p{Nd}:]/u.test(cell) || findTrade(cell) !== undefined

/** The columns without a heading in which something stands, but for one that only counts the rows. */
function unnamedIn({ headings, cells }: Reading) {
  const rows = [...cells.values()]
  return headings.flatMap((heading, n) => {
    const isEmpty = heading !== '' || rows.every(row => !row[n]) || isCount(rows, n)
    return isEmpty ? [] : [m.workers_import_unnamed({ n: formatDigits(n + 1) })]
  })
}

const plainCells = (cells: string[]) => cells.slice(0, COLUMNS_MAX).map(cell => plainCell(cell.slice(0, CELL_MAX)))

/** The columns of a row of headings; undefined for any other row. */
function headed(cells: string[]): Reading | undefined {
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
  return isHead
    ? { columns, unread, at, rows: [], problems: [], passed: [], headings: cells, cells: new Map<number, string[]>() }
    : undefined
}

/** One of them says who somebody is. */
const MEANT_BY = new Set<ImportField>(['name', 'reference', 'passport', 'nid'])

function takeRow({ at, rows, problems, cells: all }: Reading, place: number, cells: string[]) {
  all.set(place, cells)
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
