import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findApplications, rootsOf } from '#server/features/applications/domain.ts'
import { idsWithPapers } from '#server/features/workers/papers.ts'
import { read } from '#server/db/client.ts'
import type { DeskItem } from '#server/registration/define-feature.ts'
import { endingFirst } from '#server/features/workers/list.ts'

const PEOPLE = { group: 'people', right: 'workers' } as const

/** Workers whose passport or documents have ended or end soon; what ends within a week stands first. And who has sent documents. */
export async function workersOnDesk(): Promise<DeskItem[]> {
  const [urgent, soon, sent] = await Promise.all([ending('ends-now'), ending('ends-soon'), sending()])
  const item = { ...PEOPLE, to: '/admin/workers' } as const
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

/** How many files a list of documents that end shows, and the one whose document ends first. */
async function ending(show: 'ends-now' | 'ends-soon') {
  const { count, first } = await endingFirst(show)
  return { count, first: first && `/admin/workers/${first}`, search: { show } }
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
