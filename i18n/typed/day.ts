import { plainSigns } from './text.ts'

const LONGEST = 40

/** A day as YYYY-MM-DD, with the digits of any alphabet; undefined for what is no day of the calendar. */
export function readDay(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const day = plainSigns(text)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined
}

/** Which number stands first in a day of numbers alone: 05/11/2026 is 5 November or 11 May. */
export type DayOrder = 'day' | 'month'

/** English and Bangla, with the spellings of either; three letters of one are enough. */
const MONTHS = [
  'january জানুয়ারি জানুয়ারী',
  'february ফেব্রুয়ারি ফেব্রুয়ারী',
  'march মার্চ',
  'april এপ্রিল',
  'may মে',
  'june জুন',
  'july জুলাই',
  'august আগস্ট আগষ্ট অগাস্ট',
  'september সেপ্টেম্বর',
  'october অক্টোবর',
  'november নভেম্বর',
  'december ডিসেম্বর',
].map(names => names.normalize().split(' '))
const MONTH_LETTERS_MIN = 3
/** What spreadsheets write behind a day that they take for a moment. */
const MIDNIGHT = /[t ](?:00?|12):00(?::00(?:\.0+)?)?(?: ?am)?z?$/
const SERIAL = /^\d{5}(?:\.0+)?$/
const DAY_MS = 24 * 60 * 60 * 1000
const SERIAL_ZERO = Date.UTC(1899, 11, 30) // spreadsheets count the days from it
const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/
const IN_NUMBERS = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/
const WORD = String.raw`(?<word>[\p{L}\p{M}]+)`
const YEAR = String.raw`(?<year>\d{4}|\d{2})`
const DAY_NUMBER = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?`
const IN_WORDS = [
  String.raw`${DAY_NUMBER}[-/., ]*(?:of )?${WORD}[-/., ]*${YEAR}`,
  String.raw`${WORD}[-/. ]*${DAY_NUMBER}[-/., ]+${YEAR}`,
  String.raw`(?<year>\d{4})[-/., ]*${WORD}[-/., ]*${DAY_NUMBER}`,
].map(pattern => new RegExp(`^${pattern}$`, 'u'))

/**
 * A day as people and spreadsheets write it, as `readDay` gives it: 2026-11-05, 05/11/2026, 05.11.26, 5 Nov 2026, ৫
 * নভেম্বর ২০২৬, and 46331 as spreadsheets count days. Of two digits the year is the one that `least` and `greatest`
 * allow. 'several' for what could be two days, as 05/11/2026 is while `order` is not known; undefined for what is none.
 */
export function readWrittenDay(
  text: string,
  { least, greatest, order }: { least: string; greatest: string; order?: DayOrder | undefined },
): string | undefined {
  if (text.length > LONGEST) return undefined
  const plain = tidy(text)
  if (SERIAL.test(plain)) return new Date(SERIAL_ZERO + Number.parseInt(plain, 10) * DAY_MS).toISOString().slice(0, 10)
  const dayIn = (year: string, month: number, day: number) => {
    const days = yearsOf(year).flatMap(each => readDay(`${each}-${twoDigits(month)}-${twoDigits(day)}`) ?? [])
    const allowed = days.filter(each => each >= least && each <= greatest)
    return allowed.length > 1 ? 'several' : (allowed[0] ?? days.at(-1))
  }
  const [, year = '', , month, day] = YEAR_FIRST.exec(plain) ?? []
  if (day) return dayIn(year, Number(month), Number(day))
  const numbers = IN_NUMBERS.exec(plain)
  if (!numbers) return inWords(plain, dayIn)
  const [one, other] = [Number(numbers[1]), Number(numbers[3])]
  const [dayFirst, monthFirst] = [dayIn(numbers[4]!, other, one), dayIn(numbers[4]!, one, other)]
  if (!dayFirst || !monthFirst || dayFirst === monthFirst) return dayFirst ?? monthFirst
  return order ? { day: dayFirst, month: monthFirst }[order] : 'several'
}

/**
 * The first of these days that could be two where another one has the month in front, as 11/25/2026 does: then somebody has to say which
 * stands first. Undefined where nothing is unclear, since the day does in Bangladesh.
 */
export function unclearDay(texts: string[]): string | undefined {
  const pairs = texts.flatMap(text => {
    const [, one, , other] = (text.length <= LONGEST && IN_NUMBERS.exec(tidy(text))) || []
    return one ? [{ text, one: Number(one), other: Number(other) }] : []
  })
  if (pairs.every(({ other }) => other <= MONTHS.length)) return undefined
  return pairs.find(({ one, other }) => one <= MONTHS.length && other <= MONTHS.length && one !== other)?.text
}

const tidy = (text: string) =>
  plainSigns(text)
    .normalize()
    .toLowerCase()
    .replace(/ +/g, ' ')
    .replace(/ ?([-/.,]) ?/g, '$1')
    .replace(MIDNIGHT, '')

function inWords(plain: string, dayIn: (year: string, month: number, day: number) => string | undefined) {
  const { year = '', word = '', day } = IN_WORDS.map(pattern => pattern.exec(plain)?.groups).find(Boolean) ?? {}
  const month = MONTHS.findIndex(names =>
    names.some(name => name === word || (word.length >= MONTH_LETTERS_MIN && name.startsWith(word))),
  )
  return month === -1 ? undefined : dayIn(year, month + 1, Number(day))
}

const yearsOf = (year: string) => (year.length === 2 ? [`19${year}`, `20${year}`] : [year])
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The same day so many years later or, with a negative number, earlier; 1 March where a year has no 29 February. */
export function yearsFrom(day: string, years: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCFullYear(moment.getUTCFullYear() + years)
  return moment.toISOString().slice(0, 10)
}

/** The same day so many months later or, with a negative number, earlier; the last one of a month that is too short for it. */
export function monthsFrom(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The day so many days later or, with a negative number, earlier. */
export function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days `to` is after `from`; a negative number where it is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** The day of the week, from 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
