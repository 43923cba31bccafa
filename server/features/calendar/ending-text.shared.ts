import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { daysFrom } from '#i18n/typed/day.ts'
import type { CalendarEntry } from '#server/features/work/contributions.ts'

type Ending = Pick<Extract<CalendarEntry, { kind: 'ending' }>, 'day' | 'since'>

/** That something of somebody serves until the day of the entry, or has served no longer since. */
export function endingText({ day, since }: Ending, who: string): string {
  if (!since) return m.calendar_ending_of({ who })
  if (since === 'ended') return m.calendar_ended_of({ who, day: formatDay(day) })
  return m.calendar_short_of({ who, day: formatDay(daysFrom(day, 1)) })
}
