import { currencyIn, findCurrency } from '#i18n/currencies.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findPayer, findPeriod, findProvision, isOtherPeriod } from '#i18n/terms.ts'
import { findTrade } from '#i18n/trades.ts'
import { isMultiple, readMonths, readQuantity } from '#i18n/typed/quantity.ts'
import { readSum, typedText } from '#i18n/typed/sum.ts'
import {
  HEADINGS_WITHIN,
  isCount,
  isSepLine,
  isTotal,
  mayBeTorn,
  mayTear,
  RUNNING_NUMBER,
  rowsOf,
  signAbove,
} from '#i18n/typed/table.ts'
import { wageLimits } from '#server/features/vacancies/job-limits.shared.ts'

/** The most posts that one demand has. */
export const LINES_MAX = 40
/** The most characters of a pasted table that are looked at. */
export const PASTED_MAX = 30_000
/** How many empty ones come at once where no script runs. */
export const LINES_ADDED = 3

/** The currency of an employer: that of the wages, or of the country where no wage is stated. */
export const demandCurrency = (demand: { country: string; lines: { currency: string }[] }): string =>
  demand.lines.find(({ currency }) => currency !== '')?.currency ?? currencyIn(demand.country) ?? 'USD'

/** What is asked of each post, in the order of the form and of a pasted table. */
const LINE_FIELDS = [
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

const COLUMNS_MAX = 40
const SHOWN_MAX = 20
const CELL_SHOWN = 60
const HEADING_MAX = 100

/** Columns of something else, though a word of ours is in their names: “Years of experience” is no contract. */
const OTHER_COLUMNS = new RegExp(
  [
    String.raw`experience|probation|\b(?:age[ds]?|off|leaves?|holidays?|vacations?|over-? ?time|o\.?t\.?|notice|within|dates?)\b|birth`,
    String.raw`descri|remark|location|nationalit|qualificat|\b(?:site|place|sex|gender|city|code)\b|(?:job|work|posting) country`,
    String.raw`\b(?:job|position|item|serial|post|trade|passport|(?:tele)?phone|mobile|contact|contract|visa|permit|registration|licen[cs]e|ref(?:erence)?|file|` +
      String.raw`block|order|demand|room|flat|id)s?\.? ?(?:nos?|numbers?|id)\b|\bcontract (?:value|type|copy|status|start|end)\b`,
    'অভিজ্ঞতা|বয়স|ছুটি|ওভারটাইম|শিক্ষানবিশ|নোটিশ|তারিখ|ক্রমিক|ঠিকানা|বিবরণ|(?:ফোন|মোবাইল|পাসপোর্ট|ভিসা|নিবন্ধন|লাইসেন্স).*(?:সংখ্যা|নম্বর)',
  ]
    .join('|')
    .normalize(),
  'i',
)
/** “Wage without overtime” is a wage. */
const WITHOUT = /\b(?:without|excluding|excl\.?|except|w\/o|before)[^,;)]*/gi
const PEOPLE =
  '(?:workers?|persons?|people|pax|manpower|labou?rs?|labou?rers?|employees|staff|candidates|jobs|posts?|positions?|vacanc(?:y|ies)|openings)'

/** What is given, or paid by somebody: of these several may stand in one column. */
const TERMS = new Set<LineField>(['housing', 'food', 'ticket', 'medical', 'insurance'])

/** What people write above such columns; the first that fits counts, so the number of hours is no number of workers. */
const HEADINGS: [RegExp, LineField][] = [
  [/hous(?:e|ing)|accommodation|\brooms?\b|থাকা|বাসস্থান/i, 'housing'],
  [/food|\bmeals?\b|খাবার/i, 'food'],
  [/ticket|passage|flight|টিকিট/i, 'ticket'],
  [/insurance|বিমা|বীমা/i, 'insurance'],
  [/medical|health|মেডিকেল|চিকিৎসা/i, 'medical'],
  [/currency|মুদ্রা/i, 'currency'],
  [/^per$|^(?:wage |pay |salary )?period$|হিসাব/i, 'period'],
  [/wage|salary|\bbasic\b|(?:hour|dai|week|month)ly (?:rate|pay)\b|বেতন|মজুরি/i, 'wage'],
  [/\bhours?\b|ঘণ্টা/i, 'hours'],
  [/contract|duration|^(?:(?:no\.?|number) of )?(?:months|years)\b[^a-z]*$|চুক্তি|মাস|বছর/i, 'months'],
  [
    /^(?:(?:no\.?|number) of |weekly )?(?:work(?:ing)? |duty )?days?(?: ?(?:a|per|each|in a|\/) ?week| \(?weekly)?\b[^a-z]*$|দিন/i,
    'days',
  ],
  [
    new RegExp(
      `^(?:total |required |the )*(?:nos?|numbers?|quantity|qty)\\b(?! of (?!.*\\b${PEOPLE}\\b|.*men\\b|.*males?\\b))|\\b(?:nos?|numbers?|quantity|qty)\\.?$|` +
        '\\b(?:workers|persons|pax|manpower)\\b|\\b(?:fe)?males?\\b|\\b(?:wo)?men\\b|সংখ্যা|(?<![\\p{L}\\p{M}])জন(?![\\p{L}\\p{M}])|পুরুষ|নারী',
      'iu',
    ),
    'number',
  ],
  [/\btrades?\b|\bpositions?\b|categor|\bposts?\b|\bjobs?\b|পেশা|(?<![\p{L}\p{M}])পদ/iu, 'trade'],
  [/\bper\b/i, 'period'],
]
/** Two columns that are one number of workers together. */
const PART_OF_ALL = /\b(?:fe)?males?\b|\b(?:wo)?men\b|পুরুষ|নারী|মহিলা/i

const wholeText = (value: number) => (Number.isInteger(value) && value >= 0 ? String(value) : undefined)
/** A whole number with such words beside it. */
const counted = (words: RegExp) => (cell: string) => wholeText(readQuantity(cell, word => words.test(word)))

const countedPeople = counted(/^(?:nos?|persons?|people|pax|workers?|জন|টি)$/)

const countedHours = counted(/^(?:h|hrs?|hours?|per|a|day|daily|দিনে|ঘণ্টা)$/)
/** Hours of a week or a month are none of a day. */
const OF_WEEKS = /^(?!.*(?:\bda(?:y|ily)|দিন|দৈনিক)).*(?:week|month|সপ্তাহ|সাপ্তাহিক|মাস)/i

const aside = /^(?:per|a|an|each|basic|only|net|gross|pm)$/
/** What several countries call their money fits only their currencies. */
const OF_COUNTRIES: [RegExp, string[]][] = [
  [/^riy?als?$/, ['SAR', 'QAR', 'OMR']],
  [/^dirhams?$/, ['AED', 'MAD']],
]
const mayBe = (currency: string, word: string) =>
  OF_COUNTRIES.some(([names, codes]) => names.test(word) && (currency === '' || codes.includes(currency)))
/** Whether a wage says of itself what its row says otherwise, or two things. */
const isOther = (said: string[], chosen: string) => said.some(each => each !== (chosen || said[0]))
/** No form asks for a wage of a year or of two weeks. */
const isOtherWage = (heading: string) => isMultiple(heading) || isOtherPeriod(heading)
function wageOf(cell: string, { currency = '', period = '' }: LineTexts, heading: string) {
  if (isOtherWage(heading) || isOther(currenciesIn(cell), currency) || isOther(periodsOf(cell), period))
    return undefined
  const limits = wageLimits({ currency, period: period || 'month' })
  const isKnown = (word: string) =>
    aside.test(word) || findCurrency(word) !== undefined || findPeriod(word) !== undefined || mayBe(currency, word)
  const wage = readQuantity(cell, isKnown, number => readSum(number, currency, limits))
  return wage >= 0 ? typedText(wage, currency, limits) : undefined
}

const YEARS = /year|\byrs?\b|বছর/i
const MONTHS = /month|\bm(?:th|o)s?\b|মাস/i
const UNIT = /year|\byrs?\b|month|\bm(?:on|th|o)?s?\b|\p{Nd} ?(?:y|m)|বছর|মাস/iu
const OTHER_UNIT = /\bweeks?\b|\bdays?\b|সপ্তাহ|দিন/i
/** A bare number below this in a column of contracts may be of years. */
const BARE_MONTHS_MIN = 6
/** The months of a cell; its heading says the unit of a bare number. */
function monthsOf(cell: string, heading: string) {
  const isBare = !UNIT.test(cell)
  const [ofYears, ofMonths] = [YEARS.test(heading), MONTHS.test(heading)]
  const months = readMonths(cell, ofYears ? 'years' : 'months')
  if (!isBare) return months
  if (OTHER_UNIT.test(heading) || (ofYears && ofMonths)) return Number.NaN
  return ofYears || ofMonths || months >= BARE_MONTHS_MIN ? months : Number.NaN
}

/** Each word is compared with every name of a currency; a longer text is no wage. */
const SAID_MAX = 60
const wordsOf = (text: string) => text.slice(0, SAID_MAX).match(/[\p{L}\p{M}]+\$?|\p{Sc}/gu) ?? []
const each = (found: (string | undefined)[]) => [...new Set(found.filter(one => one !== undefined))]
const currenciesIn = (text: string) => each(wordsOf(text).map(findCurrency))
/** For which times wages are by their heading; “for 26 days” and “without holidays” say nothing of it. */
const periodsIn = (heading: string) =>
  /\p{Nd}/u.test(heading) || isOtherPeriod(heading)
    ? []
    : each(
        wordsOf(heading)
          .filter(word => /^(?:hour|da[iy]|week|month|pm$|[^a-z])/i.test(word))
          .map(findPeriod),
      )
const periodsOf = (wage: string) => (/\p{Nd}/u.test(wage) ? each([findPeriod(wage)]) : [])

const readers: Record<LineField, (cell: string, terms: LineTexts, heading: string) => string | undefined> = {
  trade: findTrade,
  number: (cell, _, heading) => (isMultiple(heading) ? undefined : countedPeople(cell)),
  wage: wageOf,
  currency: findCurrency,
  period: findPeriod,
  hours: (cell, _, heading) => (OF_WEEKS.test(heading) ? undefined : countedHours(cell)),
  days: counted(/^(?:d|days?|per|a|weeks?|weekly|সপ্তাহে|দিন)$/),
  months: (cell, _, heading) => wholeText(monthsOf(cell, heading)),
  housing: findProvision,
  food: findProvision,
  ticket: findPayer,
  medical: findPayer,
  insurance: findPayer,
}

type Column = { field: LineField; at: number[]; heading: string }
type Pasted = { lines: LineTexts[]; unread: string[]; left: number }

/**
 * The posts of a pasted table, one a line: cells apart by tabs, or by commas or semicolons where there are none. A first line of headings
 * says which column is which. An empty cell means what the line above says, and in the first one what `last` says, but for trade and
 * number. `unread` is what means nothing to us: cells, headings, and whole lines that have other columns; `left` is how many lines are past
 * the most, which nobody reads.
 */
export function readLines(text: string, last: LineTexts = {}): Pasted {
  const isCut = text.length > PASTED_MAX
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n', PASTED_MAX) + 1) : text
  const { rows, sign, left } = tableOf(whole)
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(isHeadings)
  const unread = at > 0 ? rows.slice(0, at).map(shown) : []
  const headings = rows[at]
  const posts = rows.slice(at + 1).filter(cells => !isTotal(cells))
  const columns = headings ? columnsOf(headings, posts, unread) : inOurOrder(posts)
  const { heading: wages = '' } = columns.find(({ field }) => field === 'wage') ?? {}
  const usual = { currency: currenciesIn(wages), period: periodsIn(wages) }
  const isBare = mayTear(whole, sign)
  const lines: LineTexts[] = []
  let above = last
  for (const cells of posts.slice(0, LINES_MAX)) {
    const from = isBare ? tornFrom(cells, columns, headings?.length) : undefined
    const { line, missed, isPost } = readLine(cells, columns, above, usual, from)
    const isTorn = from === undefined && sign === ',' && isTornApart(cells, missed)
    if (isTorn || (headings && cells.slice(headings.length).some(Boolean)) || !isPost) unread.push(shown(cells))
    else {
      unread.push(...(from === undefined ? missed : [shown(cells)]))
      lines.push((above = line))
    }
  }
  if (headings && posts.length === 0) unread.push(shown(headings))
  return { lines, unread, left: left + Math.max(0, posts.length - LINES_MAX) + Number(isCut) }
}

const cleaned = (cell: string) => cell.replace(/\s+/g, ' ').trim()

/** As many rows as are kept, with room for headings, and how many more there are. */
function tableOf(text: string) {
  const sign = text.includes('\t') ? '\t' : signAbove(text, cells => isHeadings(cells.map(cleaned)))
  const rows: string[][] = []
  let left = 0
  for (const cells of rowsOf(text, sign, { columns: COLUMNS_MAX })) {
    if (cells.every(cell => cell.trim() === '') || isSepLine(cells)) continue
    if (rows.length < LINES_MAX + HEADINGS_WITHIN) rows.push(cells.map(cleaned))
    else left++
  }
  return { rows, sign, left }
}

function fieldOf(text: string): LineField | undefined {
  const heading = text.slice(0, HEADING_MAX).normalize().replace(WITHOUT, '')
  return OTHER_COLUMNS.test(heading) ? undefined : HEADINGS.find(([pattern]) => pattern.test(heading))?.[1]
}
/** One, or several that have the same words in their cells, such as food & accommodation. */
function fieldsOfHeading(heading: string): LineField[] {
  const parts = heading
    .slice(0, HEADING_MAX)
    .split(/[&/+,]|\band\b| ও | এবং /i)
    .map(fieldOf)
  const whole = fieldOf(heading)
  if (whole && parts.every(part => part !== undefined && TERMS.has(part))) return [...new Set(parts as LineField[])]
  return whole ? [whole] : []
}
const isHeadings = (cells: string[]) =>
  !cells.some(cell => /^\p{Nd}/u.test(cell)) && new Set(cells.flatMap(cell => fieldOf(cell) ?? [])).size > 1

/** Which columns have which field. A heading that means nothing to us, or the same as one before, is `unread`. */
function columnsOf(headings: string[], rows: string[][], unread: string[]): Column[] {
  const columns: Column[] = []
  for (const [n, heading] of headings.entries()) {
    const isRunning = RUNNING_NUMBER.test(heading) && (isCount(rows, n) || heading === '')
    if (isRunning || (n === 0 && heading === '')) continue
    const fields = fieldsOfHeading(heading)
    const same = columns.find(({ field }) => fields.includes(field))
    if (same?.field === 'number' && PART_OF_ALL.test(heading) && PART_OF_ALL.test(same.heading)) same.at.push(n)
    else if (fields.length > 0 && !same) for (const field of fields) columns.push({ field, at: [n], heading })
    else unread.push(heading)
  }
  return columns
}

function inOurOrder(rows: string[][]): Column[] {
  const from = isCount(rows, 0) ? 1 : 0
  return LINE_FIELDS.map((field, n) => ({ field, at: [n + from], heading: '' }))
}

/**
 * What a row says of a post, with what the heading of wages says where the wage does not, and its cells that mean nothing to us, as those
 * at index `from` and behind it. A row that says neither trade nor number nor wage is no post, such as a note below the table.
 */
function readLine(
  cells: string[],
  columns: Column[],
  above: LineTexts,
  usual: { currency: string[]; period: string[] },
  from = Infinity,
): { line: LineTexts; missed: string[]; isPost: boolean } {
  const { trade: _, number: __, ...terms } = above
  const wage = cells[columns.find(({ field }) => field === 'wage')?.at[0] ?? -1] ?? ''
  const line: LineTexts = terms
  for (const [field, own] of [
    ['currency', currenciesIn(wage)],
    ['period', periodsOf(wage)],
  ] as const) {
    const [said, ...others] = own.length > 0 ? own : usual[field]
    if (others.length > 0) delete line[field] // of two it may be either
    else if (said) line[field] = said
  }
  const missed: string[] = []
  const said: LineTexts = {}
  const inOrder = columns.toSorted((one, other) => Number(OF_WAGES.has(other.field)) - Number(OF_WAGES.has(one.field)))
  for (const { field, at, heading } of inOrder) {
    const places = at.filter(n => cells[n])
    const given = places.map(n => cells[n]!)
    const values = places.map(n => (n < from ? readers[field](cells[n]!, line, heading) : undefined))
    const unknown = given.filter((_, n) => values[n] === undefined)
    if (unknown.length > 0) delete line[field] // nor is it what stands above
    missed.push(...unknown)
    const known = values.filter(value => value !== undefined)
    if (known.length > 0)
      line[field] = said[field] =
        known.length > 1 ? String(known.reduce((sum, value) => sum + Number(value), 0)) : known[0]!
  }
  return { line, missed: [...new Set(missed)], isPost: isBegun(said) }
}

/** Whether a comma within a number has made two cells of it: 1,500 SAR. */
const isTornApart = (cells: string[], missed: string[]) =>
  cells.some(
    (cell, n) => missed.includes(cell) && /^\p{Nd}{3}(?!\p{Nd})/u.test(cell) && /\p{Nd}$/u.test(cells[n - 1] ?? ''),
  )

/**
 * From which cell on a row could be torn, though each of its cells can be read: "1,100" as a wage of 1 and 100 months. It is not where a
 * choice further right stands in its column, or where all columns are full and the three digits can be a wage or a number.
 */
function tornFrom(cells: string[], columns: Column[], width: number | undefined): number | undefined {
  if (cells.some(cell => /\p{Nd},\p{Nd}/u.test(cell))) return undefined // was in quotation marks
  const fieldAt = (n: number) => columns.find(({ at }) => at.includes(n))
  const isFull = width !== undefined && cells.filter(Boolean).length >= width
  const isSure = (n: number) => {
    const { field, heading = '' } = fieldAt(n) ?? {}
    return (
      field !== undefined && !COUNTS.has(field) && !!cells[n] && readers[field](cells[n], {}, heading) !== undefined
    )
  }
  const at = cells.findIndex((cell, n) => {
    const [one, other] = [fieldAt(n)?.field, fieldAt(n + 1)?.field]
    if (!mayBeTorn(cell, cells[n + 1])) return false
    if (one && SMALL.has(one)) return false // nobody works 8,900 hours a day
    if (other && SMALL.has(other)) return true
    if (cells.some((_, right) => right > n + 1 && isSure(right))) return false
    return !isFull || one === 'wage'
  })
  return at === -1 ? undefined : at
}
const OF_WAGES = new Set<LineField>(['currency', 'period'])
const SMALL = new Set<LineField>(['hours', 'days', 'months'])
const COUNTS = new Set<LineField>(['number', 'wage', ...SMALL])

const shown = (cells: string[]) => cells.filter(Boolean).join(', ')

/** What could not be taken over from a pasted table, each text once. */
export function pasteProblem(unread: string[], left: number): string | undefined {
  const all = [...new Set(unread.map(text => (text.length > CELL_SHOWN ? `${text.slice(0, CELL_SHOWN)}…` : text)))]
  const names = all.slice(0, SHOWN_MAX).join(' · ')
  const cells =
    all.length > SHOWN_MAX ? m.import_names_more({ names, count: formatNumber(all.length - SHOWN_MAX) }) : names
  const sentences = [
    ...(all.length > 0 ? [m.demand_paste_unread({ cells })] : []),
    ...(left > 0 ? [m.demand_paste_left({ max: formatNumber(LINES_MAX) })] : []),
  ]
  return sentences.join(' ') || undefined
}
