import { randomUUID } from 'node:crypto'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { idempotentRequest, once } from '#server/db/idempotency.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { type Demand, moveTo, requireDemand } from '#server/features/demands/domain.ts'
import { type State, stateLabels } from '#server/features/demands/states.shared.ts'
import type { DemandMoveInput, demandNoteInput } from '#server/features/demands/work-schema.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { demandStepMail } from '#server/features/demands/mails.ts'

export type Person = Actor & { id: string }

/** Moves a demand on, as its employer reads it. Throws NOT_FOUND, and PRECONDITION_FAILED where somebody has changed it since. */
export async function move(by: Person, { id, version, isMailed, ...step }: DemandMoveInput): Promise<void> {
  await write(async transaction => {
    const demand = await requireDemand(id, transaction)
    if (demand.version !== version) throwChanged(demand)
    await moveTo(transaction, demand, step, by)
    if (isMailed) await mailStep(transaction, demand, step, by)
    await record(transaction, by, 'demand-moved', { subjectId: id, subject: demand.reference, detail: step.state })
  })
  deliverSoon()
}

/** Tells the employer of a step by mail. It has no link: only the employer has that. */
async function mailStep(
  transaction: Writer,
  { id, reference, email, language }: Demand,
  { state, sentence }: Pick<DemandMoveInput, 'state' | 'sentence'>,
  by: Person,
) {
  const mail = withLocale(language, () => {
    const replyTo = agency().emails[0]?.email
    const isAnswered = replyTo !== undefined
    return { ...demandStepMail({ reference, state: stateLabels[state](), sentence, isAnswered }), replyTo }
  })
  const { replyTo, ...content } = mail
  const mailId = await enqueue(transaction, {
    to: email,
    ...(replyTo && { replyTo }),
    ...content,
    byPerson: true,
    thread: id,
  })
  await transaction.demandEntry.create({
    data: { id: randomUUID(), demandId: id, kind: 'mail', text: content.subject, mailId, byId: by.id, by: by.name },
  })
}

/** Keeps a note. Throws NOT_FOUND. */
export async function addNote(
  by: Person,
  input: z.output<typeof demandNoteInput>,
  key: string | null,
): Promise<{ id: string }> {
  const request = idempotentRequest(by.id, key, 'demands.addNote', input)
  return write(transaction => once(transaction, request, () => keepNote(transaction, by, input)))
}

async function keepNote(transaction: Writer, by: Person, { id, text }: z.output<typeof demandNoteInput>) {
  const { reference } = await requireDemand(id, transaction)
  const entry = await transaction.demandEntry.create({
    data: { id: randomUUID(), demandId: id, kind: 'note', text, byId: by.id, by: by.name },
  })
  await record(transaction, by, 'demand-noted', { subjectId: id, subject: reference })
  return { id: entry.id }
}

/** Takes one's own note back. Throws NOT_FOUND. */
export async function removeNote(by: Person, id: string): Promise<void> {
  const { count } = await write(transaction =>
    transaction.demandEntry.deleteMany({ where: { id, byId: by.id, kind: 'note' } }),
  )
  if (count === 0) throw new AppError('NOT_FOUND', m.application_entry_missing())
}

/** Keeps a demand whose employer had asked for its erasure. Throws NOT_FOUND. */
export async function keep(by: Person, id: string): Promise<void> {
  await write(async transaction => {
    const { reference } = await requireDemand(id, transaction)
    await transaction.demand.update({ where: { id }, data: { eraseAt: null } })
    await record(transaction, by, 'demand-kept', { subjectId: id, subject: reference })
  })
}

/** Throws PRECONDITION_FAILED: somebody has moved or corrected a demand since a screen showed it. */
export function throwChanged({ state }: Demand): never {
  throw new AppError('PRECONDITION_FAILED', m.demand_changed_meanwhile({ state: stateLabels[state as State]() }))
}
