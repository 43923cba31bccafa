import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'

/** A rate that is older is looked up again. */
const RATE_DAYS = 30

const OF_COUNTRY = ['compensation', 'compensationBn', 'approvalOffice', 'approvalOfficeBn'] as const
const OF_CURRENCY = ['rate', 'rateOn'] as const
/** What a new job repeats of the last one. */
export const REPEATED = [...OF_COUNTRY, ...OF_CURRENCY] as const
export type Repeated = (typeof REPEATED)[number]

type Job = { country: string; currency: string; publishedAt: string } & Partial<Record<Repeated, string>>

/**
 * The latest of these published jobs of the same country, of which the next one repeats the law on compensation and the office
 * that approves, and the latest of the same currency, with its rate while that is not older than a month.
 */
export function lastJobs<One extends Job>(jobs: One[], country: string, currency: string): { there?: One; paid?: One } {
  const latest = jobs.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
  const there = latest.find(job => job.country === country)
  const since = daysFrom(today(), -RATE_DAYS)
  const paid = latest.find(job => job.currency === currency && job.rate && (job.rateOn ?? '') >= since)
  return { ...(there && { there }), ...(paid && { paid }) }
}

/** What they say. */
export function saidLast<One extends Job>(
  jobs: One[],
  country: string,
  currency: string,
): Partial<Pick<One, Repeated>> {
  const { there, paid } = lastJobs(jobs, country, currency)
  const of = (job: One | undefined, names: readonly Repeated[]) => (job ? names.map(name => [name, job[name]]) : [])
  return Object.fromEntries([...of(there, OF_COUNTRY), ...of(paid, OF_CURRENCY)]) as Partial<Pick<One, Repeated>>
}
