import { z } from '#i18n/zod.ts'
import { type Limits, numberUnclear } from './number-problem.ts'
import { NUMBER_MAX, passing } from './rules.ts'
import { readSum, sumProblem } from './sum.ts'

/**
 * A sum as it was typed, above nothing and up to `max`, with a fraction or without: which number it is, its currency decides, see
 * `inCurrency`. `needed` says that it is missing, `wrong` that it is too little or too much.
 */
export const typedSum = (needed: () => string, wrong: () => string, max: number) =>
  z
    .union([z.number(), z.string().max(NUMBER_MAX)], {
      error: ({ input }) => (typeof input === 'string' ? numberUnclear(input) : needed()),
    })
    .superRefine(passing(fractionalSum(needed, wrong, max)))

const fractionalSum = (needed: () => string, wrong: () => string, max: number) =>
  z.union([z.number(), z.string()]).transform((given, context) => {
    const read = ['USD', 'KWD'].map(currency => (typeof given === 'number' ? given : readSum(given, currency)))
    const value = read.find(each => !Number.isNaN(each)) ?? Number.NaN
    const unread = /\p{Nd}/u.test(String(given)) ? numberUnclear(String(given)) : needed()
    const problem = Number.isNaN(value) ? unread : value <= 0 || value > max ? wrong() : undefined
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return value
  })

type Names<Schema extends z.ZodObject> = Extract<keyof z.output<Schema>, string>
type InCurrency<Schema extends z.ZodObject, Sum extends string> = Omit<z.output<Schema>, Sum> & { [S in Sum]: number }

/**
 * A schema of which one field is a `typedSum` and one its currency, and what it gives has the sum as a number. What the currency or
 * `limits` forbid is told along with what else is wrong.
 */
export function inCurrency<Schema extends z.ZodObject, Sum extends Names<Schema>>(
  schema: Schema,
  sum: Sum,
  currency: Names<Schema>,
  limits?: (values: Record<string, unknown>) => Limits,
) {
  const problemOf = (values: Record<string, unknown>) =>
    sumProblem(values[sum] as string | number, String(values[currency]), limits?.(values))
  return schema
    .refine(values => problemOf(values) === undefined, {
      path: [sum],
      error: ({ input }) => problemOf(input as Record<string, unknown>),
      when: ({ value, issues }) =>
        isRecord(value) && !issues.some(({ path }) => path?.[0] === sum || path?.[0] === currency),
    })
    .transform(values => {
      const { [sum]: given, [currency]: of } = values as Record<string, unknown>
      const read = typeof given === 'number' ? given : readSum(String(given), String(of), limits?.(values))
      return { ...values, [sum]: read } as InCurrency<Schema, Sum>
    })
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null
