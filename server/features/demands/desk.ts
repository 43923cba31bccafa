import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { DeskItem, DeskReader } from '#server/registration/define-feature.ts'
import { ENDED } from '#server/features/demands/states.shared.ts'
import { LEFT, ME } from '#server/features/work/domain.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

const LIST = { group: 'messages', right: 'demands', to: '/admin/demands' } as const

/**
 * Demands that nobody has looked at, accepted ones whose vacancies have to be made, what is the reader’s, and what a
 * colleague has left behind.
 */
export async function demandsOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  const open = { state: { notIn: [...ENDED] } }
  const [received, accepted, mine, left] = await Promise.all([
    waiting({ state: 'received' }),
    waiting({ state: 'accepted' }),
    waiting({ ...open, assigneeId: reader.id }),
    waiting({ ...open, assigneeId: null, assignee: { not: null } }),
  ])
  return [
    {
      ...LIST,
      id: 'demands-received',
      label: m.desk_demands_received(plural(received.count)),
      search: { state: 'received', sort: 'oldest' },
      screen: '/admin/demands',
      ...received,
    },
    {
      ...LIST,
      id: 'demands-accepted',
      label: m.desk_demands_accepted(plural(accepted.count)),
      search: { state: 'accepted', sort: 'oldest' },
      ...accepted,
    },
    {
      ...LIST,
      id: 'demands-mine',
      label: m.desk_demands_mine(plural(mine.count)),
      search: { state: 'open', assignee: ME, sort: 'oldest' },
      ...mine,
    },
    {
      ...LIST,
      id: 'demands-left',
      label: m.desk_demands_left(plural(left.count)),
      search: { state: 'open', assignee: LEFT, sort: 'oldest' },
      ...left,
    },
  ]
}

async function waiting(where: Prisma.DemandWhereInput) {
  const [count, oldest] = await Promise.all([
    read.demand.count({ where }),
    read.demand.findFirst({ where, orderBy: { stateAt: 'asc' }, select: { id: true, stateAt: true } }),
  ])
  return {
    count,
    oldest: oldest?.stateAt.toISOString(),
    first: oldest ? `/admin/demands/${oldest.id}` : undefined,
  }
}
