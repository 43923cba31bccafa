import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { formatDate, today } from '#i18n/format.ts'
import { read } from '#server/db/client.ts'
import type { DeskItem, DeskReader } from '#server/registration/define-feature.ts'
import { findTakenOff } from '#server/features/applications/interviews/appointments.ts'
import { ENDED } from '#server/features/applications/stages/states.shared.ts'
import { uncountedSummary } from '#server/features/applications/stages/departed.ts'
import { LEFT, ME } from '#server/features/work/domain.ts'
import type { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

const LIST = { group: 'people', right: 'applications', to: '/admin/applications' } as const
const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS

/**
 * Applications that nobody has called yet, people to call again, what is the reader’s and what a colleague has left
 * behind, the interviews of the day and the next one within a week, who is to be told that theirs is off, and who is in
 * no figure yet.
 */
export async function applicationsOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  const midnight = new Date(`${today()}T00:00:00+06:00`)
  const [received, again, mine, left, interviews, next, off, departed] = await Promise.all([
    waiting({ state: 'received' }),
    waiting({ callAgainSince: { not: null } }),
    waiting({ assigneeId: reader.id, state: { notIn: [...ENDED] } }),
    waiting({ assigneeId: null, assignee: { not: null }, state: { notIn: [...ENDED] } }),
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
      id: 'applications-received',
      label: m.desk_applications_received(plural(received.count)),
      count: received.count,
      search: { state: 'received', sort: 'waiting' },
      screen: '/admin/applications',
      oldest: received.oldest,
      first: received.first,
    },
    {
      ...LIST,
      id: 'applications-again',
      label: m.desk_applications_again(plural(again.count)),
      count: again.count,
      search: { show: 'again', sort: 'waiting' },
      oldest: again.oldest,
    },
    {
      ...LIST,
      id: 'applications-mine',
      label: m.desk_applications_mine(plural(mine.count)),
      count: mine.count,
      search: { state: 'open', assignee: ME, sort: 'waiting' },
      oldest: mine.oldest,
    },
    {
      ...LIST,
      id: 'applications-left',
      label: m.desk_applications_left(plural(left.count)),
      count: left.count,
      search: { state: 'open', assignee: LEFT, sort: 'waiting' },
      oldest: left.oldest,
    },
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

async function waiting(which: Prisma.ApplicationWhereInput) {
  const where = { ...which, mergedIntoId: null }
  const [count, oldest] = await Promise.all([
    read.application.count({ where }),
    read.application.findFirst({ where, orderBy: { stateAt: 'asc' }, select: { id: true, stateAt: true } }),
  ])
  return {
    count,
    oldest: oldest?.stateAt.toISOString(),
    first: oldest ? `/admin/applications/${oldest.id}` : undefined,
  }
}
