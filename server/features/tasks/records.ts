import { can, type Holder, type Worked, WORKED } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The columns of tasks that name their record. */
export const columns = {
  applications: 'applicationId',
  demands: 'demandId',
  enquiries: 'enquiryId',
} as const satisfies Record<Worked, keyof Prisma.TaskWhereInput>

/** The tasks whose record is there. */
const there: Record<Worked, Prisma.TaskWhereInput> = {
  applications: { applicationId: { not: null } },
  demands: { demandId: { not: null } },
  enquiries: { enquiry: { deletedAt: null, state: { not: 'spam' } } },
}

/** The tasks that somebody may read: those of records to which they have the right. */
export const readableBy = (reader: Holder): Prisma.TaskWhereInput => ({
  OR: WORKED.filter(on => can(reader, on)).map(on => there[on]),
})
