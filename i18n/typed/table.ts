import { m } from '#i18n/paraglide/messages.js'
import { readNumber } from './number.ts'

/** The largest file of a table, or of JSON, that is taken in. */
export const TABLE_MAX_BYTES = 10 * 1024 * 1024
/**
 * A cell that begins so could be run as a formula by a spreadsheet, as OWASP lists them ("CSV Injection"), full-width
 * signs too: it gets a ' in front, and so does one that begins as if it had got it.
 */
const FORMULA = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/
/** What a spreadsheet could take for a number or a day, without its zeros or in another order; no mobile number of Bangladesh is either. */
export const LIKE_A_NUMBER = /^(?!\d{5}-\d{6}$)[\d\s.,:/()-]*\d[\d\s.,:/()-]*$|^\d+(?:[.,]\d*)?e[+-]?\d+$/i

/** The same inside a cell, where a spreadsheet that parts cells by ; or by tabs would let a cell or a row begin. */
const FORMULA_INSIDE = /[;\t\r\n](?=[\s'"]*[=+\-@＝＋－＠])/g
const PROTECTED_INSIDE = /([;\t\r\n])'(?=[\s'"]*[=+\-@＝＋－＠])/g

/** A cell that no spreadsheet runs as a formula. */
export function protect(cell: string): string {
  const whole = cell.replace(FORMULA_INSIDE, "$&'")
  return FORMULA.test(whole) ? `'${whole}` : whole
}

/** A cell without what our files put before formulas. */
export const unprotect = (cell: string): string =>
  (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).replace(PROTECTED_INSIDE, '$1')

/** The same without what stands before a number that is written. */
export function plainCell(cell: string): string {
  const plain = unprotect(cell).trim()
  return plain.startsWith("'") && LIKE_A_NUMBER.test(plain.slice(1)) ? plain.slice(1) : plain
}

/** A table as a file that spreadsheets open and this product reads again. */
export const tableText = (rows: string[][]): string =>
  `\uFEFF${rows.map(cells => cells.map(cell => `"${protectWritten(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`

/** Numbers that are written, such as 01711 100001, keep their zeros. */
const protectWritten = (cell: string) => (LIKE_A_NUMBER.test(cell) ? `'${cell}` : protect(cell))

/** As .xlsx and .ods, which are zips, and .xls begin. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
type NoTable = 'workbook' | 'no-text' | 'empty'
const whyNoTable: Record<NoTable, () => string> = {
  workbook: m.import_workbook,
  'no-text': m.import_no_text,
  empty: m.import_empty,
}

/** Why a file is no table that can be read, as a sentence that says what to do. */
export const noTableText = (why: NoTable): string => whyNoTable[why]()

/**
 * The text of a file in UTF-8; 'workbook' for what spreadsheets keep for themselves, 'no-text' for anything else,
 * 'empty' where it shows nothing.
 */
export function fileText(bytes: ArrayBuffer): { text: string } | NoTable {
  const first = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength))
  if (WORKBOOKS.some(signs => signs.every((sign, n) => first[n] === sign))) return 'workbook'
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'no-text'
  }
  if (text.includes('\u0000')) return 'no-text'
  return text.trim() === '' ? 'empty' : { text }
}

const SIGNS = ['\t', ';', ',']
const FIRST_MAX = 10_000
const SEP_LINE = /^sep=(.)$/i

/** The line `sep=;` by which spreadsheets say what parts the cells. */
export const isSepLine = (cells: string[]): boolean => /^sep=.?$/i.test(cells.join('').trim())

/** What parts the cells of a text: what its line `sep=;` says, else what its first line that is not blank has most of. */
export function signOf(text: string): string {
  const [line = ''] = text
    .slice(0, FIRST_MAX)
    .trimStart()
    .replace(/(^|[,;\t\n]) *"(?:[^"]|"")*"/g, '$1')
    .split(/[\r\n]/, 1)
  const said = SEP_LINE.exec(line.trimEnd())?.[1]
  const count = (sign: string) => line.split(sign).length
  return said ?? SIGNS.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

/** Within how many rows that say something a table has its headings: a title may stand above them. */
export const HEADINGS_WITHIN = 5
const HEADINGS_LETTERS = 50_000
const HEADINGS_COLUMNS = 100

/**
 * What parts the cells: by which sign one of the first rows has headings, as `isHead` knows them. A title above them
 * may have other signs.
 */
export function signAbove(text: string, isHead: (cells: string[]) => boolean): string {
  const likely = signOf(text)
  const isIt = (sign: string) => {
    let left = HEADINGS_WITHIN
    for (const cells of rowsOf(text.slice(0, HEADINGS_LETTERS), sign, { columns: HEADINGS_COLUMNS })) {
      if (cells.every(cell => cell.trim() === '')) continue
      if (isHead(cells)) return true
      if (--left === 0) return false
    }
    return false
  }
  return [likely, ...SIGNS].find(isIt) ?? likely
}

/** A quotation mark that is one too many, or missing, in a row counted from 1. */
export class TableError extends Error {
  row: number
  constructor(row: number) {
    super(`Row ${row} has a quotation mark without its pair`)
    this.row = row
  }
}

/**
 * The cells of a table row by row, empty rows too, as spreadsheets write and read them: a cell in quotation marks may
 * hold the sign and line breaks, and "" is one mark. Read as far as somebody asks. A mark inside a cell is a letter, as
 * in 5" pipe, and so is one at its beginning without its pair; with `isStrict` that one throws TableError. A row of
 * more cells than `columns` comes as soon as they are read: it may have millions.
 */
export function* rowsOf(
  text: string,
  sign: string,
  { isStrict = false, columns = Infinity }: { isStrict?: boolean; columns?: number } = {},
): Generator<string[]> {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let cells: string[] = []
  for (let row = 1; at < text.length;) {
    const quoted = quotedCell(text, at, sign)
    if (quoted === 'broken' && isStrict) throw new TableError(row)
    const end = typeof quoted === 'object' ? quoted.end : endOfCell(text, at, sign)
    const cell = typeof quoted === 'object' ? quoted.cell : text.slice(at, end)
    cells.push(cell)
    at = end + 1
    if (text[end] === sign && at < text.length && cells.length <= columns) continue
    if (text[end] === sign) cells.push('')
    if (text[end] === '\r' && text[at] === '\n') at++
    yield cells
    cells = []
    row++
  }
}

function endOfCell(text: string, from: number, sign: string): number {
  let at = from
  while (at < text.length && text[at] !== sign && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

/** The cell in quotation marks that begins here, blanks before and behind it left out, and where it ends; undefined where none begins. */
function quotedCell(text: string, from: number, sign: string): { cell: string; end: number } | 'broken' | undefined {
  const begin = afterBlanks(text, from, sign)
  if (text[begin] !== '"') return undefined
  let close = text.indexOf('"', begin + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) return 'broken'
  const end = afterBlanks(text, close + 1, sign)
  const isEnd = end >= text.length || text[end] === sign || text[end] === '\n' || text[end] === '\r'
  return isEnd ? { cell: text.slice(begin + 1, close).replaceAll('""', '"'), end } : 'broken'
}

function afterBlanks(text: string, from: number, sign: string): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && sign !== '\t')) at++
  return at
}

/** What stands above such a column. */
export const RUNNING_NUMBER = /^(?:sl|sr|s\/n|#|ক্রম|ক্রমিক)?[. ]*(?:no|নং)?\.?$/i

/** Whether a column only counts the rows: 1, 2, 3. */
export const isCount = (rows: string[][], column: number): boolean =>
  rows.length > 0 && rows.every((row, n) => readNumber((row[column] ?? '').replace(/[.)]$/, '')) === n + 1)

/** A cell that is nothing but the word for a sum, of what, and the sum: “Total quality inspector” and “মোটর মেকানিক” are trades. */
const OF_TOTAL =
  'workers?|persons?|people|posts?|positions?|numbers?|nos?\\.?|quantity|qty|manpower|pax|কর্মী|শ্রমিক|পদ|জন|সংখ্যা'
const TOTAL = new RegExp(
  `^(?:(?:(?:grand|sub)[ -]?)?totals?|(?:সর্ব)?মোট)(?: ?(?:${OF_TOTAL}))?[\\s:=.।–-]*(?:\\p{Nd}[\\p{Nd},.]*)?(?: ?(?:${OF_TOTAL}))?$`.normalize(),
  'iu',
)
const TOTAL_MAX = 60

/** Whether a row only sums up those above it, by its first cell that is not empty. */
export function isTotal(cells: string[]): boolean {
  const first = cells.find(cell => cell.trim() !== '')?.trim() ?? ''
  return first.length <= TOTAL_MAX && TOTAL.test(first.normalize())
}

const BEFORE_COMMA = /(?:^|[^\p{Nd}.,])\p{Nd}{1,3}$/u
const BEHIND_COMMA = /^\p{Nd}{3}(?!\p{Nd})/u
const ALL_QUOTED = /"[ ]*,[ ]*"/

/** Whether two cells side by side may be one number with a comma within: "1" and "500 SAR". */
export const mayBeTorn = (cell = '', next = ''): boolean => BEFORE_COMMA.test(cell) && BEHIND_COMMA.test(next)

/** Whether commas may have torn numbers of a text: not where each cell is in quotation marks. */
export const mayTear = (text: string, sign: string): boolean => sign === ',' && !ALL_QUOTED.test(text)
