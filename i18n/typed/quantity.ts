import { numbersIn, readNumber } from './number.ts'
import { plainSigns } from './text.ts'

const LONGEST = 100
const YEAR_MONTHS = 12
const YEAR = /^(?:y|yr|yrs|year|years|বছর|বছরের)$/
const MONTH = /^(?:m|mo|mos|mth|mths|mon|month|months|মাস|মাসের)$/
const COUNTED: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  এক: '1',
  দুই: '2',
  তিন: '3',
  চার: '4',
  পাঁচ: '5',
}
const HEADING_MAX = 100
/** Each cell below such a heading means a multiple of what stands there. */
const MULTIPLE = new RegExp(
  String.raw`(?<!\p{Nd})[1১]?[,.]?[0০]{2,}(?!\p{Nd})|\bk\b|thousand|la(?:kh|c)s?\b|crore|hundred|million|\bmn\b|dozen|percent|%|হাজার|লাখ|লক্ষ|শত|কোটি|ডজন`.normalize(),
  'iu',
)

/** Whether numbers below a heading mean more than they say: Workers (in thousands). */
export const isMultiple = (heading: string): boolean => MULTIPLE.test(heading.slice(0, HEADING_MAX).normalize())

/** A part of a number, as in 8½. */
const OTHER_NUMBER = /\p{No}/u
const AROUND = /^(?:contract|period|of|and|fixed|renewable)$/

/**
 * The only number in a text, such as 1200 in "SAR 1,200 a month". NaN where there is none or another one, and where a word beside it is
 * none that `isKnown`: "1.2 million" is not 1.2. `read` says which number it is.
 */
export function readQuantity(
  text: string,
  isKnown: (word: string) => boolean,
  read: (number: string) => number = readNumber,
): number {
  if (text.length > LONGEST) return Number.NaN
  const plain = plainSigns(text).toLowerCase()
  const [number, ...others] = numbersIn(plain)
  if (number === undefined || others.length > 0) return Number.NaN
  const [before = '', after = ''] = plain.split(number)
  const words = `${before} ${after}`.match(/[\p{L}\p{M}]+\$?|[\p{Sc}%]/gu) ?? []
  return /-\s?$/.test(before) || OTHER_NUMBER.test(plain) || !words.every(isKnown) ? Number.NaN : read(number)
}

/**
 * How many months a text says: "2 years" are 24, "18 m", "1.5 years", "two years and 6 months"; one without a unit has
 * `unit`. NaN for others, and below 0.
 */
export function readMonths(text: string, unit: 'months' | 'years' = 'months'): number {
  if (text.length > LONGEST) return Number.NaN
  const plain = plainSigns(text)
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, word => COUNTED[word] ?? word)
  if (/^[^\p{L}\d]*-\s?\d/u.test(plain) || OTHER_NUMBER.test(plain)) return Number.NaN
  const parts = [...plain.matchAll(/(\d+(?:[.,]\d{1,2})?)[\s-]*([\p{L}\p{M}]*)/gu)].map(
    ([, number = '', word = '']) => {
      const months = YEAR.test(word) || (word === '' && unit === 'years') ? YEAR_MONTHS : 1
      return {
        months: readNumber(number) * months,
        isYears: months > 1,
        unit: YEAR.test(word) ? 'years' : word && 'months',
        isKnown: word === '' || YEAR.test(word) || MONTH.test(word),
      }
    },
  )
  const others = plain.replace(/\d+(?:[.,]\d{1,2})?[\s-]*[\p{L}\p{M}]*/gu, ' ').match(/[\p{L}\p{M}\d]+/gu) ?? []
  const [first, second, ...more] = parts
  if (!first || more.length > 0 || !others.every(word => AROUND.test(word)) || !parts.every(part => part.isKnown))
    return Number.NaN
  const isSaidTwice = second?.months === first.months && second.unit !== first.unit && !/\+|\band\b/.test(plain)
  const sum =
    !second || isSaidTwice ? first.months : first.isYears && !second.isYears ? first.months + second.months : Number.NaN
  return Number.isInteger(sum) ? sum : Number.NaN
}
