import { toOfficeTime } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { interviewsBetween } from '#server/features/applications/domain.ts'
import type { Whose } from '#server/features/calendar/rights.shared.ts'
import { between as tasksBetween } from '#server/features/tasks/domain.ts'
import { closingsBetween } from '#server/features/vacancies/domain.ts'
import { can, type Holder } from '#server/permissions.ts'

type Reader = Holder & { id: string }

/** Something of a day in Dhaka, which leads to its record. */
export type Entry = { id: string; day: string; page: string } & (
  | { kind: 'interview'; at: string; job: string; place: string; people: number }
  | { kind: 'closing'; job: string }
  | {
      kind: 'task'
      text: string
      reference: string
      title: string
      assignee: string | null
      isMine: boolean
      isDone: boolean
    }
)

/** The most entries of each kind. */
const MAX = 1000

/**
 * What somebody may see of the days from `from` to `to`, day by day, interviews of a day by their hour and before its
 * last days and tasks.
 */
export async function entriesBetween(reader: Reader, from: string, to: string, whose: Whose): Promise<Entry[]> {
  const midnight = (day: string) => new Date(`${day}T00:00:00+06:00`)
  const [interviews, closings, tasks] = await Promise.all([
    can(reader, 'applications') ? interviewsBetween(midnight(from), midnight(daysFrom(to, 1)), MAX) : [],
    can(reader, 'vacancies') ? closingsBetween(from, to) : [],
    tasksBetween(reader, from, to, { whose, max: MAX }),
  ])
  const entries: Entry[] = [
    ...interviews.map(({ id, at, job, place, people }) => ({
      kind: 'interview' as const,
      id,
      day: toOfficeTime(at).slice(0, 10),
      page: `/admin/applications/interviews/${id}`,
      at,
      job,
      place,
      people,
    })),
    ...closings.map(({ id, day, name }) => ({
      kind: 'closing' as const,
      id,
      day,
      page: `/admin/vacancies/${id}`,
      job: name,
    })),
    ...tasks.map(({ id, dueOn, page, text, reference, title, assignee, assigneeId, doneAt }) => ({
      kind: 'task' as const,
      id,
      day: dueOn,
      page,
      text,
      reference,
      title,
      assignee: assigneeId && assignee,
      isMine: assigneeId === reader.id,
      isDone: doneAt !== null,
    })),
  ]
  return entries.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
}
