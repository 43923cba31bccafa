import { readNumber } from '#i18n/typed/number.ts'

/** What the list of jobs is narrowed to; it stands in the address. */
export type JobsSearch = { country?: string; trade?: string; wage?: number }

const WAGE_MAX = 10_000_000 // taka a month

/** Reads the address; what is nothing of ours is left out. */
export function readJobsSearch({ country, trade, wage }: Record<string, unknown>): JobsSearch {
  const taka = readNumber(String(wage ?? ''))
  return {
    ...(typeof country === 'string' && /^[A-Z]{2}$/.test(country) && { country }),
    ...(typeof trade === 'string' && /^[a-z-]{2,40}$/.test(trade) && { trade }),
    ...(taka > 0 && taka <= WAGE_MAX && { wage: taka }),
  }
}
