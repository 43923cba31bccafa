import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DeskItem, DeskReader } from '#server/registration/define-feature.ts'
import { summaryOf } from '#server/features/demands/list.ts'
import type { DemandsFilter } from '#server/features/demands/work-schema.ts'
import { LEFT, ME } from '#server/features/work/domain.ts'

const LIST = { group: 'messages', right: 'demands', to: '/admin/demands' } as const

/**
 * Demands that nobody has looked at, accepted ones whose vacancies are not all published, withdrawn ones whose jobs are
 * still open, what is the reader’s, and what a colleague has left behind.
 */
export async function demandsOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  const [received, unpublished, stillOpen, mine, left] = await Promise.all([
    line(reader, { state: 'received' }),
    line(reader, { show: 'unpublished' }),
    line(reader, { show: 'still-open' }),
    line(reader, { state: 'open', assignee: ME }),
    line(reader, { state: 'open', assignee: LEFT }),
  ])
  return [
    {
      ...LIST,
      ...received,
      id: 'demands-received',
      label: m.desk_demands_received(plural(received.count)),
      screen: LIST.to,
    },
    {
      ...LIST,
      ...unpublished,
      id: 'demands-unpublished',
      label: m.desk_demands_unpublished(plural(unpublished.count)),
    },
    {
      ...LIST,
      ...stillOpen,
      id: 'demands-still-open',
      label: m.desk_demands_still_open(plural(stillOpen.count)),
    },
    { ...LIST, ...mine, id: 'demands-mine', label: m.desk_demands_mine(plural(mine.count)) },
    { ...LIST, ...left, id: 'demands-left', label: m.desk_demands_left(plural(left.count)) },
  ]
}

/** A list that begins with the oldest, with how many it shows. */
async function line(reader: DeskReader, filter: Pick<DemandsFilter, 'show' | 'state' | 'assignee'>) {
  const search = { ...filter, sort: 'oldest' } as const
  return { ...(await summaryOf(reader, search)), search }
}
