import { randomUUID } from 'node:crypto'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { idempotentRequest, once } from '#server/db/idempotency.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { findContact } from '#server/features/companies/domain.ts'
import { requireEnquiry, throwMissing } from '#server/features/enquiries/domain.ts'
import type { AnswerInput, entryInput, letterInput } from '#server/features/enquiries/schema.ts'
import { learn } from '#server/features/enquiries/spam.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue, senderName } from '#server/mail/domain.ts'
import { answerMail } from '#server/mail/compose.ts'
import type { z } from '#i18n/zod.ts'

type Person = Actor & { id: string }
type Letter = z.output<typeof letterInput>

/**
 * Answers a message by mail, and marks it as handled where `isHandled` says so. Whoever answers a message that is nobody's gets it.
 * Throws NOT_FOUND, and BAD_REQUEST for a sender without an address.
 */
export async function answer(by: Person, { entryId, isHandled, ...letter }: AnswerInput): Promise<void> {
  const { to, replyTo, subject, text, html } = await compose(letter)
  await write(async transaction => {
    if (await transaction.enquiryEntry.findUnique({ where: { id: entryId } })) return
    const enquiry = await requireEnquiry(letter.id, transaction)
    const mailId = await enqueue(transaction, {
      to,
      ...(replyTo && { replyTo }),
      subject,
      text,
      html,
      byPerson: true,
      thread: enquiry.id,
    })
    await transaction.enquiryEntry.create({
      data: {
        id: entryId,
        enquiryId: enquiry.id,
        kind: 'answer',
        text: letter.text,
        subject: letter.subject,
        address: to,
        mailId,
        byId: by.id,
        by: by.name,
      },
    })
    await learn(transaction, [enquiry], 'wanted')
    const now = new Date()
    await transaction.enquiry.update({
      where: { id: enquiry.id },
      data: {
        state: isHandled ? 'handled' : 'answered',
        readAt: enquiry.readAt ?? now,
        answeredAt: now,
        spamAt: null,
        spamSigns: null,
        ...(isHandled ? { handledAt: now, handledBy: by.name } : { handledAt: null, handledBy: null }),
        ...(enquiry.assigneeId === null && { assigneeId: by.id, assignee: by.name }),
      },
    })
    const target = { subjectId: enquiry.id, subject: enquiry.reference }
    await record(transaction, by, 'enquiry-answered', target)
    if (isHandled) await record(transaction, by, 'enquiry-handled', target)
  })
  deliverSoon()
}

/** How an answer would arrive. Throws as `answer`. */
export async function preview(letter: Letter) {
  const { to, replyTo, subject, text } = await compose(letter)
  return { from: senderName(), to, replyTo, subject, text }
}

/** Keeps a note or a call, which is one where it is sent again under the same idempotency key. Throws NOT_FOUND. */
export async function addEntry(by: Person, input: z.output<typeof entryInput>, key: string | null) {
  const request = idempotentRequest(by.id, key, 'enquiries.addEntry', input)
  return write(transaction => once(transaction, request, () => keepEntry(transaction, by, input)))
}

async function keepEntry(
  transaction: Writer,
  by: Person,
  { id, kind, text }: z.output<typeof entryInput>,
): Promise<{ id: string }> {
  const entryId = randomUUID()
  const enquiry = await requireEnquiry(id, transaction)
  await transaction.enquiryEntry.create({
    data: { id: entryId, enquiryId: id, kind, text, byId: by.id, by: by.name },
  })
  await record(transaction, by, kind === 'call' ? 'enquiry-called' : 'enquiry-noted', {
    subjectId: id,
    subject: enquiry.reference,
  })
  return { id: entryId }
}

/** Takes one's own note or call back. Throws NOT_FOUND. */
export async function removeEntry(by: Person, id: string): Promise<void> {
  await write(async transaction => {
    const { count } = await transaction.enquiryEntry.deleteMany({ where: { id, byId: by.id, kind: { not: 'answer' } } })
    if (count === 0) throwMissing()
  })
}

async function compose({ id, subject, text, language }: Letter) {
  const { email, company } = await requireEnquiry(id)
  if (!email) throw new AppError('BAD_REQUEST', m.answer_no_address())
  const contact = await findContact(company)
  return withLocale(language, () => ({
    to: email,
    replyTo: contact?.email ?? agency().emails[0]?.email,
    ...answerMail({ subject, text }),
  }))
}
