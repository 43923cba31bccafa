import { perDollar } from '#i18n/currencies.ts'
import type { Limits } from '#i18n/typed/number-problem.ts'

/** What a job can be, in its demand and in its advertisement. */
export const JOB_LIMITS = {
  posts: { least: 1, greatest: 5000 },
  hours: { least: 1, greatest: 16 },
  days: { least: 1, greatest: 7 },
  months: { least: 1, greatest: 120 },
  age: { least: 18, greatest: 70 },
  /** What a worker pays of one cost at most, in taka. */
  cost: { least: 0, greatest: 1_000_000 },
} as const satisfies Record<string, Limits>

/** What a month's wage is worth at least and at most, in dollars. */
const A_MONTH: Limits = { least: 10, greatest: 100_000 }
const TIMES_A_MONTH: Record<string, number> = { month: 1, week: 4, day: 20, hour: 200 }
const WEAKEST = 10_000

/**
 * What a wage can be in its currency and for its time, roughly: 120,500 Kuwaiti dinars a month are a point that is missing. Where either is
 * not known, what any can be.
 */
export function wageLimits({ currency, period }: { currency?: unknown; period?: unknown }): Limits {
  const [weakest, strongest] = currency ? [perDollar(String(currency)), perDollar(String(currency))] : [WEAKEST, 1]
  const times = TIMES_A_MONTH[String(period)]
  return {
    least: (A_MONTH.least * strongest) / (times ?? TIMES_A_MONTH.hour!),
    greatest: (A_MONTH.greatest * weakest) / (times ?? 1),
  }
}
