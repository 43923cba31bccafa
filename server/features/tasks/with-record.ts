import { read, type Reader } from '#server/db/client.ts'
import type { Kind } from '#server/features/tasks/kinds.shared.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'
import { jobNumber } from '#server/features/vacancies/slug.shared.ts'
import { columns, recordsOf } from '#server/features/tasks/records.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** What a task needs of its record to lead there. */
export const withRecord = {
  application: { select: { id: true, reference: true, name: true, mergedIntoId: true } },
  demand: { select: { id: true, reference: true, company: true } },
  enquiry: { select: { id: true, reference: true, lastName: true } },
} as const satisfies Prisma.TaskInclude

type Found = Prisma.TaskGetPayload<{ include: typeof withRecord }>
/** A task with its record: that of what was merged is the one it was merged into, and a task about none has none. */
export type Task = Found & { record: About }
/** `isGone` for a job that is in the trash, or no longer there. */
export type About = { on: Kind | undefined; recordId: string; reference: string; title: string; isGone: boolean }

/** Of which kind its record is; undefined for a task about none. */
const onOf = (task: Pick<Found, (typeof columns)[Kind]>) => KINDS.find(on => task[columns[on]])

/** Tasks with their records, in one more query for workers and one for jobs. */
export async function withRecords(found: Found[], database: Reader = read): Promise<Task[]> {
  const findAll = async (on: 'workers' | 'vacancies') => {
    const ids = [...new Set(found.flatMap(task => task[columns[on]] ?? []))]
    const rows = ids.length ? await recordsOf(on).find(database, { ids }) : []
    return new Map(rows.map(row => [row.id, row]))
  }
  const [workers, jobs] = await Promise.all([findAll('workers'), findAll('vacancies')])
  return found.map(task => {
    const { application, demand, enquiry, workerId, vacancyId } = task
    const other = workers.get(workerId ?? '') ?? jobs.get(vacancyId ?? '')
    const row = application ?? demand ?? enquiry ?? other
    return {
      ...task,
      record: {
        on: onOf(task),
        recordId: application?.mergedIntoId ?? other?.mergedIntoId ?? row?.id ?? workerId ?? vacancyId ?? '',
        reference: row?.reference ?? (vacancyId ? jobNumber({ _id: vacancyId }) : ''),
        title: application?.name ?? demand?.company ?? enquiry?.lastName ?? other?.title ?? '',
        isGone: Boolean(vacancyId) && !row,
      },
    }
  })
}

/** Where its record is; a task about none, or about what is gone, stands in the list of tasks. */
export const pageOf = ({ on, recordId, isGone }: Pick<About, 'on' | 'recordId' | 'isGone'>): string =>
  on && !isGone ? `${recordsOf(on).page}/${recordId}` : '/admin/tasks'

/** How the log names its record. */
export const subjectOf = ({ recordId, reference, title }: Pick<About, 'recordId' | 'reference' | 'title'>) => ({
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
