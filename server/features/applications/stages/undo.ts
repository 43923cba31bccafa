import { m } from '#i18n/paraglide/messages.js'
import { changeContent } from '#server/cache/content-version.ts'
import type { Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { resume } from '#server/features/applications/interviews/appointments.ts'
import { type Application, keepTaken, requireOwn, requirePost } from '#server/features/applications/domain.ts'
import { notingLosses } from '#server/features/applications/stages/left-without.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/applications/retention.ts'
import { CLOSED, DEPARTED, type State, TAKING } from '#server/features/applications/stages/states.shared.ts'
import { isTold } from '#server/features/applications/stages/told-steps.ts'
import { follow } from '#server/features/applications/contributed.ts'
import { keepCalls } from '#server/features/applications/calls.ts'
import { type Caller, each, requireUnpaid } from '#server/features/applications/stages/move.ts'

type Move = { id: string; event: string }

/**
 * Takes the last step back before its applicant has read it, with what was skipped for it. Throws NOT_FOUND, and
 * CONFLICT where it is too late: it is told, another step followed, a departure is in a figure, they were invited to an
 * interview since, or they have paid since they were selected.
 */
export async function undoMove(by: Caller, { id, event }: Move): Promise<void> {
  await changeContent(async transaction => takeBack(transaction, await requireOwn(id, transaction), event, by))
}

/** The same for many, each in a transaction of its own; gives those with which it could not be done, and why. */
export async function undoMany(by: Caller, moves: Move[]) {
  const { failed } = await each(
    moves.map(({ id }) => id),
    async (transaction, application) =>
      takeBack(transaction, application, moves.find(({ id }) => id === application.id)?.event, by),
  )
  return { failed }
}

/** The same in a transaction of `changeContent`. */
export async function takeBack(
  transaction: Writer,
  application: Application,
  event: string | undefined,
  by: Caller,
): Promise<void> {
  const { id, reference, vacancyId, countedAt, consent } = application
  const [last, before] = await transaction.applicationEvent.findMany({
    where: { applicationId: id, news: null },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 2,
  })
  const isCounted = countedAt !== null && !DEPARTED.includes(before?.state as State)
  if (!last || !before || last.id !== event || isTold(last) || isCounted)
    throw new AppError('CONFLICT', m.application_undo_late())
  if (application.interviewId && before.state === 'received')
    throw new AppError('CONFLICT', m.application_undo_invited())
  const state = before.state as State
  const isSelection = TAKING.includes(last.state as State) && !TAKING.includes(state)
  await requireUnpaid(transaction, application, state, by, isSelection ? last.at : undefined)
  await transaction.applicationEvent.delete({ where: { id: last.id } })
  await transaction.applicationEntry.deleteMany({ where: { applicationId: id, kind: 'skip', at: last.at } })
  await requirePost(transaction, application, state)
  const deleteAfter = deleteAfterOf({ state, consent }, before.at, await retentionMonths(transaction))
  await notingLosses(transaction, by, { ids: [id], why: m.application_undone_without }, () =>
    transaction.application.update({ where: { id }, data: { state, stateAt: before.at, deleteAfter } }),
  )
  if (CLOSED.includes(last.state as State)) await resume(transaction, id, by)
  if (CLOSED.includes(state)) await forgetNews(transaction, id)
  await follow(transaction, id)
  await keepCalls(transaction, id)
  await keepTaken(transaction, [vacancyId])
  await record(transaction, by, 'application-move-undone', { subjectId: id, subject: reference, detail: last.state })
}

/** What was to be told of an interview with a step is told no more. */
async function forgetNews(transaction: Writer, applicationId: string) {
  const events = await transaction.applicationEvent.findMany({ where: { applicationId, news: { not: null } } })
  const ids = events.filter(event => !isTold(event)).map(event => event.id)
  await transaction.applicationEvent.deleteMany({ where: { id: { in: ids } } })
  await transaction.application.updateMany({
    where: { id: applicationId, toldId: { in: ids } },
    data: { toldId: null },
  })
}
