// Sums of money, apart from other numbers: the currencies that they need are 1 kB, which most forms of visitors do without.
import { hasThreeDecimals } from '#i18n/currencies.ts'
import { z } from '#i18n/zod.ts'
import { readNumber } from './number.ts'
import { NUMBER_MAX, numberUnclear, passing } from './rules.ts'

/** A typed sum of a currency; NaN also for what could be two in it: 120.500 dinars. */
export const readSum = (text: string, currency: string): number =>
  readNumber(text, { threeDecimals: hasThreeDecimals(currency) })

/** A sum as it was typed, which passes `rule`: which number it is, its currency decides, see `sumProblem`. */
export const typedSum = (needed: () => string, rule: z.ZodType<number>) =>
  z
    .union([z.number(), z.string().max(NUMBER_MAX)], {
      error: ({ input }) => (typeof input === 'string' ? numberUnclear(input) : needed()),
    })
    .superRefine(passing(rule))

/** What keeps a typed sum that passed its rule from being one number in a currency: 120.500 dinars could be two. */
export const sumProblem = (given: string | number, currency: string): string | undefined =>
  Number.isNaN(readSum(String(given), currency)) ? numberUnclear(String(given)) : undefined
