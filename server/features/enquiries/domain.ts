import { randomInt, randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, getLocale } from '#i18n/paraglide/runtime.js'
import { groupCompanies } from '#server/features/companies/schema.ts'
import { localize } from '#i18n/locale.ts'
import { site } from '#i18n/agency.ts'
import { config } from '#server/config.ts'
import type { Actor } from '#server/actor.ts'
import { record } from '#server/features/activity/domain.ts'
import { holds, read, write } from '#server/db/client.ts'
import type { EnquiryInput } from '#server/features/enquiries/schema.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { type listInput, pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import { enquiryMail, receiptMail } from '#server/mail/templates.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' // none that looks like another

export type Enquiry = Prisma.EnquiryGetPayload<object>

/**
 * Stores a message and queues its mail to the chosen company, and with `receipt` one to the sender, in one transaction. Gives the reference
 * for the sender. The receipt repeats nothing that was typed, since anybody can enter anybody's address.
 * Throws BAD_REQUEST, with another way to reach us, for what looks automatic.
 */
export async function submit(input: EnquiryInput, receipt: boolean): Promise<{ reference: string }> {
  const { website, shownAt, token: _, ...message } = input
  if (website !== '') throw new AppError('BAD_REQUEST', m.enquiry_looks_automatic({ email: site.emails[0] }))
  if (shownAt > 0 && Date.now() - shownAt < config.FORM_MIN_AGE_MS)
    throw new AppError('BAD_REQUEST', m.enquiry_too_fast())
  const reference = `MB-${Array.from({ length: 6 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')}`
  const company = groupCompanies.find(({ id }) => id === message.company) ?? groupCompanies[0]
  await write(async transaction => {
    const enquiry = await transaction.enquiry.create({
      data: { id: randomUUID(), reference, language: getLocale(), ...message },
    })
    await enqueue(transaction, {
      to: company.email,
      ...(enquiry.email && { replyTo: enquiry.email }),
      ...withLocale(baseLocale, () =>
        enquiryMail({ ...enquiry, companyName: company.name, link: absoluteUrl(`/admin/enquiries/${enquiry.id}`) }),
      ),
    })
    if (receipt && enquiry.email)
      await enqueue(transaction, {
        to: enquiry.email,
        replyTo: company.email,
        ...receiptMail({ reference, companyName: localize(company).name }),
      })
  })
  deliverSoon()
  return { reference }
}

/** A page of messages, newest first, with the number of unread ones. `search` covers names, addresses, references and texts. */
export async function list({ search = '', page, size }: z.output<typeof listInput>) {
  const where = search
    ? Prisma.sql`WHERE ${holds(['lastName', 'email', 'phone', 'reference', 'message'], search)}`
    : Prisma.empty
  const [[total], unread] = await Promise.all([
    read.$queryRaw<{ count: number }[]>`SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Enquiry" ${where}`,
    countUnread(),
  ])
  const { offset, limit, ...position } = pageIn(total?.count ?? 0, { page, size })
  const found = await read.$queryRaw<
    { id: string }[]
  >`SELECT "id" FROM "Enquiry" ${where} ORDER BY "createdAt" DESC, "id" LIMIT ${limit} OFFSET ${offset}`
  const enquiries = await read.enquiry.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  return { rows: enquiries.map(toEnquiry), ...position, unread }
}

/** One message. Throws NOT_FOUND. */
export async function byId(id: string) {
  const enquiry = await read.enquiry.findUnique({ where: { id } })
  if (!enquiry) return throwMissing()
  return {
    ...toEnquiry(enquiry),
    replySubject: withLocale(enquiry.language, () => m.enquiry_reply_subject({ reference: enquiry.reference })),
  }
}

/** Records when a message was first opened. */
export async function markRead(id: string) {
  await write(transaction =>
    transaction.enquiry.updateMany({ where: { id, readAt: null }, data: { readAt: new Date() } }),
  )
}

/** Marks a message as handled or not handled. Throws NOT_FOUND. */
export async function setHandled(by: Actor, id: string, isHandled: boolean) {
  await write(async transaction => {
    const enquiry = (await transaction.enquiry.findUnique({ where: { id } })) ?? throwMissing()
    await transaction.enquiry.update({ where: { id }, data: { handledAt: isHandled ? new Date() : null } })
    await record(transaction, by, isHandled ? 'enquiry-handled' : 'enquiry-reopened', {
      subjectId: id,
      subject: enquiry.reference,
    })
  })
}

/** Throws NOT_FOUND. */
export async function remove(by: Actor, id: string) {
  await write(async transaction => {
    const enquiry = (await transaction.enquiry.findUnique({ where: { id } })) ?? throwMissing()
    await transaction.enquiry.delete({ where: { id } })
    await record(transaction, by, 'enquiry-deleted', { subjectId: id, subject: enquiry.reference })
  })
}

/** How many messages are unread. */
export const countUnread = () => read.enquiry.count({ where: { readAt: null } })

/** Every message, oldest first, read in chunks for a download of any length. */
export async function* all(): AsyncGenerator<Enquiry> {
  for (let skip = 0; ; skip += 500) {
    const chunk = await read.enquiry.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], skip, take: 500 })
    yield* chunk
    if (chunk.length < 500) return
  }
}

function toEnquiry({ createdAt, readAt, handledAt, ...enquiry }: Enquiry) {
  return { ...enquiry, createdAt: createdAt.toISOString(), isRead: readAt !== null, isHandled: handledAt !== null }
}

function throwMissing(): never {
  throw new AppError('NOT_FOUND', m.enquiry_missing())
}
