import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { companyNames, findContact } from '#server/features/companies/domain.ts'
import {
  announce,
  changeIn,
  type Contact,
  released,
  setHandledIn,
  type Work,
} from '#server/features/enquiries/domain.ts'
import { learn } from '#server/features/enquiries/spam.ts'
import { stateOf } from '#server/features/enquiries/states.shared.ts'
import type { Subject } from '#server/features/enquiries/subjects.shared.ts'
import { colleagues } from '#server/features/work/domain.ts'
import { deliverSoon } from '#server/mail/domain.ts'

type Person = Actor & { id: string }

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

const change = (ids: string[], action: Action, by: Person, work: Work): Promise<void> =>
  write(transaction => changeIn(transaction, ids, action, by, work))

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
