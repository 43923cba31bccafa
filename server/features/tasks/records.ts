import { m } from '#i18n/paraglide/messages.js'
import type { read, Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Action, NoticeEvent } from '#server/feature-events.ts'
import { type Worked, WORKED } from '#server/features/tasks/work.shared.ts'
import { can, type Holder } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** A record that somebody works on; `title` is what staff call it. */
export type WorkRecord = { id: string; reference: string; title: string } & Assigned
/** Who works on it, docs/decisions/0097 says why: nobody where there is no id, and then the name is of somebody who works here no longer. */
type Assigned = { assigneeId: string | null; assignee: string | null }

type Database = Pick<Writer, 'application' | 'demand' | 'enquiry'> | typeof read

type Kind = {
  /** The column of tasks that names it. */
  column: 'applicationId' | 'demandId' | 'enquiryId'
  /** Those of these records on which work is done: neither merged nor deleted ones. */
  find: (database: Database, where: { ids: string[] } | { assigneeId: string }) => Promise<WorkRecord[]>
  set: (transaction: Writer, ids: string[], assigned: Assigned) => Promise<unknown>
  /** What was somebody’s is nobody’s and keeps the name, in whatever state it is. */
  release: (transaction: Writer, assigneeId: string) => Promise<unknown>
  /** The tasks whose record is there. */
  tasks: Prisma.TaskWhereInput
  page: string
  /** What the list of those that are under way is narrowed down to. */
  underWay: { state: string }
  missing: () => string
  assigned: Action & NoticeEvent
  unassigned: Action
}

const facts = { id: true, reference: true, assigneeId: true, assignee: true } as const
const asked = (where: { ids: string[] } | { assigneeId: string }) =>
  'ids' in where ? { id: { in: where.ids } } : where

export const kinds: { [On in Worked]: Kind } = {
  applications: {
    column: 'applicationId',
    async find(database, where) {
      const rows = await database.application.findMany({
        where: { ...asked(where), mergedIntoId: null },
        select: { ...facts, name: true },
      })
      return rows.map(({ name, ...row }) => ({ ...row, title: name }))
    },
    set: (transaction, ids, data) => transaction.application.updateMany({ where: { id: { in: ids } }, data }),
    release: (transaction, assigneeId) =>
      transaction.application.updateMany({ where: { assigneeId }, data: { assigneeId: null } }),
    tasks: { applicationId: { not: null } },
    page: '/admin/applications',
    underWay: { state: 'open' },
    missing: m.application_missing,
    assigned: 'application-assigned',
    unassigned: 'application-unassigned',
  },
  demands: {
    column: 'demandId',
    async find(database, where) {
      const rows = await database.demand.findMany({ where: asked(where), select: { ...facts, company: true } })
      return rows.map(({ company, ...row }) => ({ ...row, title: company }))
    },
    set: (transaction, ids, data) => transaction.demand.updateMany({ where: { id: { in: ids } }, data }),
    release: (transaction, assigneeId) =>
      transaction.demand.updateMany({ where: { assigneeId }, data: { assigneeId: null } }),
    tasks: { demandId: { not: null } },
    page: '/admin/demands',
    underWay: { state: 'open' },
    missing: m.demand_missing,
    assigned: 'demand-assigned',
    unassigned: 'demand-unassigned',
  },
  enquiries: {
    column: 'enquiryId',
    async find(database, where) {
      const rows = await database.enquiry.findMany({
        where: { ...asked(where), deletedAt: null },
        select: { ...facts, lastName: true },
      })
      return rows.map(({ lastName, ...row }) => ({ ...row, title: lastName }))
    },
    set: (transaction, ids, data) => transaction.enquiry.updateMany({ where: { id: { in: ids } }, data }),
    release: (transaction, assigneeId) =>
      transaction.enquiry.updateMany({ where: { assigneeId }, data: { assigneeId: null } }),
    tasks: { enquiry: { deletedAt: null, state: { not: 'spam' } } },
    page: '/admin/enquiries',
    underWay: { state: 'todo' },
    missing: m.enquiry_missing,
    assigned: 'enquiry-assigned',
    unassigned: 'enquiry-unassigned',
  },
}

/** The tasks that somebody may read: those of records to which they have the right. */
export const readableBy = (reader: Holder): Prisma.TaskWhereInput => ({
  OR: WORKED.filter(on => can(reader, on)).map(on => kinds[on].tasks),
})

/** One of them. Throws NOT_FOUND. */
export async function requireRecord(transaction: Writer, on: Worked, id: string): Promise<WorkRecord> {
  const [found] = await kinds[on].find(transaction, { ids: [id] })
  if (!found) throw new AppError('NOT_FOUND', kinds[on].missing())
  return found
}
