import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { formatDate, today } from '#i18n/format.ts'
import { read } from '#server/db/client.ts'
import type { DeskItem, DeskReader } from '#server/registration/define-feature.ts'
import { findTakenOff } from '#server/features/applications/interviews/appointments.ts'
import { summaryOf } from '#server/features/applications/lists/list.ts'
import type { ApplicationsFilter } from '#server/features/applications/work-schema.ts'
import { uncountedSummary } from '#server/features/applications/stages/departed.ts'
import { LEFT, ME } from '#server/features/work/domain.ts'

const LIST = { group: 'people', right: 'applications', to: '/admin/applications' } as const
const CALLS = '/admin/applications/calls'
const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS

/**
 * Applications that nobody has called yet, people to call again, what is the reader’s and what a colleague has left
 * behind, the interviews of the day and the next one within a week, who is to be told that theirs is off, and who is in
 * no figure yet.
 */
export async function applicationsOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  const midnight = new Date(`${today()}T00:00:00+06:00`)
  const [uncalled, again, mine, left, interviews, next, off, departed] = await Promise.all([
    line(reader, { show: 'uncalled' }),
    line(reader, { show: 'again' }),
    line(reader, { state: 'open', assignee: ME }),
    line(reader, { state: 'open', assignee: LEFT }),
    read.interview.findMany({
      where: { at: { gte: midnight, lt: new Date(midnight.getTime() + DAY_MS) } },
      orderBy: { at: 'asc' },
      select: { id: true, at: true },
      take: 20,
    }),
    read.interview.findFirst({
      where: {
        at: { gte: new Date(midnight.getTime() + DAY_MS), lt: new Date(midnight.getTime() + DAY_MS + WEEK_MS) },
      },
      orderBy: { at: 'asc' },
      select: { id: true, at: true, _count: { select: { applications: true } } },
    }),
    findTakenOff(read),
    uncountedSummary(),
  ])
  return [
    {
      ...LIST,
      ...uncalled,
      id: 'applications-uncalled',
      label: m.desk_applications_uncalled(plural(uncalled.count)),
      screen: LIST.to,
      open: { to: CALLS, label: m.calls_begin() },
    },
    {
      ...LIST,
      ...again,
      id: 'applications-again',
      label: m.desk_applications_again(plural(again.count)),
      screen: LIST.to,
      open: { to: CALLS, label: m.calls_begin() },
    },
    { ...LIST, ...mine, id: 'applications-mine', label: m.desk_applications_mine(plural(mine.count)) },
    { ...LIST, ...left, id: 'applications-left', label: m.desk_applications_left(plural(left.count)) },
    {
      ...LIST,
      id: 'applications-interviews',
      label: m.desk_interviews_today(plural(interviews.length)),
      count: interviews.length,
      to:
        interviews.length === 1
          ? `/admin/applications/interviews/${interviews[0]!.id}`
          : '/admin/applications/interviews',
      tone: 'urgent',
    },
    ...(next ? [nextInterview(next.id, next.at, next._count.applications)] : []),
    {
      ...LIST,
      id: 'applications-off',
      label: m.desk_interviews_off(plural(off.length)),
      count: off.length,
      to: '/admin/applications/interviews',
    },
    {
      group: 'content',
      right: 'content',
      id: 'applications-departed',
      label: m.desk_departed(plural(departed.count)),
      count: departed.count,
      to: '/admin/applications/departed',
      oldest: departed.oldest,
    },
  ]
}

function nextInterview(id: string, at: Date, people: number): DeskItem {
  const day = formatDate(at.toISOString(), { weekday: 'long', day: 'numeric', month: 'long' })
  const time = formatDate(at.toISOString(), { timeStyle: 'short' })
  return {
    group: 'people',
    right: 'applications',
    id: 'applications-interview-next',
    label: m.desk_interview_next({ day, time, people: m.interview_people(plural(people)) }),
    count: 1,
    to: `/admin/applications/interviews/${id}`,
  }
}

/** A list that begins with who has waited longest, with how many it shows. */
async function line(reader: DeskReader, filter: Pick<ApplicationsFilter, 'show' | 'state' | 'assignee'>) {
  const search = { ...filter, sort: 'waiting' } as const
  return { ...(await summaryOf(reader, search)), search }
}
