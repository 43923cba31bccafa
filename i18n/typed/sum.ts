// Sums of money, apart from other numbers: the currencies that they need are 4 kB, which most forms of visitors do without.
import { decimalsOf } from '#i18n/currencies.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { z } from '#i18n/zod.ts'
import { readNumber } from './number.ts'
import { NUMBER_MAX, numberUnclear, passing } from './rules.ts'
import { plainSigns } from './text.ts'

const THREE = 3
/** What may have lost its point in a currency with three decimals, or have a comma for it. */
const POINTLESS = /^(\d+),?(\d{3})$/

/** A typed sum of a currency; NaN also for what could be two in it: 120,500 dinars. */
export const readSum = (text: string, currency: string): number =>
  readNumber(text, { threeDecimals: decimalsOf(currency) === THREE })

/** A sum as somebody would type it, which `readSum` reads again. */
export const typedText = (sum: number, currency: string): string =>
  decimalsOf(currency) === THREE ? sum.toFixed(THREE) : String(sum)

/** A sum as it was typed, which passes `rule`: which number it is, its currency decides, see `sumProblem`. */
export const typedSum = (needed: () => string, rule: z.ZodType<number>) =>
  z
    .union([z.number(), z.string().max(NUMBER_MAX)], {
      error: ({ input }) => (typeof input === 'string' ? numberUnclear(input) : needed()),
    })
    .superRefine(passing(rule))

/** A sum above nothing and up to `max`, with a fraction or without, for `typedSum`. */
export const fractionalSum = (needed: () => string, wrong: () => string, max: number) =>
  z.union([z.number(), z.string()]).transform((given, context) => {
    const read = [false, true].map(threeDecimals =>
      typeof given === 'number' ? given : readNumber(given, { threeDecimals }),
    )
    const value = read.find(each => !Number.isNaN(each)) ?? Number.NaN
    const unread = /\p{Nd}/u.test(String(given)) ? numberUnclear(String(given)) : needed()
    const problem = Number.isNaN(value) ? unread : value <= 0 || value > max ? wrong() : undefined
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return value
  })

/** What keeps a typed sum that passed its rule from being one sum of a currency: 120,500 dinars could be two, and yen have no fraction. */
export function sumProblem(given: string | number, currency: string): string | undefined {
  const text = String(given)
  const value = typeof given === 'number' ? given : readSum(text, currency)
  if (Number.isNaN(value)) return ambiguousText(text) ?? numberUnclear(text)
  const decimals = decimalsOf(currency)
  return Number.isInteger(Math.round(value * 1e6) / 10 ** (6 - decimals))
    ? undefined
    : decimals === 0
      ? m.count_not_whole()
      : m.sum_decimals({ max: formatNumber(decimals) })
}

/** Of digits alone the two sums that they could be, as they would be typed. */
function ambiguousText(text: string): string | undefined {
  const [, whole, thousandths] = POINTLESS.exec(plainSigns(text)) ?? []
  if (!whole) return undefined
  return m.sum_unclear({ text: text.trim(), small: `${whole}.${thousandths}`, large: `${whole}${thousandths}.000` })
}
