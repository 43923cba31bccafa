import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { keepCalls } from '#server/features/applications/calls.ts'
import * as applications from '#server/features/applications/domain.ts'
import { NO_WAGE } from '#server/features/applications/wage-range.shared.ts'
import { addIn, type ReceiptWithText, type Typed, withText } from '#server/features/applications/add.ts'
import type { EditInput } from '#server/features/applications/work-schema.ts'
import { saidOf } from '#server/features/applications/submit.ts'
import { ERASURE_DELAY_MS } from '#server/features/applications/status/status-page.ts'
import { inLanguageOf } from '#server/features/applications/language.ts'
import { follow, requireErasable } from '#server/features/applications/contributed.ts'
import { deliverWebhooksSoon } from '#server/changes/deliver.ts'
import type { Holder } from '#server/permissions.ts'

/** An application that staff have written down for somebody. Throws as `submit`. */
export async function add(by: Actor, input: Typed): Promise<ReceiptWithText> {
  const receipt = await write(transaction => addIn(transaction, by, input))
  deliverWebhooksSoon()
  return receipt
}

/**
 * Corrects what an applicant has said. Throws PRECONDITION_FAILED where a colleague has done so since it was `seen`,
 * NOT_FOUND, and NOT_FOUND or CONFLICT for another vacancy that is not open.
 */
export async function edit(by: Actor, { id, seen, values: { vacancy, ...said } }: EditInput) {
  await changeContent(async transaction => {
    const before = await applications.requireOwn(id, transaction)
    if (before.version !== seen) throw new AppError('PRECONDITION_FAILED', m.application_details_changed_meanwhile())
    const vacancyId = vacancy || null
    await transaction.application.update({
      where: { id },
      data: {
        ...saidOf(said),
        version: { increment: 1 },
        ...(vacancyId !== before.vacancyId && { ...NO_WAGE, ...(await applications.jobOf(transaction, vacancy)) }),
      },
    })
    if (said.phone !== before.phone) await keepCalls(transaction, id)
    if (vacancyId !== before.vacancyId) {
      await applications.keepTaken(transaction, [before.vacancyId, vacancyId])
      await follow(transaction, id) // another country may ask for more
    }
    await record(transaction, by, 'application-edited', subjectOf(before))
  })
}

/** Gives an applicant who lost them a new code and link, shown once; the old ones end. Throws NOT_FOUND. */
export async function reissue(by: Actor, id: string): Promise<ReceiptWithText> {
  return write(async transaction => {
    const application = await applications.requireApplication(id, transaction)
    await record(transaction, by, 'application-reissued', subjectOf(application))
    const receipt = await applications.reissue(transaction, application)
    return inLanguageOf(application, () => withText(receipt))
  })
}

/**
 * Erases an application in three days, as its applicant asked for by telephone. Until then it can be stopped. Throws
 * FORBIDDEN where something goes with it that `by` may not see, and NOT_FOUND.
 */
export async function erase(by: Actor & Holder, id: string, now = Date.now()): Promise<void> {
  await setErasure(by, id, new Date(now + ERASURE_DELAY_MS), 'application-erased', transaction =>
    requireErasable(transaction, by, [id]),
  )
}

/** Keeps an application that was to be erased. Throws NOT_FOUND. */
export async function keep(by: Actor, id: string): Promise<void> {
  await setErasure(by, id, null, 'application-kept')
}

async function setErasure(
  by: Actor,
  id: string,
  eraseAt: Date | null,
  action: 'application-erased' | 'application-kept',
  check?: (transaction: Writer) => Promise<void>,
) {
  await write(async transaction => {
    const application = await applications.requireOwn(id, transaction)
    if ((application.eraseAt === null) === (eraseAt === null))
      throw new AppError('CONFLICT', m.application_changed_meanwhile())
    await check?.(transaction)
    await transaction.application.update({ where: { id }, data: { eraseAt } })
    await record(transaction, by, action, subjectOf(application))
  })
}

const subjectOf = ({ id, reference }: { id: string; reference: string }) => ({ subjectId: id, subject: reference })
