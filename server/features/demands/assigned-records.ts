import { m } from '#i18n/paraglide/messages.js'
import { plural } from '#i18n/locale.ts'
import type { WorkedRecords } from '#server/features/work/contributions.ts'

/** How colleagues are given demands to work on. */
export const worked: WorkedRecords = {
  async find(database, where) {
    const rows = await database.demand.findMany({
      where: { ...('ids' in where ? { id: { in: where.ids } } : where) },
      select: { id: true, reference: true, assigneeId: true, assignee: true, company: true },
    })
    return rows.map(({ company, ...row }) => ({ ...row, title: company }))
  },
  assignees: database =>
    database.demand.findMany({
      where: { assigneeId: { not: null } },
      distinct: 'assigneeId',
      select: { assigneeId: true },
    }),
  set: (transaction, ids, data) => transaction.demand.updateMany({ where: { id: { in: ids } }, data }),
  release: (transaction, assigneeId) =>
    transaction.demand.updateMany({ where: { assigneeId }, data: { assigneeId: null } }),
  page: '/admin/demands',
  underWay: { state: 'open' },
  missing: m.demand_missing,
  assigned: 'demand-assigned',
  unassigned: 'demand-unassigned',
  assignedNotice: ({ by, references }) => ({
    subject: m.mail_assigned_demand_subject({ by, ...plural(references.length), reference: references[0] ?? '' }),
    paragraphs: [m.mail_assigned_record_text({ references: references.join(', ') })],
  }),
}
