import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import type { Actor } from '#server/actor.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import type { News } from '#server/features/applications/interviews/news.shared.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { Application, ApplicationEvent } from '../../../../prisma/generated/sqlite/client.ts'

/** So long a step can be undone before its applicant reads it. */
export const UNDO_MS = 10 * 60 * 1000

/** Whether its applicant reads a step by now. One that is further ahead was made while the clock was: it would be told in years. */
export function isTold({ tellAt }: { tellAt: Date | null }, now = Date.now()): boolean {
  const wait = Number(tellAt ?? now) - now
  return wait <= 0 || wait > UNDO_MS
}

type Timed = Pick<ApplicationEvent, 'at' | 'tellAt'>

/** Events in the order in which their applicant reads them. */
export const asRead = <Event extends Timed>(events: Event[]): Event[] =>
  events.toSorted((a, b) => Number(a.tellAt ?? a.at) - Number(b.tellAt ?? b.at))

/** Of these events what an applicant reads by now, in that order. */
export const toldOf = <Event extends Timed>(events: Event[]): Event[] => asRead(events.filter(event => isTold(event)))

/**
 * The state that its applicant reads, by all events of an application: what staff did in the last minutes, and can
 * undo, counts for nothing.
 */
export function toldState(
  { state }: Pick<Application, 'state'>,
  events: Pick<ApplicationEvent, 'state' | 'at' | 'tellAt' | 'news'>[],
): State {
  const steps = events.filter(({ news }) => news === null)
  const told = toldOf(steps)
  return (told.length === steps.length ? state : (told.at(-1)?.state ?? 'received')) as State
}

/** The same as it is stored. */
export async function findToldState(
  database: Reader,
  { id, state }: Pick<Application, 'id' | 'state'>,
): Promise<State> {
  const where = { applicationId: id }
  return toldState({ state }, await database.applicationEvent.findMany({ where, orderBy: { at: 'asc' } }))
}

type Words = { news: News; sentence?: string; nextStep?: string; interviewId?: string | null; tellAt?: Date }

/** When the applicant reads a step that can be undone until then. */
export const tellAt = () => new Date(Date.now() + UNDO_MS)

/**
 * Tells an applicant of a change, at once or from `tellAt` on, in the state that they read, which stays, as does what was said of its
 * cost. Gives the id of what they read.
 */
export async function tell(transaction: Writer, application: Application, words: Words, by: Actor): Promise<string> {
  const { id: applicationId } = application
  await tellWaiting(transaction, applicationId)
  const events = await transaction.applicationEvent.findMany({ where: { applicationId }, orderBy: { at: 'asc' } })
  const last = toldOf(events).at(-1)
  const { id } = await transaction.applicationEvent.create({
    data: {
      id: randomUUID(),
      applicationId,
      state: toldState(application, events),
      on: today(),
      cost: last?.cost ?? null,
      payer: last?.payer ?? null,
      ...words,
      byId: by.id,
      by: by.name,
      at: new Date(),
    },
  })
  return id
}

/** Has what waits to be told of an interview told now, so that nothing older is read after what comes next. */
export const tellWaiting = (transaction: Writer, applicationId: string) =>
  transaction.applicationEvent.updateMany({
    where: { applicationId, interviewId: { not: null }, tellAt: { gt: new Date() } },
    data: { tellAt: null },
  })
