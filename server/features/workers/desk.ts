import { today } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findApplications, rootsOf } from '#server/features/applications/domain.ts'
import { idsWithPapers } from '#server/features/workers/papers.ts'
import { read } from '#server/db/client.ts'
import type { DeskItem } from '#server/registration/define-feature.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const [SOON, , URGENT] = TOLD_DAYS
const PEOPLE = { group: 'people', right: 'workers' } as const

/** Workers whose passport or documents have ended or end soon; what ends within a week stands first. And who has sent documents. */
export async function workersOnDesk(): Promise<DeskItem[]> {
  const urgentUntil = today(Date.now() + URGENT * DAY_MS)
  const [urgent, soon, sent] = await Promise.all([
    ending('', urgentUntil),
    ending(urgentUntil, today(Date.now() + SOON * DAY_MS)),
    sending(),
  ])
  const item = { ...PEOPLE, to: '/admin/workers', search: { show: 'expires' } } as const
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
    {
      ...PEOPLE,
      ...sent,
      id: 'workers-papers',
      label: m.desk_papers(plural(sent.count)),
      to: '/admin/applications',
      search: { show: 'papers' },
    },
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

/** Of how many applications documents wait for staff, and which has waited longest. */
async function sending() {
  const [[total], oldest] = await Promise.all([
    read.$queryRaw<
      { count: number }[]
    >`SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM (${rootsOf(idsWithPapers())}) AS "waiting"`,
    read.workerPaper.findFirst({
      where: { state: 'waiting' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  ])
  const [application] = oldest ? await findApplications(read, [oldest.applicationId]) : []
  return {
    count: total?.count ?? 0,
    oldest: oldest?.createdAt.toISOString(),
    first: application && `/admin/applications/${application.mergedIntoId ?? application.id}`,
  }
}
