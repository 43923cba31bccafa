import type { Application } from '../../../../prisma/generated/sqlite/client.ts'

export type Appointment = Pick<Application, 'interviewId' | 'toldId' | 'attendance' | 'testResult'>

/**
 * What an application got from one that was put into it, and when (earlier ones do not say): a colleague where nobody
 * worked on it, the wage that was agreed for the same job, an interview, with what it had of its `own` before, and the
 * `step` by which it tells of that, with how it stood before.
 */
export type Gift = {
  from: string
  at?: string
  isAssigned?: boolean
  isWage?: boolean
  own?: Appointment
  step?: { id: string; stood: Stood }
}
type Stood = { state: string; stateAt: string; deleteAfter: string }

/** What an application got from others, the first one first. */
export const giftsOf = ({ given }: Pick<Application, 'given'>): Gift[] => (given ? (JSON.parse(given) as Gift[]) : [])

/** When another one was put into an application; the beginning of time where nobody noted it. */
export const joinedAtOf = (application: Pick<Application, 'given'>, from: string): Date =>
  new Date(giftsOf(application).find(gift => gift.from === from)?.at ?? 0)

/** When somebody moved an application to its state last, which a merge does not. */
export function ownStepAt(application: Pick<Application, 'given' | 'stateAt'>): Date {
  const { stateAt } = application
  const gift = giftsOf(application).find(({ at, step }) => step && at === stateAt.toISOString())
  return gift ? new Date(gift.step!.stood.stateAt) : stateAt
}
