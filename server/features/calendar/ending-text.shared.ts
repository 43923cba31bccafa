import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { daysFrom } from '#i18n/typed/day.ts'
import type { CalendarEntry } from '#server/features/work/contributions.ts'

type Ending = Pick<Extract<CalendarEntry, { kind: 'ending' }>, 'day' | 'since' | 'isEntry'>

/** That something of somebody ends on the day of the entry, that it is the last day to enter with it, or since when it is over. */
export function endingText({ day, since, isEntry }: Ending, who: string): string {
  if (!since) return isEntry ? m.calendar_entry_of({ who }) : m.calendar_ending_of({ who })
  if (since === 'ended') return m.calendar_ended_of({ who, day: formatDay(day) })
  return m.calendar_short_of({ who, day: formatDay(daysFrom(day, 1)) })
}
