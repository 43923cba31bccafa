import { recordsOf } from '#server/features/work/domain.ts'
import { columns } from '#server/features/tasks/records.ts'
import { type Worked, WORKED } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** What a task needs of its record to lead there. */
export const withRecord = {
  application: { select: { id: true, reference: true, name: true, mergedIntoId: true } },
  demand: { select: { id: true, reference: true, company: true } },
  enquiry: { select: { id: true, reference: true, lastName: true } },
} as const satisfies Prisma.TaskInclude

export type Task = Prisma.TaskGetPayload<{ include: typeof withRecord }>

/** Of which kind its record is. */
export const onOf = (task: Pick<Task, (typeof columns)[Worked]>): Worked => WORKED.find(on => task[columns[on]])!

/** Its record: that of an application that was merged is the one it was merged into. */
export function recordOf(task: Task) {
  const { application, demand, enquiry } = task
  const record = application ?? demand ?? enquiry
  return {
    on: onOf(task),
    recordId: application?.mergedIntoId ?? record?.id ?? '',
    reference: record?.reference ?? '',
    title: application?.name ?? demand?.company ?? enquiry?.lastName ?? '',
  }
}

/** A task as the staff area shows it. */
export function toTask(task: Task) {
  const { id, text, dueOn, assigneeId, assignee, doneAt, doneBy, by, version } = task
  const record = recordOf(task)
  return {
    id,
    ...record,
    page: `${recordsOf(record.on).page}/${record.recordId}`,
    text,
    dueOn,
    assigneeId,
    assignee,
    doneAt: doneAt?.toISOString() ?? null,
    doneBy,
    by,
    version,
  }
}
