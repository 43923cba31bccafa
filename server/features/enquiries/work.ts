import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { companyNames, findContact } from '#server/features/companies/domain.ts'
import { type Contact, announce, throwMissing } from '#server/features/enquiries/domain.ts'
import type { Enquiry } from '#server/features/enquiries/list.ts'
import { learn } from '#server/features/enquiries/spam.ts'
import { stateOf } from '#server/features/enquiries/states.shared.ts'
import type { Subject } from '#server/features/enquiries/subjects.shared.ts'
import { colleagues } from '#server/features/work/domain.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Person = Actor & { id: string }
type Change = Prisma.EnquiryUpdateManyMutationInput

/** Records when a message was first opened. */
export async function markRead(id: string): Promise<void> {
  await write(async transaction => {
    await transaction.enquiry.updateMany({ where: { id, readAt: null }, data: { readAt: new Date() } })
    await transaction.enquiry.updateMany({ where: { id, state: 'new' }, data: { state: 'open' } })
  })
}

/** Marks messages as handled or not handled. What was handled is no spam: its words are learned. Throws NOT_FOUND. */
export async function setHandled(by: Person, ids: string[], isHandled: boolean): Promise<void> {
  await write(transaction => setHandledIn(transaction, by, ids, isHandled))
}

/** The same in a transaction, such as that of what comes of a message. */
export async function setHandledIn(transaction: Writer, by: Person, ids: string[], isHandled: boolean): Promise<void> {
  await changeIn(transaction, ids, isHandled ? 'enquiry-handled' : 'enquiry-reopened', by, {
    data: enquiry => {
      const done = isHandled ? { handledAt: new Date(), handledBy: by.name } : { handledAt: null, handledBy: null }
      return { ...done, ...released, state: stateOf({ ...enquiry, ...done }) }
    },
    before: isHandled ? (_, enquiries) => learn(transaction, enquiries, 'wanted') : undefined,
  })
}

/**
 * Marks messages as spam or as none, and learns their words. One that was thought to be spam on arrival goes to its company now.
 * Throws NOT_FOUND.
 */
export async function setSpam(by: Person, ids: string[], isSpam: boolean): Promise<void> {
  const contacts = isSpam ? new Map<string, Contact>() : await contactsOf(ids)
  await change(ids, isSpam ? 'enquiry-spam' : 'enquiry-not-spam', by, {
    data: enquiry => (isSpam ? { state: 'spam', spamAt: new Date() } : { ...released, state: stateOf(enquiry) }),
    async before(transaction, enquiries) {
      await learn(transaction, enquiries, isSpam ? 'spam' : 'wanted')
      for (const enquiry of enquiries) {
        const contact = contacts.get(enquiry.company)
        if (contact && enquiry.spamSigns !== null) await announce(transaction, enquiry, contact)
      }
    },
  })
  deliverSoon()
}

/** Throws NOT_FOUND. */
export async function setSubject(by: Person, ids: string[], subject: Subject | null): Promise<void> {
  await change(ids, 'enquiry-subject', by, { data: () => ({ subject }) })
}

/** Deletes messages with all that was written about them; `restore` brings them back until the next purge. Throws NOT_FOUND. */
export async function remove(by: Person, ids: string[]): Promise<void> {
  await change(ids, 'enquiry-deleted', by, { data: () => ({ deletedAt: new Date() }) })
}

/** Takes a deletion back. Throws NOT_FOUND when they are gone. */
export async function restore(by: Person, ids: string[]): Promise<void> {
  await change(ids, 'enquiry-restored', by, { isDeleted: true, data: () => ({ deletedAt: null }) })
}

/** Whom and which companies a list can be narrowed down to. */
export async function choices() {
  const [people, companies] = await Promise.all([colleagues('enquiries'), companyNames()])
  return { people, companies: [...companies].map(([id, name]) => ({ id, name })) }
}

const released = { spamAt: null, spamSigns: null }

type Work = {
  data: (enquiry: Enquiry) => Change
  before?: ((transaction: Writer, enquiries: Enquiry[]) => Promise<unknown>) | undefined
  isDeleted?: true
  detail?: string
}

const change = (ids: string[], action: Action, by: Person, work: Work): Promise<void> =>
  write(transaction => changeIn(transaction, ids, action, by, work))

async function changeIn(
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

/** Where messages go that were thought to be spam on arrival, by their company; it is read before the change begins. */
async function contactsOf(ids: string[]) {
  const held = await read.enquiry.findMany({
    where: { id: { in: ids }, spamSigns: { not: null } },
    select: { company: true },
  })
  const contacts = new Map<string, Contact>()
  for (const { company } of held) {
    const contact = await findContact(company)
    if (contact) contacts.set(company, contact)
  }
  return contacts
}
