import { readNumber } from '#i18n/typed/number.ts'
import { isCount, isSepLine, rowsOf } from '#i18n/typed/table.ts'
import type { CompanyField, CompanyTexts } from '#server/features/clients/schema.ts'

type Row = Partial<Record<CompanyField, string>>
/** `left` is how many columns have no field. */
type Pasted = { rows: Row[]; left: number }

/** What people write above such columns, ours and others'; the first that fits counts. */
const HEADINGS: [RegExp, CompanyField][] = [
  [/sector.*(?:bn|bangla)|খাত.*বাংলা/i, 'companySectorBn'],
  [/sector|trade|industry|খাত/i, 'companySector'],
  [/value|number|people|workers|employe?ment|কর্মী|সংখ্যা/i, 'valueOfEmployement'],
  [/(?:name|company).*(?:bn|bangla)|(?:নাম|কোম্পানি).*বাংলা/i, 'companyNameBn'],
  [/name|company|employer|নাম|কোম্পানি/i, 'companyName'],
]

/** Whether a pasted text is several cells of a spreadsheet; a single cell ends with a line break and is only text. */
export function isTable(text: string): boolean {
  const inside = text.replace(/[\r\n]+$/, '')
  return /[\t\r\n]/.test(inside) || /^[^,]+,[^,]+,\s*\p{Nd}+$/u.test(inside)
}

/**
 * The rows of a pasted table (tabs, or commas or semicolons) as fields of companies. A first row of headings says
 * which column is which; without one the columns begin at the field pasted into and go on as `shown`. Empty rows are
 * left out, but for those within a single column, whose cells belong to companies that are there already.
 */
export function readRows(text: string, into: CompanyField, shown: CompanyField[]): Pasted {
  const inside = text.replace(/^[\r\n]+|[\r\n]+$/g, '')
  const all = [...rowsOf(inside, delimiterOf(inside))]
    .filter(cells => !isSepLine(cells))
    .map(cells => cells.map(cell => cell.trim()))
  const rows = all.some(row => row.length > 1) ? all.filter(row => row.some(Boolean)) : all
  const [first = []] = rows
  const headings = first.some(isNumber) ? [] : first.map(cell => HEADINGS.find(([pattern]) => pattern.test(cell))?.[1])
  if (headings.filter(Boolean).length > 1) return toRows(rows.slice(1), headings)
  const cells = rows.map(row => (rows.every(row => row.length > 2) && isCount(rows, 0) ? row.slice(1) : row))
  return toRows(cells, shown.slice(shown.indexOf(into)))
}

function toRows(cells: string[][], columns: (CompanyField | undefined)[]): Pasted {
  const places = Array.from({ length: Math.max(0, ...cells.map(row => row.length)) }, (_, n) => n)
  return {
    rows: cells.map(row => toRow(row, columns)),
    left: places.filter(n => !columns[n] && cells.some(row => row[n]) && !isCount(cells, n)).length,
  }
}

function toRow(cells: string[], columns: (CompanyField | undefined)[]): Row {
  const filled = columns.flatMap((field, n) =>
    field && cells[n] ? [[field, cells[n].replace(/\s*[\r\n]+\s*/g, ' ')]] : [],
  )
  return Object.fromEntries(filled)
}

/**
 * Companies with pasted rows in them, from the one at index `place` on and below the last one; at most `max`.
 * An empty cell changes nothing. `replaced` is how many texts were there before, `left` how many rows have no room.
 */
export function withRows(companies: CompanyTexts[], place: number, rows: Row[], empty: CompanyTexts, max: number) {
  const list = [...companies]
  const known = rows.filter((row, n) => place + n < companies.length || Object.keys(row).length > 0)
  const fitting = known.slice(0, max - place)
  let replaced = 0
  for (const [n, row] of fitting.entries()) {
    const before = list[place + n] ?? empty
    replaced += Object.entries(row).filter(
      ([field, text]) => !['', text].includes(before[field as CompanyField].trim()),
    ).length
    list[place + n] = { ...before, ...row }
  }
  return { companies: list, replaced, left: known.length - fitting.length }
}

/** Tabs where there are any; commas or semicolons where they part every line alike; else a line is one cell. */
function delimiterOf(text: string) {
  if (text.includes('\t')) return '\t'
  const said = /^sep=([,;])/i.exec(text)?.[1]
  if (said) return said
  const lines = text.split(/[\r\n]+/).filter(line => line.trim())
  const counts = (sign: string) => new Set(lines.map(line => line.replace(/"[^"]*"/g, '').split(sign).length))
  return (
    [',', ';'].find(sign => {
      const [count, ...others] = counts(sign)
      return count! > 1 && others.length === 0
    }) ?? '\t'
  )
}

const isNumber = (cell: string) => !Number.isNaN(readNumber(cell))
