import { findCurrency } from '#i18n/currencies.ts'
import { formatNumber, westernDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findTrade } from '#i18n/trades.ts'

/** The most posts that one demand has. */
export const LINES_MAX = 40
/** How many empty ones come at once where no script runs. */
export const LINES_ADDED = 3

/** What is asked of each post, in the order of the form and of a pasted table. */
export const LINE_FIELDS = [
  'trade',
  'number',
  'wage',
  'currency',
  'period',
  'hours',
  'days',
  'months',
  'housing',
  'food',
  'ticket',
  'medical',
  'insurance',
] as const
export type LineField = (typeof LINE_FIELDS)[number]
export type LineTexts = Partial<Record<LineField, string>>

/** The name of a post's field in the form. */
export const lineName = (n: number, field: LineField): string => `lines.${n}.${field}`

/** Whether somebody has begun to fill in a post; what else a form offers there says nothing. */
export const isBegun = ({ trade, number, wage }: LineTexts): boolean =>
  [trade, number, wage].some(text => (text ?? '').trim() !== '')

/** What people write above such columns; the first that fits counts. */
const HEADINGS: [RegExp, LineField][] = [
  [/number|quantity|qty|\bnos?\b|workers|persons|সংখ্যা|জন/i, 'number'],
  [/trade|position|category|post|job|পেশা|পদ/i, 'trade'],
  [/currency|মুদ্রা/i, 'currency'],
  [/wage|salary|basic|বেতন|মজুরি/i, 'wage'],
  [/hours?|ঘণ্টা/i, 'hours'],
  [/contract|duration|months|চুক্তি|মাস/i, 'months'],
  [/days|দিন/i, 'days'],
  [/hous|accommodation|room|থাকা|বাসস্থান/i, 'housing'],
  [/food|meal|খাবার/i, 'food'],
  [/ticket|passage|flight|টিকিট/i, 'ticket'],
  [/medical|health|মেডিকেল|চিকিৎসা/i, 'medical'],
  [/insurance|বিমা|বীমা/i, 'insurance'],
  [/period|per\b|হিসাব/i, 'period'],
]

const periods: [RegExp, string][] = [
  [/month|মাস/i, 'month'],
  [/week|সপ্তাহ/i, 'week'],
  [/day|daily|দিন|দৈনিক/i, 'day'],
  [/hour|ঘণ্টা/i, 'hour'],
]
const ofWorker = /\bnot?\b|own|self|worker|নিজ|কর্মী/i
const ofEmployer = /free|yes|provided|company|employer|বিনা|ফ্রি|হ্যাঁ|কোম্পানি|নিয়োগ/i
const provisions: [RegExp, string][] = [
  [/allowance|ভাতা/i, 'allowance'],
  [ofWorker, 'own'],
  [ofEmployer, 'free'],
]
const payers: [RegExp, string][] = [
  [ofWorker, 'worker'],
  [ofEmployer, 'employer'],
]

const wordOf = (words: [RegExp, string][]) => (cell: string) => words.find(([pattern]) => pattern.test(cell))?.[1]
/** A whole number in any digits, with or without commas and a fraction of nothing. */
const wholeNumber = (cell: string) =>
  /^\D*(\d{1,9})(?:\.0+)?\D*$/.exec(westernDigits(cell).replaceAll(/(?<=\d)[,\s](?=\d{2,3})/g, ''))?.[1]

const readers: Record<LineField, (cell: string) => string | undefined> = {
  trade: findTrade,
  number: wholeNumber,
  wage: wholeNumber,
  currency: findCurrency,
  period: wordOf(periods),
  hours: wholeNumber,
  days: wholeNumber,
  months: wholeNumber,
  housing: wordOf(provisions),
  food: wordOf(provisions),
  ticket: wordOf(payers),
  medical: wordOf(payers),
  insurance: wordOf(payers),
}

/**
 * The posts of a pasted table, one a line: cells apart by tabs, or by commas or semicolons where there are none. A first line of headings
 * says which column is which. An empty cell means what the line above says, and in the first one what `last` says, but for trade and
 * number. `unread` are cells that mean nothing to us, `left` is how many lines are past the most.
 */
export function readLines(text: string, last: LineTexts = {}): { lines: LineTexts[]; unread: string[]; left: number } {
  const table = text
    .split(/[\r\n]+/)
    .filter(line => line.trim())
    .map(line => line.split(text.includes('\t') ? '\t' : /[,;]/).map(cell => cell.trim().replace(/^"(.*)"$/, '$1')))
  const [first = []] = table
  const named = first.map(cell => HEADINGS.find(([pattern]) => pattern.test(cell))?.[1])
  const hasHeadings = !first.some(cell => wholeNumber(cell)) && named.filter(Boolean).length > 1
  const columns = hasHeadings ? named : LINE_FIELDS
  const unread: string[] = []
  let above = last
  const lines = table.slice(hasHeadings ? 1 : 0).map(cells => {
    const read = columns.flatMap((field, n): [LineField, string][] => {
      const cell = cells[n] ?? ''
      if (!field || cell === '') return []
      const value = readers[field](cell)
      if (value === undefined) unread.push(cell)
      return value === undefined ? [] : [[field, value]]
    })
    const currency = findCurrency(/[A-Z]{3}/.exec(cells[columns.indexOf('wage')] ?? '')?.[0] ?? '')
    const { trade: _, number: __, ...terms } = above
    above = { ...terms, ...(currency && { currency }), ...Object.fromEntries(read) }
    return above
  })
  return { lines: lines.slice(0, LINES_MAX), unread, left: Math.max(0, lines.length - LINES_MAX) }
}

/** What could not be taken over from a pasted table. */
export function pasteProblem(unread: string[], left: number): string | undefined {
  const sentences = [
    ...(unread.length > 0 ? [m.demand_paste_unread({ cells: unread.slice(0, 5).join(', ') })] : []),
    ...(left > 0 ? [m.demand_paste_left({ max: formatNumber(LINES_MAX) })] : []),
  ]
  return sentences.join(' ') || undefined
}

/** The posts of a form's fields, by their place in it; those that nobody has begun are empty. */
export function linesIn(fields: Record<string, string>): LineTexts[] {
  const lines = Array.from({ length: LINES_MAX }, (_, n) =>
    Object.fromEntries(LINE_FIELDS.map(field => [field, fields[lineName(n, field)] ?? ''])),
  )
  return lines.slice(0, 1 + lines.findLastIndex(isBegun))
}

/** The fields of a form for these posts. */
export const fieldsOf = (lines: LineTexts[]): Record<string, string> =>
  Object.fromEntries(lines.flatMap((line, n) => LINE_FIELDS.map(field => [lineName(n, field), line[field] ?? ''])))
