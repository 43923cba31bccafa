import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { today } from '#i18n/format.ts'
import { read } from '#server/db/client.ts'
import type { DeskItem } from '#server/define-feature.ts'
import { uncountedSummary } from '#server/features/applications/departed.ts'

const LIST = { group: 'people', right: 'applications', to: '/admin/applications' } as const
const DAY_MS = 24 * 60 * 60 * 1000

/** Applications that nobody has called yet, people to call again, the interviews of the day, and who is in no figure yet. */
export async function applicationsOnDesk(): Promise<DeskItem[]> {
  const midnight = new Date(`${today()}T00:00:00+06:00`)
  const [received, again, interviews, departed] = await Promise.all([
    waiting({ state: 'received' }),
    waiting({ callAgainSince: { not: null } }),
    read.interview.findMany({
      where: { at: { gte: midnight, lt: new Date(midnight.getTime() + DAY_MS) } },
      orderBy: { at: 'asc' },
      select: { id: true, at: true },
      take: 20,
    }),
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
      id: 'applications-interviews',
      label: m.desk_interviews_today(plural(interviews.length)),
      count: interviews.length,
      to:
        interviews.length === 1
          ? `/admin/applications/interviews/${interviews[0]!.id}`
          : '/admin/applications/interviews',
      tone: 'urgent',
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

async function waiting(which: { state: string } | { callAgainSince: { not: null } }) {
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
