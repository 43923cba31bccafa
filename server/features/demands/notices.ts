import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { NoticeKind } from '#server/define-feature.ts'

export const demandsNotices = {
  'demand-arrived': {
    label: m.notice_demand_arrived,
    right: 'demands',
    usual: 'now',
    stillWaiting: findReceived,
  },
} satisfies Record<string, NoticeKind>

async function findReceived(ids: string[]) {
  const demands = await read.demand.findMany({ where: { id: { in: ids }, state: 'received' }, select: { id: true } })
  return demands.map(({ id }) => id)
}
