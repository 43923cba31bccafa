import { m } from '#i18n/paraglide/messages.js'
import type { TaskedRecords } from '#server/features/work/contributions.ts'

/** Files as tasks name them; one that was merged into another is that one. */
export const tasked: TaskedRecords = {
  async find(database, { ids }) {
    const rows = await database.worker.findMany({
      where: { id: { in: ids }, mergedIntoId: null },
      select: { id: true, reference: true, name: true },
    })
    return rows.map(({ name, ...row }) => ({ ...row, title: name }))
  },
  page: '/admin/workers',
  missing: m.worker_missing,
}
