import { m } from '#i18n/paraglide/messages.js'
import { plural } from '#i18n/locale.ts'
import type { WorkedRecords } from '#server/features/work/contributions.ts'

/** How colleagues are given enquiries to work on. */
export const worked: WorkedRecords = {
  async find(database, where) {
    const rows = await database.enquiry.findMany({
      where: { ...('ids' in where ? { id: { in: where.ids } } : where), deletedAt: null },
      select: { id: true, reference: true, assigneeId: true, assignee: true, lastName: true },
    })
    return rows.map(({ lastName, ...row }) => ({ ...row, title: lastName }))
  },
  assignees: database =>
    database.enquiry.findMany({
      where: { assigneeId: { not: null } },
      distinct: 'assigneeId',
      select: { assigneeId: true },
    }),
  set: (transaction, ids, data) => transaction.enquiry.updateMany({ where: { id: { in: ids } }, data }),
  release: (transaction, assigneeId) =>
    transaction.enquiry.updateMany({ where: { assigneeId }, data: { assigneeId: null } }),
  page: '/admin/enquiries',
  underWay: { state: 'todo' },
  missing: m.enquiry_missing,
  assigned: 'enquiry-assigned',
  unassigned: 'enquiry-unassigned',
  assignedNotice: ({ by, references }) => ({
    subject: m.mail_assigned_subject({ by, ...plural(references.length), reference: references[0] ?? '' }),
    paragraphs: [m.mail_assigned_text({ references: references.join(', ') })],
  }),
}
