import type { Writer } from '#server/db/client.ts'
import { isAhead, wordsOf } from '#server/features/applications/interviews/appointments.ts'
import type { Application } from '#server/features/applications/domain.ts'
import { suggestionsFor } from '#server/features/applications/stages/next-steps.ts'
import { BEFORE_SELECTION, type State } from '#server/features/applications/stages/states.shared.ts'
import { tell } from '#server/features/applications/stages/told-steps.ts'
import { type Caller, take, vacancyOf } from '#server/features/applications/stages/move.ts'
import type { Interview } from '../../../../prisma/generated/sqlite/client.ts'

/**
 * Invites an applicant, who reads when and where at once; whoever was selected or has left keeps that state. Who wrote
 * it to them is noted by the step that tells it, so that what is noted of another day or place counts no more.
 */
export async function invite(transaction: Writer, application: Application, interview: Interview, by: Caller) {
  const { id, state, interviewId: beforeId } = application
  const before = beforeId ? await transaction.interview.findUnique({ where: { id: beforeId } }) : null
  const words = { ...wordsOf(application, interview, before !== null && isAhead(before)), interviewId: interview.id }
  let toldId: string
  if (BEFORE_SELECTION.includes(state as State)) {
    const { cost, payer } = suggestionsFor(application, await vacancyOf(transaction, application)).called
    toldId = await take(transaction, application, { state: 'called', ...words, cost, payer }, by)
  } else toldId = await tell(transaction, application, { news: 'invited', ...words }, by)
  await transaction.application.update({
    where: { id },
    data: { interviewId: interview.id, toldId, testResult: '', attendance: '' },
  })
}
