import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { DeskItem } from '#server/define-feature.ts'
import type { State } from '#server/features/demands/states.shared.ts'

const LIST = { group: 'messages', right: 'demands', to: '/admin/demands' } as const

/** Demands that nobody has looked at, and accepted ones whose vacancies have to be made. */
export async function demandsOnDesk(): Promise<DeskItem[]> {
  const [received, accepted] = await Promise.all([waiting('received'), waiting('accepted')])
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
  ]
}

async function waiting(state: State) {
  const [count, oldest] = await Promise.all([
    read.demand.count({ where: { state } }),
    read.demand.findFirst({ where: { state }, orderBy: { stateAt: 'asc' }, select: { id: true, stateAt: true } }),
  ])
  return {
    count,
    oldest: oldest?.stateAt.toISOString(),
    first: oldest ? `/admin/demands/${oldest.id}` : undefined,
  }
}
