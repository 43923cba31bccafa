import { contributionsTo } from '#server/registration/define-feature.ts'
import type { Whose } from '#server/features/calendar/rights.shared.ts'
import type { CalendarEntry } from '#server/features/work/contributions.ts'
import type { Holder } from '#server/permissions.ts'

/** The most entries of each kind. */
const MAX = 1000

const HOURS_FIRST = ['interview', 'flight', 'closing', 'ending', 'task'] as const satisfies CalendarEntry['kind'][]

/**
 * What somebody may see of the days from `from` to `to`, day by day, interviews of a day by their hour and before its
 * flights, last days and tasks.
 */
export async function entriesBetween(
  reader: Holder & { id: string },
  from: string,
  to: string,
  whose: Whose,
): Promise<CalendarEntry[]> {
  const given = await Promise.all(
    contributionsTo('calendar').map(({ given: find }) => find(reader, { from, to, whose, max: MAX })),
  )
  const placeOf = ({ kind }: CalendarEntry) => HOURS_FIRST.indexOf(kind)
  return given.flat().toSorted((one, other) => one.day.localeCompare(other.day) || placeOf(one) - placeOf(other))
}
