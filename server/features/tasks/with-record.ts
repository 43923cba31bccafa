import { read, type Reader } from '#server/db/client.ts'
import type { Kind } from '#server/features/tasks/kinds.shared.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'
import { columns, recordsOf } from '#server/features/tasks/records.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** What a task needs of its record to lead there. */
export const withRecord = {
  application: { select: { id: true, reference: true, name: true, mergedIntoId: true } },
  demand: { select: { id: true, reference: true, company: true } },
  enquiry: { select: { id: true, reference: true, lastName: true } },
  worker: { select: { id: true, reference: true, name: true, mergedIntoId: true } },
} as const satisfies Prisma.TaskInclude

type Found = Prisma.TaskGetPayload<{ include: typeof withRecord }>
/** A task with its record: that of what was merged is the one it was merged into, and a task about none has none. */
export type Task = Found & { record: { on: Kind | undefined; recordId: string; reference: string; title: string } }

/** Of which kind its record is; undefined for a task about none. */
const onOf = (task: Pick<Found, (typeof columns)[Kind]>) => KINDS.find(on => task[columns[on]])

/** Tasks with their records, as few queries as there are kinds of records that are no rows of tables. */
export async function withRecords(found: Found[], database: Reader = read): Promise<Task[]> {
  const ids = [...new Set(found.flatMap(({ vacancyId }) => vacancyId ?? []))]
  const jobs = ids.length ? await recordsOf('vacancies').find(database, { ids }) : []
  return found.map(task => {
    const { application, demand, enquiry, worker, vacancyId } = task
    const job = jobs.find(({ id }) => id === vacancyId)
    const row = application ?? demand ?? enquiry ?? worker ?? job
    return {
      ...task,
      record: {
        on: onOf(task),
        recordId: application?.mergedIntoId ?? worker?.mergedIntoId ?? row?.id ?? vacancyId ?? '',
        reference: row?.reference ?? '',
        title: application?.name ?? demand?.company ?? enquiry?.lastName ?? worker?.name ?? job?.title ?? '',
      },
    }
  })
}

/** Where its record is; a task about none stands in the list of tasks. */
export const pageOf = ({ on, recordId }: Pick<Task['record'], 'on' | 'recordId'>): string =>
  on ? `${recordsOf(on).page}/${recordId}` : '/admin/tasks'

/** How the log names its record. */
export const subjectOf = ({ recordId, reference, title }: Omit<Task['record'], 'on'>) => ({
  subjectId: recordId || null,
  subject: reference || title,
})

/** Tasks as the staff area shows them. */
export const shown = async (found: Found[]) =>
  (await withRecords(found)).map(({ id, text, dueOn, assigneeId, assignee, doneAt, doneBy, by, version, record }) => ({
    id,
    ...record,
    page: pageOf(record),
    text,
    dueOn,
    assigneeId,
    assignee,
    doneAt: doneAt?.toISOString() ?? null,
    doneBy,
    by,
    version,
  }))
