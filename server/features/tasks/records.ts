import { m } from '#i18n/paraglide/messages.js'
import { contributionsTo } from '#server/registration/define-feature.ts'
import type { Reader } from '#server/db/client.ts'
import { KINDS, type Kind } from '#server/features/tasks/kinds.shared.ts'
import type { TaskedRecords } from '#server/features/work/contributions.ts'
import { recordsOf as workedRecordsOf } from '#server/features/work/domain.ts'
import { can, type Holder, isRightUsed, type Needed } from '#server/permissions.ts'
import { type Worked, WORKED } from '#server/features/work/worked.shared.ts'
import { AppError } from '#server/errors.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The columns of tasks that name their record. A task has one at most: what is to be done about no record has none. */
export const columns = {
  applications: 'applicationId',
  demands: 'demandId',
  enquiries: 'enquiryId',
  workers: 'workerId',
  vacancies: 'vacancyId',
} as const satisfies Record<Kind, keyof Prisma.TaskWhereInput>

/** The tasks whose record is there. */
const there: Record<Kind, Prisma.TaskWhereInput> = {
  applications: { applicationId: { not: null } },
  demands: { demandId: { not: null } },
  enquiries: { enquiry: { deletedAt: null, state: { not: 'spam' } } },
  workers: { workerId: { not: null } },
  vacancies: { vacancyId: { not: null } },
}

/** The tasks about a kind of record, or about none. */
export const whereOn = (on: Kind | undefined): Prisma.TaskWhereInput =>
  on ? { [columns[on]]: { not: null } } : Object.fromEntries(Object.values(columns).map(column => [column, null]))

/** What a task takes of whoever reads it or does it: the right to its kind of record; about none, to any that is worked on. */
export const rightTo = (on: Kind | undefined): Needed => on ?? WORKED

/** The tasks that somebody may read: those of records to which they have the right, in parts that are used. */
export const readableBy = (reader: Holder): Prisma.TaskWhereInput => ({
  OR: [
    ...KINDS.filter(on => can(reader, on) && isRightUsed(on)).map(on => there[on]),
    ...(can(reader, WORKED) ? [whereOn(undefined)] : []),
  ],
})

const isWorked = (on: Kind): on is Worked => WORKED.some(each => each === on)

/** What the feature of a kind says of its records, which there are none of where it is away. */
export const recordsOf = (on: Kind): TaskedRecords =>
  isWorked(on) ? workedRecordsOf(on) : (contributionsTo('tasked').find(({ from }) => from === on)?.given ?? NO_RECORDS)

const NO_RECORDS: TaskedRecords = { find: async () => [], page: '/admin', missing: m.record_missing }

/** One of them. Throws NOT_FOUND. */
export async function requireRecord(database: Reader, on: Kind, id: string) {
  const [found] = await recordsOf(on).find(database, { ids: [id] })
  if (!found || found.mergedIntoId) throw new AppError('NOT_FOUND', recordsOf(on).missing())
  return found
}
