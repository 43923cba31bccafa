import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { record } from '#server/features/activity/domain.ts'
import { notify } from '#server/features/notices/domain.ts'
import { findColleague } from '#server/features/work/domain.ts'
import { pageOf, subjectOf, type Task, withRecord, withRecords } from '#server/features/tasks/with-record.ts'
import { columns, readableBy, requireRecord, rightTo, whereOn } from '#server/features/tasks/records.ts'
import type { taskChange, taskDone, taskInput } from '#server/features/tasks/schema.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { taskNotice } from '#server/features/tasks/mails.ts'
import type { Holder } from '#server/permissions.ts'
import { requireSame, sentHash } from '#server/db/sent-once.ts'
import type { z } from '#i18n/zod.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Caller = Actor & { id: string } & Holder

/** The most open tasks of one record, and of one person’s about none: more are a list that nobody works off. */
export const OPEN_MAX = 50

/**
 * Adds a task about a record or about none; what is sent twice is one task. Throws NOT_FOUND, BAD_REQUEST as `assign`, and CONFLICT
 * beyond `OPEN_MAX` and where something else was sent with its id.
 */
export async function add(by: Caller, input: z.output<typeof taskInput>) {
  const { id, on, record: recordId, text, dueOn, to } = input
  const hash = sentHash('task', input)
  await write(async transaction => {
    const known = await transaction.task.findUnique({ where: { id }, select: { sentHash: true } })
    if (known) return requireSame(known, hash)
    const found = on && recordId ? await requireRecord(transaction, on, recordId) : undefined
    const column = on && found && { [columns[on]]: found.id }
    const person = await findColleague(transaction, rightTo(on), to, by)
    await requireRoom(transaction, column ?? ofNone(person), column ? m.tasks_full : m.tasks_full_of)
    await transaction.task.create({
      data: {
        id,
        sentHash: hash,
        ...column,
        text,
        dueOn,
        assigneeId: person?.id ?? null,
        assignee: person?.name ?? null,
        byId: by.id,
        by: by.name,
      },
    })
    const about = {
      on,
      recordId: found?.id ?? '',
      reference: found?.reference ?? '',
      title: found?.title ?? '',
      isGone: false,
    }
    await record(transaction, by, 'task-added', { ...subjectOf(about), detail: dueOn })
    await tell(transaction, by, about, dueOn, person)
  })
  deliverSoon()
  return { id }
}

/**
 * Changes what is to be done, by when, and who does it. Throws NOT_FOUND, BAD_REQUEST, and PRECONDITION_FAILED where
 * somebody has changed it since it was `seen`.
 */
export async function change(by: Caller, { id, seen, text, dueOn, to }: z.output<typeof taskChange>): Promise<void> {
  await edit(by, id, 'task-changed', async (transaction, task) => {
    if (task.version !== seen) throw new AppError('PRECONDITION_FAILED', m.task_changed_meanwhile())
    const isSame = to === task.assigneeId // also somebody who may do it no longer
    const person = isSame ? null : await findColleague(transaction, rightTo(task.record.on), to, by)
    if (!isSame && !task.record.on) await requireRoom(transaction, ofNone(person), m.tasks_full_of)
    const assigned = isSame ? {} : { assigneeId: person?.id ?? null, assignee: person?.name ?? null }
    await transaction.task.update({ where: { id }, data: { text, dueOn, ...assigned, version: { increment: 1 } } })
    if (person) await tell(transaction, by, task.record, dueOn, person)
    return { detail: dueOn, before: task.dueOn === dueOn ? '' : task.dueOn }
  })
  deliverSoon()
}

type Person = { id: string; name: string } | null

/** What somebody has to do about no record; what is nobody’s since a colleague has left is apart. */
const ofNone = (person: Person): Prisma.TaskWhereInput => ({
  ...whereOn(undefined),
  assigneeId: person?.id ?? null,
  ...(!person && { assignee: null }),
})

/** Throws CONFLICT where there are as many open tasks as there may be. */
async function requireRoom(transaction: Writer, where: Prisma.TaskWhereInput, full: typeof m.tasks_full) {
  const open = await transaction.task.count({ where: { ...where, doneAt: null } })
  if (open >= OPEN_MAX) throw new AppError('CONFLICT', full({ max: formatNumber(OPEN_MAX) }))
}

/** Marks a task as done or as open again; who has done it first stays the one who did. Throws NOT_FOUND. */
export async function setDone(by: Caller, { id, isDone }: z.output<typeof taskDone>): Promise<void> {
  await edit(by, id, isDone ? 'task-done' : 'task-reopened', async (transaction, task) => {
    if ((task.doneAt !== null) === isDone) return undefined
    const done = isDone ? { doneAt: new Date(), doneBy: by.name } : { doneAt: null, doneBy: '' }
    await transaction.task.update({ where: { id }, data: { ...done, version: { increment: 1 } } })
    return { detail: task.dueOn }
  })
}

/** Deletes a task. Throws NOT_FOUND. */
export async function remove(by: Caller, id: string): Promise<void> {
  await edit(by, id, 'task-removed', async (transaction, task) => {
    await transaction.task.delete({ where: { id } })
    return { detail: task.dueOn }
  })
}

type Trace = { detail: string; before?: string }

const find = (transaction: Writer, by: Holder, id: string) =>
  transaction.task.findFirst({ where: { id, ...readableBy(by) }, include: withRecord })

/** One change of a task that somebody may read, with its line in the log, which has the reference and the day, and never the sentence. */
async function edit(
  by: Caller,
  id: string,
  action: Action,
  work: (transaction: Writer, task: Task) => Promise<Trace | undefined>,
) {
  await write(async transaction => {
    const found = await find(transaction, by, id)
    if (!found) throw new AppError('NOT_FOUND', m.task_missing())
    const [task] = (await withRecords([found], transaction)) as [Task]
    const trace = await work(transaction, task)
    if (trace) await record(transaction, by, action, { ...subjectOf(task.record), ...trace })
  })
}

/** Tells whoever was given a task. */
async function tell(
  transaction: Writer,
  by: Caller,
  about: Task['record'],
  dueOn: string,
  person: { id: string } | null,
) {
  if (person)
    await notify(transaction, 'task-given', {
      path: pageOf(about),
      ...(about.recordId && { recordId: about.recordId }),
      text: () => taskNotice({ by: by.name, reference: about.reference || about.title, dueOn }),
      only: [person.id],
      except: by.id,
    })
}
