import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { NoticeKind } from '#server/registration/define-feature.ts'
import { ENDED } from '#server/features/demands/states.shared.ts'

export const demandsNotices = {
  'demand-arrived': {
    label: m.notice_demand_arrived,
    right: 'demands',
    usual: 'now',
    stillWaiting: findReceived,
  },
  'demand-withdrawn': {
    label: m.notice_demand_withdrawn,
    right: 'demands',
    usual: 'now',
    stillWaiting: findWithdrawn,
  },
  'demand-assigned': { label: m.notice_demand_assigned, right: 'demands', usual: 'now', stillWaiting: findOpen },
} satisfies Record<string, NoticeKind>

async function findReceived(ids: string[]) {
  const demands = await read.demand.findMany({ where: { id: { in: ids }, state: 'received' }, select: { id: true } })
  return demands.map(({ id }) => id)
}

async function findWithdrawn(ids: string[]) {
  const demands = await read.demand.findMany({ where: { id: { in: ids }, state: 'withdrawn' }, select: { id: true } })
  return demands.map(({ id }) => id)
}

async function findOpen(ids: string[]) {
  const demands = await read.demand.findMany({
    where: { id: { in: ids }, state: { notIn: [...ENDED] } },
    select: { id: true },
  })
  return demands.map(({ id }) => id)
}

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    demands: typeof demandsNotices
  }
}
