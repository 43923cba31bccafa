import { createHash } from 'node:crypto'
import type { Limits } from '#server/registration/define-limits.ts'
import { giveBack, take } from '#server/http/rate-limits.ts'

export const calendarLimits = {
  /** Secret links of calendars that open nothing, which spares the database. */
  checks: { name: 'calendar-check', points: 60, minutes: 15 },
  /** How often one that opens is read, which programs do every hour or so. */
  reads: { name: 'calendar', points: 60, minutes: 15, isHere: true },
} satisfies Limits

/**
 * Counts a look at a calendar by its secret link, by client and by link, and takes the former back when `work` finds
 * one. Throws TOO_MANY_REQUESTS.
 */
export async function limitCalendar<T>(clientAddress: string, link: string, work: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(link).digest('base64url')
  await take([calendarLimits.checks, clientAddress], [calendarLimits.reads, key])
  const found = await work()
  if (found) await giveBack(calendarLimits.checks, clientAddress)
  return found
}
