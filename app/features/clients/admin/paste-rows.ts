import { companyFields, companyInputs, type CompanyField } from '#server/features/clients/schema.ts'

type Row = Partial<Record<CompanyField, string>>

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
  return /[\t\r\n]/.test(inside) || /^[^,]+,[^,]+,\s*[\d০-৯]+$/.test(inside)
}

/**
 * The rows of a pasted table (tabs, or commas or semicolons) as fields of companies. A first row of headings says
 * which column is which; without one the columns begin at the field pasted into: name, sector, number of people, or
 * all five of the form when there are so many.
 */
export async function readRows(text: string, into: CompanyField): Promise<Row[]> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const rows = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    trim: true,
    skip_records_with_empty_values: true,
    skip_empty_lines: true,
  }) as string[][]
  const [first = []] = rows
  const headings = first.some(isNumber) ? [] : first.map(cell => HEADINGS.find(([pattern]) => pattern.test(cell))?.[1])
  if (headings.filter(Boolean).length > 1) return rows.slice(1).map(row => toRow(row, headings))
  const cells = rows.map(row => (isNumbered(rows) ? row.slice(1) : row))
  const columns = columnsFrom(into, Math.max(...cells.map(row => row.length)))
  return cells.map(row => toRow(row, columns))
}

function toRow(cells: string[], columns: (CompanyField | undefined)[]): Row {
  return Object.fromEntries(columns.flatMap((field, n) => (field ? [[field, cells[n] ?? '']] : [])))
}

function columnsFrom(into: CompanyField, width: number) {
  const all = companyInputs.slice(companyInputs.indexOf(into))
  const isTranslation = (field: CompanyField) => 'lang' in companyFields[field]
  const english = all.filter(field => !isTranslation(field))
  return (isTranslation(into) || width > english.length ? all : english).slice(0, width)
}

/** Tabs where there are any; commas or semicolons where they part every line alike; else a line is one cell. */
function delimiterOf(text: string) {
  if (text.includes('\t')) return '\t'
  const lines = text.split(/[\r\n]+/).filter(line => line.trim())
  const counts = (sign: string) => new Set(lines.map(line => line.replace(/"[^"]*"/g, '').split(sign).length))
  return (
    [',', ';'].find(sign => {
      const [count, ...others] = counts(sign)
      return count! > 1 && others.length === 0
    }) ?? '\t'
  )
}

/** Whether the first column only counts the rows: 1, 2, 3. */
function isNumbered(rows: string[][]) {
  return rows.every((row, n) => row.length > 2 && plain(row[0] ?? '') === String(n + 1))
}

const isNumber = (cell: string) => /^\d+$/.test(plain(cell))
const plain = (cell: string) =>
  cell.replace(/[০-৯]/g, digit => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s,.]/g, '')
