import { toOfficeTime } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { interviewsBetween } from '#server/features/applications/domain.ts'
import type { CalendarEntry, CalendarSpan } from '#server/features/work/contributions.ts'
import { can, type Holder } from '#server/permissions.ts'

const midnight = (day: string) => new Date(`${day}T00:00:00+06:00`)

/** The interviews of a time, for the calendar of somebody who may read them. */
export async function interviewDays(reader: Holder, { from, to, max }: CalendarSpan): Promise<CalendarEntry[]> {
  if (!can(reader, 'applications')) return []
  const interviews = await interviewsBetween(midnight(from), midnight(daysFrom(to, 1)), max)
  return interviews.map(({ id, at, job, place, people }) => ({
    kind: 'interview',
    id,
    day: toOfficeTime(at).slice(0, 10),
    page: `/admin/applications/interviews/${id}`,
    at,
    job,
    place,
    people,
  }))
}
