// Sums of money, apart from other numbers: the currencies that they need are 4 kB, which most forms of visitors do without.
import { decimalsOf, mostIn, sumText } from '#i18n/currencies.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readNumber } from './number.ts'
import { isWithin, type Limits, numberUnclear } from './number-problem.ts'
import { plainSigns } from './text.ts'

const THREE = 3
const THOUSAND = 1000
/** What may have lost its point in a currency with three decimals, or have a comma for it. */
const POINTLESS = /^(\d+),?(\d{3})$/

/** More decimals than any currency has, and no groups of digits: 0.1234 */
const TOO_FINE = /^\d+\.\d{4,}$/

/** A sum as tables store it: whole units of its currency, and the thousandths beside them. */
export type StoredSum = { amount: number; thousandths: number }

export function toStored(sum: number): StoredSum {
  const all = Math.round(sum * THOUSAND)
  return { amount: Math.floor(all / THOUSAND), thousandths: all % THOUSAND }
}

/** A stored sum as one number: 120.5 dinars. */
export const amountOf = ({ amount, thousandths }: StoredSum): number => (amount * THOUSAND + thousandths) / THOUSAND

/**
 * A typed sum of a currency; NaN also for what could be two in it: 120,500 dinars. Where `limits` say what the sum can be, as those of
 * wages do, only one of the two may be left: 600000 dinars a month are some in Iraq. What is finer than any currency is read all the same:
 * `sumProblem` says how many decimals there may be.
 */
export function readSum(text: string, currency: string, limits?: Limits): number {
  const plain = plainSigns(text)
  if (TOO_FINE.test(plain)) return Number(plain)
  const hasThree = decimalsOf(currency) === THREE
  const two = hasThree && limits ? bothOf(text) : undefined
  if (!two) return readNumber(text, { threeDecimals: hasThree })
  return isWithin(two.large, limits!) && !isWithin(two.small, limits!) ? two.large : Number.NaN
}

/** A sum as somebody would type it, which `readSum` reads again. */
export function typedText(sum: number, currency: string, limits?: Limits): string {
  const short = String(sum)
  return readSum(short, currency, limits) === sum ? short : sum.toFixed(THREE)
}

/**
 * What keeps a typed sum from being one of a currency: 120,500 dinars could be two, yen have no fraction, `limits` say how
 * much, and without them it is no more than `mostIn` says.
 */
export function sumProblem(given: string | number, currency: string, limits?: Limits): string | undefined {
  const text = String(given)
  const value = typeof given === 'number' ? given : readSum(text, currency, limits)
  if (Number.isNaN(value)) return twoSums(text) ?? numberUnclear(text)
  const decimals = decimalsOf(currency)
  if (!Number.isInteger(Math.round(value * 1e6) / 10 ** (6 - decimals)))
    return decimals === 0 ? m.count_not_whole() : m.sum_decimals({ max: formatNumber(decimals) })
  if (!limits)
    return value > mostIn(currency)
      ? m.sum_most({ greatest: `${sumText(mostIn(currency), currency)} ${currency}` })
      : undefined
  if (isWithin(value, limits)) return undefined
  return m.sum_range({
    least: sumText(limits.least, currency),
    greatest: `${sumText(limits.greatest, currency)} ${currency}`,
  })
}

/** Of digits alone the two sums that they could be, as they would be typed, in a sentence. */
export function twoSums(text: string): string | undefined {
  const two = bothOf(text)
  return two && m.sum_unclear({ text: text.trim(), small: two.small.toFixed(THREE), large: two.large.toFixed(THREE) })
}

function bothOf(text: string) {
  const [, whole, thousandths] = POINTLESS.exec(plainSigns(text)) ?? []
  return whole ? { small: Number(`${whole}.${thousandths}`), large: Number(whole + thousandths) } : undefined
}
