import { m } from '#i18n/paraglide/messages.js'
import { idsWithMerged } from '#server/features/workers/domain.ts'
import type { TaskedRecords } from '#server/features/work/contributions.ts'

/** Files as tasks name them. */
export const tasked: TaskedRecords = {
  async find(database, { ids }) {
    const select = { id: true, reference: true, name: true, mergedIntoId: true } as const
    const rows = await database.worker.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ name, ...row }) => ({ ...row, title: name }))
  },
  idsWithMerged,
  page: '/admin/workers',
  missing: m.worker_missing,
}
