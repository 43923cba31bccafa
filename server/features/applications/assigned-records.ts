import { m } from '#i18n/paraglide/messages.js'
import { plural } from '#i18n/locale.ts'
import type { WorkedRecords } from '#server/features/work/contributions.ts'

/** How colleagues are given applications to work on. */
export const worked: WorkedRecords = {
  async find(database, where) {
    const rows = await database.application.findMany({
      where: { ...('ids' in where ? { id: { in: where.ids } } : where), mergedIntoId: null },
      select: { id: true, reference: true, assigneeId: true, assignee: true, name: true },
    })
    return rows.map(({ name, ...row }) => ({ ...row, title: name }))
  },
  assignees: database =>
    database.application.findMany({
      where: { assigneeId: { not: null } },
      distinct: 'assigneeId',
      select: { assigneeId: true },
    }),
  set: (transaction, ids, data) => transaction.application.updateMany({ where: { id: { in: ids } }, data }),
  release: (transaction, assigneeId) =>
    transaction.application.updateMany({ where: { assigneeId }, data: { assigneeId: null } }),
  page: '/admin/applications',
  underWay: { state: 'open' },
  missing: m.application_missing,
  assigned: 'application-assigned',
  unassigned: 'application-unassigned',
  assignedNotice: ({ by, references }) => ({
    subject: m.mail_assigned_application_subject({ by, ...plural(references.length), reference: references[0] ?? '' }),
    paragraphs: [m.mail_assigned_record_text({ references: references.join(', ') })],
  }),
}
