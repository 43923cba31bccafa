import { randomUUID } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { deliverWebhooksSoon } from '#server/changes/deliver.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { lineRow, linkTo, requireDemand, submitIn } from '#server/features/demands/domain.ts'
import type { AddedDemand, WrittenDemand } from '#server/features/demands/schema.ts'
import { hashSendKey } from '#server/features/demands/secrets.ts'
import { throwChanged } from '#server/features/demands/work.ts'
import type { DemandEditInput } from '#server/features/demands/work-schema.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/demands/retention.ts'
import { describeForStaff } from '#server/features/vacancies/domain.ts'
import { setHandledIn } from '#server/features/enquiries/domain.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, hasMailServer } from '#server/mail/domain.ts'

type Person = Actor & { id: string }

/** What staff hand to the employer: the link is shown this once. */
export type StaffReceipt = {
  id: string
  reference: string
  link: string
  /** Whether it was asked for, and goes. */
  mail: 'sent' | 'no server' | 'none'
}

/**
 * A demand that staff have written down for an employer. The enquiry that it is made of is handled then. Throws
 * NOT_FOUND for an enquiry that is none, and CONFLICT for one of which there is a demand.
 */
export async function add(
  by: Person,
  { sendKey, language, enquiry, isMailed, ...input }: AddedDemand,
): Promise<StaffReceipt> {
  const receipt = await write(async transaction => {
    const made = enquiry && (await transaction.demand.findUnique({ where: { enquiryId: enquiry } }))
    if (made && made.sendKeyHash !== hashSendKey(sendKey))
      throw new AppError('CONFLICT', m.demand_of_enquiry_made({ reference: made.reference }))
    const receipt = await withLocale(language, () =>
      submitIn(transaction, input, { sendKey, isMailed, by, enquiryId: enquiry }),
    )
    if (receipt.isAgain) return receipt
    if (enquiry) await setHandledIn(transaction, by, [enquiry], true)
    await record(transaction, by, 'demand-added', { subjectId: receipt.id, subject: receipt.reference })
    return receipt
  })
  deliverSoon()
  deliverWebhooksSoon()
  const { id, reference, secret } = receipt
  const mail = isMailed ? (hasMailServer() ? 'sent' : 'no server') : 'none'
  return { id, reference, link: withLocale(language, () => linkTo(secret)), mail }
}

/**
 * Corrects a demand. Posts that are there keep their vacancies, which stay as they are; one of which there is a vacancy
 * stays, too. Throws NOT_FOUND, CONFLICT for such a post that is left out, and PRECONDITION_FAILED where somebody has
 * changed the demand since.
 */
export async function edit(by: Person, { id, version, values }: DemandEditInput): Promise<void> {
  await write(async transaction => {
    const demand = await requireDemand(id, transaction)
    if (demand.version !== version) throwChanged(demand)
    const { lines, payers, ...input } = values
    await transaction.demand.update({
      where: { id },
      data: {
        ...input,
        payers: JSON.stringify(payers),
        deleteAfter: deleteAfterOf(new Date(), await retentionMonths(transaction)),
        version: { increment: 1 },
      },
    })
    await replaceLines(transaction, id, lines)
    await record(transaction, by, 'demand-edited', { subjectId: id, subject: demand.reference })
  })
}

async function replaceLines(transaction: Writer, demandId: string, lines: WrittenDemand['lines']) {
  const there = await transaction.demandLine.findMany({ where: { demandId }, orderBy: { position: 'asc' } })
  const kept = new Set(there.map(({ id }) => id).filter(id => lines.some(line => line.id === id)))
  const gone = there.flatMap(({ id, vacancyId }) => (vacancyId && !kept.has(id) ? [vacancyId] : []))
  const vacancies = await describeForStaff(gone, transaction)
  const needed = there.findIndex(({ id, vacancyId }) => vacancyId && !kept.has(id) && vacancies.has(vacancyId))
  if (needed >= 0) throw new AppError('CONFLICT', m.demand_post_needed({ n: formatNumber(needed + 1) }))
  await transaction.demandLine.deleteMany({ where: { demandId, id: { notIn: [...kept] } } })
  for (const [position, { id, ...line }] of lines.entries()) {
    const data = { ...lineRow(line), position }
    if (id && kept.delete(id)) await transaction.demandLine.update({ where: { id }, data })
    else await transaction.demandLine.create({ data: { id: randomUUID(), demandId, ...data } })
  }
}

/** The demand that was made of an enquiry, if any. */
export const ofEnquiry = (enquiryId: string): Promise<{ id: string; reference: string } | null> =>
  read.demand.findUnique({ where: { enquiryId }, select: { id: true, reference: true } })
