import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/applications/retention.ts'
import { type State, type StepPayer, TAKING } from '#server/features/applications/stages/states.shared.ts'
import { tellWaiting } from '#server/features/applications/stages/told-steps.ts'
import { liveVacancy, setTaken } from '#server/features/vacancies/domain.ts'
import type { Application } from '../../../../prisma/generated/sqlite/client.ts'

/** What an applicant reads of a step, from `tellAt` on or at once. `on` is a day in Dhaka, `cost` is in taka. */
export type Step = {
  state: State
  on?: string
  sentence?: string
  nextStep?: string
  cost?: number | null
  payer?: StepPayer | null
  tellAt?: Date
  /** when it was, if not now */
  at?: Date
  /** of which it tells */
  interviewId?: string
}

/**
 * Moves an application on, in a transaction of `changeContent`, since a post may be taken or given back. Gives the id
 * of the step. Throws CONFLICT where all posts of the vacancy are given away, unless `isBeyondPosts`.
 */
export async function moveTo(
  transaction: Writer,
  application: Application,
  { state, on = today(), at = new Date(), ...step }: Step,
  by: Actor,
  isBeyondPosts = false,
): Promise<string> {
  const { id, vacancyId, consent } = application
  const takes = TAKING.includes(state)
  if (vacancyId) {
    const others = await requirePost(transaction, application, state, isBeyondPosts)
    await setTaken(transaction, vacancyId, others + (takes ? 1 : 0))
  }
  if (step.interviewId) await tellWaiting(transaction, id)
  const { id: event } = await transaction.applicationEvent.create({
    data: { id: randomUUID(), applicationId: id, state, on, ...step, byId: by.id, by: by.name, at },
  })
  await transaction.application.update({
    where: { id },
    data: {
      state,
      stateAt: at,
      deleteAfter: deleteAfterOf({ state, consent }, at, await retentionMonths(transaction)),
    },
  })
  return event
}

/**
 * How many others have a post of the vacancy of an application, 0 where it has none. Throws CONFLICT where they have
 * all of them and it takes one by coming to `state`, unless `isBeyondPosts`.
 */
export async function requirePost(
  transaction: Writer,
  application: Application,
  state: State,
  isBeyondPosts = false,
): Promise<number> {
  const { id, vacancyId } = application
  if (!vacancyId) return 0
  const others = await transaction.application.count({
    where: { vacancyId, state: { in: [...TAKING] }, mergedIntoId: null, id: { not: id } },
  })
  const vacancy = await liveVacancy(transaction, vacancyId)
  const isNew = TAKING.includes(state) && !TAKING.includes(application.state as State)
  if (isNew && vacancy && others >= vacancy.posts && !isBeyondPosts)
    throw new AppError('CONFLICT', m.application_posts_taken({ posts: String(vacancy.posts) }))
  return others
}

/** Counts again how many posts of these vacancies are given away, in a transaction of `changeContent`. */
export async function keepTaken(transaction: Writer, vacancyIds: (string | null)[]): Promise<void> {
  for (const vacancyId of new Set(vacancyIds.flatMap(id => id ?? [])))
    await setTaken(
      transaction,
      vacancyId,
      await transaction.application.count({ where: { vacancyId, state: { in: [...TAKING] }, mergedIntoId: null } }),
    )
}
