import { readNumber } from '#i18n/typed/number.ts'
import { isMultiple } from '#i18n/typed/quantity.ts'
import { HEADINGS_WITHIN, isCount, isSepLine, isTotal, mayBeTorn, mayTear, rowsOf } from '#i18n/typed/table.ts'
import type { CompanyField, CompanyTexts } from '#server/features/clients/schema.ts'

type Row = Partial<Record<CompanyField, string>>
/** `left` is how many columns have no field. */
type Pasted = { rows: Row[]; left: number }

/** Columns of something else, though a word of ours is in their names: “Contact person name” is no company’s. */
const OTHER_COLUMNS =
  /contact|\bperson\b|phone|mobile|\btel\b|e-?mail|address|\bweb|owner|manager|director|representative|agent|sponsor|project|country|\b(?:city|date|code|id)\b|regist|licen[cs]e|\b(?:numbers?|nos?\.?) of (?!(?:\w+ )?(?:workers|people|persons|employees|staff|men|labou?r))|\b(?:company|employer) (?:no|number|type|size)\b|contract|ঠিকানা|ফোন|মোবাইল|যোগাযোগ|ব্যক্তি|মালিক|দেশ|তারিখ|নিবন্ধন|লাইসেন্স/i

/** What people write above such columns, ours and others'; the first that fits counts. */
const HEADINGS: [RegExp, CompanyField][] = [
  [/sector.*(?:bn|bangla)|খাত.*বাংলা/i, 'companySectorBn'],
  [/sector|trade|industry|খাত/i, 'companySector'],
  [/value|number|people|workers|employe?ment|employees|staff|কর্মী|সংখ্যা/i, 'valueOfEmployement'],
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
  const sign = delimiterOf(inside)
  const all = [...rowsOf(inside, sign)].filter(cells => !isSepLine(cells)).map(cells => cells.map(cell => cell.trim()))
  const isBare = mayTear(inside, sign)
  const isWide = all.some(row => row.length > 1)
  const rows = isWide ? all.filter(row => row.some(Boolean) && !isSum(row)) : all
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(row => headingsOf(row).filter(Boolean).length > 1)
  if (at !== -1) return toRows(rows.slice(at + 1), headingsOf(rows[at]!), isBare, rows[at])
  const cells = rows.map(row => (rows.every(row => row.length > 2) && isCount(rows, 0) ? row.slice(1) : row))
  return toRows(cells, shown.slice(shown.indexOf(into)), isBare)
}

/** A row of nothing but sums. */
const isSum = (row: string[]) => isTotal(row) && row.filter(Boolean).slice(1).every(isNumber)

function fieldOf(heading: string): CompanyField | undefined {
  const field = OTHER_COLUMNS.test(heading) ? undefined : HEADINGS.find(([pattern]) => pattern.test(heading))?.[1]
  return field === 'valueOfEmployement' && isMultiple(heading) ? undefined : field
}

/** The fields that headings name, each once: the first column counts. None for a row with a number. */
function headingsOf(cells: string[]): (CompanyField | undefined)[] {
  if (cells.some(isNumber)) return []
  const fields = cells.map(fieldOf)
  return fields.map((field, n) => (fields.indexOf(field) === n ? field : undefined))
}

function toRows(
  cells: string[][],
  columns: (CompanyField | undefined)[],
  isBare: boolean,
  headings: string[] = [],
): Pasted {
  const places = Array.from({ length: Math.max(0, ...cells.map(row => row.length)) }, (_, n) => n)
  const whole = isBare ? cells.map(row => withoutTorn(row, columns, headings)) : cells
  return {
    rows: whole.map(row => toRow(row, columns)),
    left: places.filter(n => !columns[n] && cells.some(row => row[n]) && !isCount(cells, n)).length,
  }
}

/** A row without a number of people of which a comma may have made two cells: “1,200” is not 1. */
function withoutTorn(cells: string[], columns: (CompanyField | undefined)[], headings: string[]): string[] {
  const at = columns.indexOf('valueOfEmployement')
  const from = [at - 1, at].find(n => {
    const [cell = '', next = ''] = cells.slice(Math.max(n, 0), n + 2)
    const beside = n === at ? n + 1 : n
    const isNumberToo = !columns[beside] && fieldOf(headings[beside] ?? '') === 'valueOfEmployement'
    return mayBeTorn(cell, next) && isNumber(cell) && isNumber(next) && !isNumberToo
  })
  return at === -1 || from === undefined ? cells : cells.map((cell, n) => (n === from || n === from + 1 ? '' : cell))
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

/** Tabs where there are any; commas or semicolons where they part every line alike, from the headings on; else a line is one cell. */
function delimiterOf(text: string) {
  if (text.includes('\t')) return '\t'
  const said = /^sep=([,;])/i.exec(text)?.[1]
  if (said) return said
  const lines = text.split(/[\r\n]+/).filter(line => line.trim())
  const cellsIn = (line: string, sign: string) => line.replace(/"[^"]*"/g, '').split(sign).length
  const isAlike = (sign: string, from: number) => {
    const [count, ...others] = new Set(lines.slice(from).map(line => cellsIn(line, sign)))
    return count! > 1 && others.length === 0
  }
  const isHead = (sign: string, line: string) => headingsOf(line.split(sign)).filter(Boolean).length > 1
  const signs = [',', ';']
  const below = signs.find(sign =>
    lines.slice(0, HEADINGS_WITHIN).some((line, n) => n < lines.length - 1 && isHead(sign, line) && isAlike(sign, n)),
  )
  return below ?? signs.find(sign => isAlike(sign, 0)) ?? '\t'
}

const isNumber = (cell: string) => !Number.isNaN(readNumber(cell))
