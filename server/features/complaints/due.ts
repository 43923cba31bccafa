const DAY_MS = 24 * 60 * 60 * 1000
const WEEKEND = new Set([5, 6]) // Friday and Saturday in Bangladesh

/** The day (YYYY-MM-DD) on which so many working days are over, beginning with the day after this one. */
export function workingDaysAfter(day: string, count: number): string {
  let moment = Date.parse(day)
  for (let left = count; left > 0;) {
    moment += DAY_MS
    if (!WEEKEND.has(new Date(moment).getUTCDay())) left--
  }
  return new Date(moment).toISOString().slice(0, 10)
}
