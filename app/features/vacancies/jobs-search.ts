import { readNumber } from '#i18n/typed/number.ts'

/** What the list of jobs is narrowed to; it stands in the address. A wage that is a text is what somebody typed and nobody can read. */
export type JobsSearch = {
  country?: string | undefined
  trade?: string | undefined
  wage?: number | string | undefined
}

const WAGE_MAX = 10_000_000 // taka a month
const UNREAD_MAX = 40

/** Reads the address; what is nothing of ours is left out. */
export function readJobsSearch({ country, trade, wage }: Record<string, unknown>): JobsSearch {
  const typed = String(wage ?? '').trim()
  const taka = readNumber(typed)
  const isWage = taka > 0 && taka <= WAGE_MAX
  return {
    ...(typeof country === 'string' && /^[A-Z]{2}$/.test(country) && { country }),
    ...(typeof trade === 'string' && /^[a-z-]{2,40}$/.test(trade) && { trade }),
    ...(isWage ? { wage: taka } : typed !== '' && { wage: typed.slice(0, UNREAD_MAX) }),
  }
}
