import { today } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { DeskItem } from '#server/define-feature.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const [SOON, , URGENT] = TOLD_DAYS

/** Workers whose passport or documents have ended or end soon; what ends within a week stands first. */
export async function workersOnDesk(): Promise<DeskItem[]> {
  const urgentUntil = today(Date.now() + URGENT * DAY_MS)
  const [urgent, soon] = await Promise.all([
    ending('', urgentUntil),
    ending(urgentUntil, today(Date.now() + SOON * DAY_MS)),
  ])
  const item = { group: 'people', right: 'workers', to: '/admin/workers', search: { show: 'expires' } } as const
  return [
    {
      ...item,
      ...urgent,
      id: 'workers-ending',
      label: m.desk_workers_ending(plural(urgent.count)),
      screen: '/admin/workers',
      tone: 'urgent',
    },
    { ...item, ...soon, id: 'workers-ending-soon', label: m.desk_workers_ending_soon(plural(soon.count)) },
  ]
}

/** How many files have a document that ends after one day and until another. */
async function ending(after: string, until: string) {
  const where = { state: 'active', expiresOn: { gt: after, lte: until } }
  const [count, first] = await Promise.all([
    read.worker.count({ where }),
    read.worker.findFirst({ where, orderBy: { expiresOn: 'asc' }, select: { id: true } }),
  ])
  return { count, first: first ? `/admin/workers/${first.id}` : undefined }
}
