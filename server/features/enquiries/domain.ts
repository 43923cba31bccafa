import { randomUUID } from 'node:crypto'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, getLocale, type Locale, toLocale } from '#i18n/paraglide/runtime.js'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { companyNames, findContact } from '#server/features/companies/domain.ts'
import { countUnread, type Enquiry, toRow } from '#server/features/enquiries/list.ts'
import type { EnquiryInput } from '#server/features/enquiries/schema.ts'
import { judge, learn } from '#server/features/enquiries/spam.ts'
import { SPAM_RETENTION_DAYS, stateOf } from '#server/features/enquiries/states.shared.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { notify } from '#server/features/notices/domain.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliveriesOf, deliverSoon, enqueue } from '#server/mail/domain.ts'
import { enquiryNotice } from '#server/features/enquiries/mails.ts'
import { enquiryMail, receiptMail } from '#server/features/enquiries/mails.ts'
import { outbox } from '#server/mail/transport.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'
import { createReference } from '#server/db/references.ts'

export { countUnread }

const DAY_MS = 24 * 60 * 60 * 1000
const UNDO_MS = 10 * 60 * 1000

/**
 * Stores a message and queues its mail to the chosen company, and with `receipt` one to the sender, in one transaction. Gives the reference
 * for the sender. The receipt repeats nothing that was typed, since anybody can enter anybody's address. What looks like spam is stored and
 * sends no mail. Throws BAD_REQUEST for a company that is not listed.
 */
export async function submit(input: EnquiryInput, receipt: boolean): Promise<{ reference: string }> {
  const { website: _, shownAt: __, token: ___, ...message } = input
  const reference = createReference('ENQ')
  const company = await findContact(message.company)
  if (!company) throw new AppError('BAD_REQUEST', m.company_needed(), { field: 'company' })
  const language = getLocale()
  const spamSigns = await judge({ ...message, language })
  await write(async transaction => {
    const enquiry = await transaction.enquiry.create({
      data: {
        id: randomUUID(),
        reference,
        language,
        companyName: withLocale(baseLocale, company.name),
        ...message,
        ...(spamSigns !== undefined && { state: 'spam', spamAt: new Date(), spamSigns }),
      },
    })
    if (spamSigns !== undefined) return
    await announce(transaction, enquiry, company)
    if (receipt && enquiry.email)
      await enqueue(transaction, {
        to: enquiry.email,
        thread: enquiry.id,
        ...(company.email && { replyTo: company.email }),
        ...receiptMail({ reference, companyName: company.name() }),
      })
  })
  deliverSoon()
  return { reference }
}

export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>

/** Queues the mail that brings a message to the company it was written to, and tells staff of it. */
export async function announce(transaction: Writer, enquiry: Enquiry, { email, name }: Contact): Promise<void> {
  const path = `/admin/enquiries/${enquiry.id}`
  if (email)
    await enqueue(transaction, {
      to: email,
      thread: enquiry.id,
      ...(enquiry.email && { replyTo: enquiry.email }),
      ...withLocale(baseLocale, () => enquiryMail({ ...enquiry, companyName: name(), link: absoluteUrl(path) })),
    })
  await notify(transaction, 'enquiry-arrived', {
    path,
    recordId: enquiry.id,
    text: () => enquiryNotice({ reference: enquiry.reference, companyName: name() }),
  })
}

/** One message with everything that was written about it, oldest first. Throws NOT_FOUND. */
export async function byId(id: string) {
  const enquiry = await requireEnquiry(id)
  const [names, entries] = await Promise.all([
    companyNames(),
    read.enquiryEntry.findMany({ where: { enquiryId: id }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
  ])
  const deliveryOf = await deliveriesOf(entries.flatMap(({ mailId }) => mailId ?? []))
  return {
    ...toRow(enquiry, names),
    language: toLocale(enquiry.language) ?? baseLocale,
    handledBy: enquiry.handledBy,
    handledAt: enquiry.handledAt?.toISOString(),
    spamSigns: enquiry.spamSigns,
    deleteAt: enquiry.spamAt && new Date(enquiry.spamAt.getTime() + SPAM_RETENTION_DAYS * DAY_MS).toISOString(),
    entries: entries.map(({ mailId, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      ...(mailId && { delivery: deliveryOf(mailId) }),
    })),
    /** What an answer begins with, in each language. */
    words: {
      en: beginningsOf(enquiry, 'en'),
      bn: beginningsOf(enquiry, 'bn'),
      ar: beginningsOf(enquiry, 'ar'),
    } satisfies Record<Locale, object>,
    hasMailServer: outbox() === null,
  }
}

function beginningsOf({ reference, lastName }: Enquiry, language: Locale) {
  return withLocale(language, () => ({
    subject: m.enquiry_reply_subject({ reference }),
    agency: agency().name,
    greeting: m.enquiry_whatsapp_greeting({ name: lastName, agency: agency().name, reference }),
  }))
}

/** Throws NOT_FOUND. */
export async function requireEnquiry(id: string, database: Pick<Writer, 'enquiry'> | typeof read = read) {
  const enquiry = await database.enquiry.findFirst({ where: { id, deletedAt: null } })
  return enquiry ?? throwMissing()
}

/** How a message is named, for what was made of it; nothing once it is gone. */
export const findReference = (id: string): Promise<{ id: string; reference: string } | null> =>
  read.enquiry.findFirst({ where: { id, deletedAt: null }, select: { id: true, reference: true } })

export function throwMissing(): never {
  throw new AppError('NOT_FOUND', m.enquiry_missing())
}

/** Deletes spam after its time, and for good what staff have deleted. */
export async function purge(now = Date.now()): Promise<void> {
  await write(transaction =>
    transaction.enquiry.deleteMany({
      where: {
        OR: [
          { state: 'spam', spamAt: { lt: new Date(now - SPAM_RETENTION_DAYS * DAY_MS) } },
          { deletedAt: { lt: new Date(now - UNDO_MS) } },
        ],
      },
    }),
  )
}

/** The pages of the enquiries with these ids, of those that are still there. */
export async function findEnquiryPages(ids: string[]): Promise<Map<string, string>> {
  const found = await read.enquiry.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Map(found.map(({ id }) => [id, `/admin/enquiries/${id}`]))
}

/** What a message is that is no spam. */
export const released = { spamAt: null, spamSigns: null }

type Person = Actor & { id: string }
/** A change of messages by staff. */
export type Work = {
  data: (enquiry: Enquiry) => Prisma.EnquiryUpdateManyMutationInput
  before?: ((transaction: Writer, enquiries: Enquiry[]) => Promise<unknown>) | undefined
  isDeleted?: true
  detail?: string
}

/** Changes messages, with a line in the log for each. Throws NOT_FOUND. */
export async function changeIn(
  transaction: Writer,
  ids: string[],
  action: Action,
  by: Person,
  { data, before, isDeleted, detail = '' }: Work,
) {
  const enquiries = await transaction.enquiry.findMany({
    where: { id: { in: ids }, deletedAt: isDeleted ? { not: null } : null },
  })
  if (enquiries.length === 0) throwMissing()
  await before?.(transaction, enquiries)
  for (const enquiry of enquiries) await transaction.enquiry.update({ where: { id: enquiry.id }, data: data(enquiry) })
  const targets = enquiries.map(({ id, reference }) => ({ subjectId: id, subject: reference, detail }))
  await recordAll(transaction, by, action, targets)
}

/**
 * Marks messages as handled or not, in a transaction such as that of what comes of one. What was handled is no spam:
 * its words are learned. Throws NOT_FOUND.
 */
export async function setHandledIn(transaction: Writer, by: Person, ids: string[], isHandled: boolean): Promise<void> {
  await changeIn(transaction, ids, isHandled ? 'enquiry-handled' : 'enquiry-reopened', by, {
    data: enquiry => {
      const { handledAt, handledBy } = enquiry
      const done = !isHandled
        ? { handledAt: null, handledBy: null }
        : handledAt
          ? { handledAt, handledBy }
          : { handledAt: new Date(), handledBy: by.name }
      return { ...done, ...released, state: stateOf({ ...enquiry, ...done }) }
    },
    before: isHandled ? (_, enquiries) => learn(transaction, enquiries, 'wanted') : undefined,
  })
}
