import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import type { Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { gapText, writeSkip } from '#server/features/applications/stages/gaps.shared.ts'
import { record } from '#server/features/activity/domain.ts'
import { resume } from '#server/features/applications/interviews/appointments.ts'
import { keepCalls } from '#server/features/applications/calls.ts'
import { type Application, moveTo, requireOwn, type Step } from '#server/features/applications/domain.ts'
import { reasonsFor, suggestionsFor } from '#server/features/applications/stages/next-steps.ts'
import {
  BEFORE_SELECTION,
  CLOSED,
  type State,
  stateLabels,
} from '#server/features/applications/stages/states.shared.ts'
import { tellAt } from '#server/features/applications/stages/told-steps.ts'
import type { MoveInput, moveManyInput } from '#server/features/applications/work-schema.ts'
import { liveVacancy } from '#server/features/vacancies/domain.ts'
import { findGaps, follow, gapsFor, requireUnselectable } from '#server/features/applications/contributed.ts'
import { fileOf, withMerged } from '#server/features/applications/worker-file.ts'
import type { Holder } from '#server/permissions.ts'
import type { z } from '#i18n/zod.ts'

export type Person = Actor & { id: string }
/** Who moves somebody: what their file lacks is told by the rights of the one who asks. */
export type Caller = Person & Holder
/** The same of somebody who need not have an account any more. */
type Mover = Actor & Holder

/**
 * Moves an application on, as its applicant reads it once it can be undone no more. Gives the id of the step. Throws
 * PRECONDITION_FAILED where a colleague has moved it since, and as `take`.
 */
export async function move(by: Caller, { id, from, isOverPosts, skip, ...step }: MoveInput) {
  return changeContent(async transaction => {
    const application = await requireOwn(id, transaction)
    if (application.state !== from) await throwMoved(transaction, application)
    return { event: await take(transaction, application, { ...step, tellAt: tellAt() }, by, { isOverPosts, skip }) }
  })
}

/**
 * The same step for many, each in a transaction of its own, so that one that fails holds up no other; gives those with the reason, and the
 * steps of the others.
 */
export async function moveMany(by: Caller, { moves, state, reason }: z.output<typeof moveManyInput>) {
  const asked = new Map(moves.map(one => [one.id, one]))
  const { failed, done } = await each([...asked.keys()], async (transaction, application) => {
    const { from, skip } = asked.get(application.id)!
    if (application.state === state) return
    const sentence = reason === undefined ? '' : (reasonsFor(application)[reason] ?? '')
    return { id: application.id, event: await step(transaction, by, application, { from, state, sentence, skip }) }
  })
  return { failed, moved: done.flatMap(one => one ?? []) }
}

type Asked = { from: State; state: State; sentence?: string; skip?: string }

/**
 * One step in a transaction of `changeContent`, with what is suggested to its applicant; gives its id. Throws
 * PRECONDITION_FAILED where a colleague has moved them from `from` since, and as `take`.
 */
export async function step(
  transaction: Writer,
  by: Caller,
  application: Application,
  { from, state, sentence = '', skip = '' }: Asked,
): Promise<string> {
  if (application.state !== from) await throwMoved(transaction, application)
  const vacancy = await vacancyOf(transaction, application)
  const words = { ...suggestionsFor(application, vacancy)[state], state, sentence, tellAt: tellAt() }
  return take(transaction, application, words, by, { skip })
}

/**
 * Runs work on each application in a transaction of its own, and gives those with which it could not be done, and why,
 * and what came of the others.
 */
export async function each<Done>(
  ids: string[],
  work: (transaction: Writer, application: Application) => Promise<Done>,
) {
  const done: Done[] = []
  const failed: { id: string; reason: string }[] = []
  for (const id of ids)
    try {
      done.push(await changeContent(async transaction => work(transaction, await requireOwn(id, transaction))))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failed.push({ id, reason: error.message })
    }
  return { failed, done }
}

/**
 * One step with its trace in the log, which names the reference alone; gives its id. Throws CONFLICT where all posts
 * are given away, unless `isOverPosts`, and where somebody who has paid would be before the selection again, and
 * BAD_REQUEST for the field `skip` where something is missing that the stage needs, unless `skip` says why: that is
 * kept.
 */
export async function take(
  transaction: Writer,
  application: Application,
  step: Step,
  by: Mover,
  { isOverPosts = false, skip = '' }: { isOverPosts?: boolean; skip?: string | undefined } = {},
) {
  const { id, reference } = application
  const at = new Date()
  await passGate(transaction, application, { state: step.state, skip, at }, by)
  await requireUnpaid(transaction, application, step.state, by)
  const event = await moveTo(transaction, application, { ...step, at }, by, isOverPosts)
  await keepCalls(transaction, id)
  if (CLOSED.includes(application.state as State)) await resume(transaction, id, by, step.tellAt)
  await follow(transaction, id)
  await record(transaction, by, 'application-moved', { subjectId: id, subject: reference, detail: step.state })
  return event
}

type Passage = { state: State; skip: string; at: Date }

/** Whoever lacks what a stage needs gets past by a reason, which is written down with what was missing, at the time of the step. */
async function passGate(transaction: Writer, application: Application, { state, skip, at }: Passage, by: Mover) {
  const { id, reference } = application
  const gaps = (await findGaps([application], transaction))(id, state)
  if (gaps.length === 0) return
  if (skip === '')
    throw new AppError('BAD_REQUEST', m.application_not_ready({ missing: gapsFor(by, gaps).map(gapText).join(', ') }), {
      field: 'skip',
    })
  const outcome = writeSkip(state, gaps)
  await transaction.applicationEntry.create({
    data: { id: randomUUID(), applicationId: id, kind: 'skip', outcome, text: skip, byId: by.id, by: by.name, at },
  })
  await record(transaction, by, 'application-skipped', { subjectId: id, subject: reference, detail: state })
}

/** Nobody who has paid is put back to before their selection, which was at `since` where that is undone. Throws CONFLICT. */
export async function requireUnpaid(
  transaction: Writer,
  application: Application,
  to: State,
  by: Holder,
  since?: Date,
): Promise<void> {
  const { id } = application
  const isBefore = BEFORE_SELECTION.includes(to)
  if (!isBefore && !(since && CLOSED.includes(to))) return
  const group = await withMerged(transaction, [id])
  await requireUnselectable(transaction, by, {
    ids: group.map(each => each.id),
    workerId: await fileOf(transaction, id),
    ...(since && !isBefore && { since }),
  })
}

/** The vacancy as visitors read it now; undefined for one that is not published, and for an application to any job. */
export const vacancyOf = async (transaction: Writer, { vacancyId }: Pick<Application, 'vacancyId'>) =>
  vacancyId ? await liveVacancy(transaction, vacancyId) : undefined

/** Throws PRECONDITION_FAILED: somebody has moved the application since it was shown. */
export async function throwMoved(transaction: Writer, { id, state }: Application): Promise<never> {
  const last = await transaction.applicationEvent.findFirst({
    where: { applicationId: id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  throw new AppError(
    'PRECONDITION_FAILED',
    m.application_moved_meanwhile({ by: last?.by ?? '', state: stateLabels[state as State]() }),
  )
}
