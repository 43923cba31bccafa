import { isDeepStrictEqual } from 'node:util'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { isAhead, tellIfOther, tellOff } from '#server/features/applications/interviews/appointments.ts'
import { type Application, moveTo, requireApplication } from '#server/features/applications/domain.ts'
import { CLOSED, type State } from '#server/features/applications/stages/states.shared.ts'
import { type Appointment, type Gift, giftsOf } from '#server/features/applications/merges/gifts.ts'
import { asRead, isTold, tell, tellAt } from '#server/features/applications/stages/told-steps.ts'
import { NO_WAGE, wageColumns } from '#server/features/applications/wage-range.shared.ts'
import type { Interview } from '../../../../prisma/generated/sqlite/client.ts'

/**
 * Gives the other one what an application has and it lacks: who works on it, the wage that was agreed, that somebody has called, and the
 * interview that its applicant was told of, with who wrote it to them; and notes when. Throws CONFLICT where each of them
 * has an interview to come.
 */
export async function give(
  transaction: Writer,
  application: Application,
  target: Application,
  by: Actor,
): Promise<void> {
  const { id, state, assigneeId, assignee } = application
  const interview = await interviewThatGoes(transaction, application, target)
  const isCalled = state === 'called' && target.state === 'received'
  const isAssigned = !target.assigneeId && assigneeId !== null
  const isWage =
    application.agreedWage !== null && target.agreedWage === null && application.vacancyId === target.vacancyId
  const at = new Date()
  const step = isCalled || interview ? await repeat(transaction, application, target, { interview, at, by }) : undefined
  const stood = {
    state: target.state,
    stateAt: target.stateAt.toISOString(),
    deleteAfter: target.deleteAfter.toISOString(),
  }
  const gift: Gift = {
    from: id,
    at: at.toISOString(),
    isAssigned,
    isWage,
    ...(interview && { own: appointmentOf(target) }),
    ...(step && { step: { id: step, stood } }),
  }
  await transaction.application.update({
    where: { id: target.id },
    data: {
      given: JSON.stringify([...giftsOf(target), gift]),
      ...(isAssigned && { assigneeId, assignee }),
      ...(isWage && wageColumns(application)),
      ...(interview && appointmentOf(application)),
    },
  })
}

/** Nobody has agreed on another one since. */
const isSameWage = (one: Application, other: Application) => isDeepStrictEqual(wageColumns(one), wageColumns(other))

const appointmentOf = ({ interviewId, toldId, attendance, testResult }: Application): Appointment => ({
  interviewId,
  toldId,
  attendance,
  testResult,
})

/**
 * The interview of an application that the other one has from then on: one to come stands for one that is over. Whoever
 * has withdrawn or was refused comes to none, and was not told of what became of it.
 */
async function interviewThatGoes(transaction: Writer, application: Application, target: Application) {
  if (application.interviewId === target.interviewId || CLOSED.includes(application.state as State)) return null
  const [own, theirs] = [await findInterview(transaction, application), await findInterview(transaction, target)]
  if (own && theirs && isAhead(own) && isAhead(theirs))
    throw new AppError(
      'CONFLICT',
      m.application_two_interviews({ one: application.reference, other: target.reference }),
    )
  return own && (!theirs || isAhead(own)) ? own : null
}

const findInterview = async (transaction: Writer, { interviewId }: Pick<Application, 'interviewId'>) =>
  interviewId ? transaction.interview.findUnique({ where: { id: interviewId } }) : null

/**
 * What the applicant of one was told last, told by the other one, which comes to the same state where nobody has called
 * there yet. As any step of staff it is told in ten minutes, so that a merge that is taken back was never read.
 */
async function repeat(
  transaction: Writer,
  application: Application,
  target: Application,
  { interview, at, by }: { interview: Interview | null; at: Date; by: Actor },
): Promise<string> {
  const events = await transaction.applicationEvent.findMany({
    where: { applicationId: application.id, ...(interview && { interviewId: interview.id }) },
    orderBy: { at: 'asc' },
  })
  const { sentence = '', nextStep = '', cost = null } = asRead(events).at(-1) ?? {}
  const words = { sentence, nextStep, ...(interview && { interviewId: interview.id }), tellAt: tellAt() }
  return target.state === 'received'
    ? moveTo(transaction, target, { state: 'called', cost, at, ...words }, by)
    : tell(transaction, target, { news: 'invited', ...words }, by)
}

/**
 * Takes back what an application gave the one that it was put into, and that one those that it was put into since. Its
 * applicant is told where its interview was moved or called off meanwhile, and the other one’s where they were told of
 * it, too.
 */
export async function takeBack(transaction: Writer, application: Application, by: Actor): Promise<void> {
  const { id, interviewId } = application
  let isInterview = false
  let isAssignee = true
  let isWage = true
  let isStep = true
  let from = id
  let node: Application | undefined
  for (let at = application.putIntoId; at; at = node.putIntoId) {
    node = await requireApplication(at, transaction)
    const gifts = giftsOf(node)
    const gift = gifts.find(each => each.from === from)
    if (!gift) break
    const later = gifts.slice(gifts.indexOf(gift) + 1).find(({ own }) => own)
    isInterview = gift.own !== undefined && (from === id || isInterview)
    isAssignee &&= gift.isAssigned === true && node.assigneeId === application.assigneeId
    isWage &&= gift.isWage === true && isSameWage(node, application)
    isStep &&= gift.step !== undefined && (await takeStepBack(transaction, node, gift.step))
    if (isInterview && later) later.own = gift.own!
    const isHere = isInterview && !later && interviewId !== null && node.interviewId === interviewId
    const left: Gift = {
      from,
      ...(gift.at && { at: gift.at }),
      isAssigned: gift.isAssigned === true && !isAssignee,
      isWage: gift.isWage === true && !isWage,
      ...(!isInterview && gift.own && { own: gift.own }),
      ...(!isStep && gift.step && { step: gift.step }),
    }
    const others = gifts.map(each => (each === gift ? left : each)).filter(each => each !== left || from !== id)
    await transaction.application.update({
      where: { id: at },
      data: {
        given: others.length > 0 ? JSON.stringify(others) : null,
        ...(isAssignee && { assigneeId: null, assignee: null }),
        ...(isWage && NO_WAGE),
        ...(isHere && (await stillThere(transaction, gift.own!))),
      },
    })
    if (isHere && node.mergedIntoId === null) await handOver(transaction, application, node, { isUntold: isStep, by })
    else if (isInterview && node.mergedIntoId === null) await callOff(transaction, application, by)
    from = at
  }
  const own = await requireApplication(id, transaction)
  const interview = await findInterview(transaction, own)
  if (interview) await tellIfOther(transaction, own, interview, by) // both had it, or the other one got another
}

/** An appointment of before, where its interview has not been deleted. */
async function stillThere(transaction: Writer, own: Appointment): Promise<Appointment> {
  const isThere = own.interviewId === null || (await findInterview(transaction, own)) !== null
  return isThere ? own : { interviewId: null, toldId: null, attendance: '', testResult: '' }
}

/** Has the applicant of an application have the appointment again that the other one has had meanwhile. */
async function handOver(
  transaction: Writer,
  application: Application,
  other: Application,
  { isUntold, by }: { isUntold: boolean; by: Actor },
) {
  const { id } = application
  const interview = await findInterview(transaction, application)
  const { attendance, testResult, state } = other
  const own = await transaction.application.update({ where: { id }, data: { attendance, testResult } })
  if (!interview) return
  await tellIfOther(transaction, own, interview, by)
  if (
    (isUntold && !(await isWritten(transaction, other))) ||
    !isAhead(interview) ||
    attendance !== '' ||
    CLOSED.includes(state as State)
  )
    return
  const offId = await tellOff(transaction, await requireApplication(other.id, transaction), interview.id, by)
  await transaction.application.updateMany({ where: { id: other.id, interviewId: null }, data: { toldId: offId } })
}

/** Whether the applicant of this very application was written to of what they were told. */
const isWritten = async (transaction: Writer, { id, toldId }: Application) =>
  toldId !== null &&
  (await transaction.applicationEntry.count({ where: { applicationId: id, kind: 'invitation', eventId: toldId } })) > 0

/** Tells the applicant of an application that they need not come to an interview that the other one was taken off. */
async function callOff(transaction: Writer, application: Application, by: Actor) {
  const interview = await findInterview(transaction, application)
  if (application.toldId === null || (interview && !isAhead(interview))) return
  const toldId = await tellOff(transaction, application, application.interviewId, by)
  await transaction.application.update({
    where: { id: application.id },
    data: { interviewId: null, toldId, attendance: '', testResult: '' },
  })
}

/** Deletes the step that tells of what was given, while it is neither told nor another one followed; gives whether it did. */
async function takeStepBack(
  transaction: Writer,
  { id, state }: Application,
  { id: step, stood }: NonNullable<Gift['step']>,
): Promise<boolean> {
  const last = await transaction.applicationEvent.findFirst({
    where: { applicationId: id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  if (last?.id !== step || isTold(last)) return false
  await transaction.applicationEvent.delete({ where: { id: step } })
  if (last.news === null && state === last.state) await transaction.application.update({ where: { id }, data: stood })
  return true
}
