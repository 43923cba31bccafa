import { endSessions } from '#server/http/sessions.ts'
import type { Actor } from '#server/actor.ts'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read, write, type Writer } from '#server/db/client.ts'
import { contributionsTo, type DeskItem } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { nameOf } from '#server/features/accounts/domain.ts'
import { record } from '#server/features/activity/domain.ts'
import { notify } from '#server/features/notices/domain.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import type { NoticeText } from '#server/mail/compose.ts'
import {
  formerOfficerMail,
  officerChangedNotice,
  officerEndedMail,
  officerWaitsNotice,
} from '#server/features/accounts/officer-mails.ts'
import { approvedMail } from '#server/features/accounts/mails.ts'
import { OFFICE, isOfficer, rolesWith } from '#server/permissions.ts'
import type { Prisma, User } from '../../../prisma/generated/sqlite/client.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After the last officer has lost the office, owners wait so long before they let another one in: that officer has time to object. */
const PAUSE_MS = 7 * DAY_MS
/** Whoever was an officer hears so long of new ones, and nobody can remove the account. */
const FORMER_MS = 30 * DAY_MS
const officersPage = () => contributionsTo('officersPage')[0]?.given ?? '/admin'

type Database = Pick<Writer, 'user'> | typeof read
type Candidate = Pick<User, 'id' | 'role' | 'officerSince'>

const isSitting = (person: Pick<User, 'role' | 'status'>) => isOfficer(person) && person.status === 'active'
const waits = (person: Pick<User, 'role' | 'status'>) => isOfficer(person) && person.status === 'waiting'
const inOffice = (): Prisma.UserWhereInput => ({ role: { in: rolesWith(OFFICE) } })

/**
 * Why an owner cannot let somebody in as an officer, as a sentence: a sitting officer has to, or the last one lost the office a few days
 * ago. Whoever was confirmed before and only suspended since waits for no day: nobody could choose a password for them meanwhile.
 * docs/decisions/0129 says why.
 */
export async function findBar(database: Database, person: Candidate): Promise<string | null> {
  if (!isOfficer(person)) return null
  if (await database.user.count({ where: { ...inOffice(), status: 'active', id: { not: person.id } } }))
    return m.officer_bar_confirm()
  if (person.officerSince) return null
  const last = await database.user.aggregate({ _max: { officerUntil: true } })
  const from = (last._max.officerUntil?.getTime() ?? 0) + PAUSE_MS
  return from > Date.now()
    ? m.officer_bar_pause({ day: formatDate(new Date(from).toISOString(), { dateStyle: 'long' }) })
    : null
}

/** Accounts that wait and that owners can let in. */
export async function waitingForOwners(): Promise<Prisma.UserWhereInput> {
  const bar = await findBar(read, { id: '', role: 'officer', officerSince: null })
  return { status: 'waiting', ...(bar !== null && { NOT: inOffice() }) }
}

/** Throws FORBIDDEN for an officer, whose password and second factor no owner may change. */
export function requireNoOfficer(person: { role: Role }): void {
  if (isOfficer(person)) throw new AppError('FORBIDDEN', m.officer_keeps_account())
}

/** Throws CONFLICT for whoever is an officer or was one until lately: they have to hear of who follows. */
export function requireLongGone(person: Pick<User, 'role' | 'status' | 'officerUntil'>): void {
  const until = (person.officerUntil?.getTime() ?? 0) + FORMER_MS
  if (isSitting(person) || until > Date.now()) throw new AppError('CONFLICT', m.officer_stays())
}

/** After a change of an account: notes whether the person is an officer now, and tells whom it concerns. In its transaction. */
export async function noteOffice(
  transaction: Writer,
  by: Actor,
  before: User | null,
  id: string,
  action: Action = 'officer-appointed',
): Promise<void> {
  const now = await transaction.user.findUnique({ where: { id } })
  const sat = before !== null && isSitting(before)
  if (sat && !(now && isSitting(now))) await end(transaction, by, before, now !== null)
  else if (now && isSitting(now) && !sat) await begin(transaction, by, now, action)
  else if (now && waits(now) && !(before && waits(before)))
    await notify(transaction, 'officer-waits', {
      path: officersPage(),
      recordId: id,
      text: () => officerWaitsNotice({ name: nameOf(now), by: by.name }),
    })
}

async function begin(transaction: Writer, by: Actor, person: User, action: Action) {
  await transaction.user.update({ where: { id: person.id }, data: { officerSince: new Date(), officerUntil: null } })
  await record(transaction, by, action, { subjectId: person.id, subject: nameOf(person) })
  await tell(transaction, person, 'begun', by)
  const former = await transaction.user.findMany({
    where: { officerUntil: { gt: new Date(Date.now() - FORMER_MS) }, email: { not: null }, id: { not: person.id } },
  })
  for (const { name, email, language } of former)
    await enqueue(transaction, {
      to: email!,
      ...withLocale(language, () => formerOfficerMail({ name, officer: nameOf(person), by: by.name })),
    })
}

async function end(transaction: Writer, by: Actor, person: User, isThere: boolean) {
  const { id, name, email, language } = person
  if (isThere) await transaction.user.update({ where: { id }, data: { officerUntil: new Date() } })
  await tell(transaction, person, 'ended', by)
  if (email && by.id !== id)
    await enqueue(transaction, {
      to: email,
      ...withLocale(language, () => officerEndedMail({ name, by: by.name })),
    })
}

/**
 * Tells the other officers, and owners, what has happened to an officer. `reset`: a new password by a link, or no
 * second factor any more.
 */
export function tell(
  transaction: Writer,
  person: User,
  what: 'begun' | 'ended' | 'refused' | 'reset',
  by: Actor,
): Promise<void> {
  const text = (): NoticeText => officerChangedNotice({ what, name: nameOf(person), by: by.name })
  return notify(transaction, 'officers-changed', { path: '/admin', except: person.id, text })
}

export type Officer = Actor & { id: string; role: Role }

/** The officers, and who waits to be one, for officers. Dates are ISO texts. */
export async function listOfficers() {
  const people = await read.user.findMany({
    where: { ...inOffice(), status: { in: ['active', 'waiting'] } },
    select: { id: true, name: true, email: true, status: true, hasSecondFactor: true, officerSince: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return people.map(({ officerSince, ...person }) => ({
    ...person,
    officerSince: person.status === 'active' ? (officerSince?.toISOString() ?? null) : null,
  }))
}

/** Lets in somebody who waits to be an officer. For sitting officers alone. Throws FORBIDDEN; NOT_FOUND for whoever does not wait. */
export const confirmOfficer = (by: Officer, id: string): Promise<void> =>
  decide(by, id, async (transaction, person) => {
    await transaction.user.update({ where: { id }, data: { status: 'active' } })
    await noteOffice(transaction, by, person, id, 'officer-confirmed')
    if (person.email)
      await enqueue(transaction, {
        to: person.email,
        ...withLocale(person.language, () => approvedMail({ name: person.name, link: absoluteUrl('/login') })),
      })
  })

/** Suspends somebody who waits to be an officer; an owner may give them another role. Throws as `confirmOfficer`. */
export const refuseOfficer = (by: Officer, id: string): Promise<void> =>
  decide(by, id, async (transaction, person) => {
    await transaction.user.update({ where: { id }, data: { status: 'suspended' } })
    await endSessions(transaction, id)
    await transaction.ticket.deleteMany({ where: { userId: id } })
    await record(transaction, by, 'officer-refused', { subjectId: id, subject: nameOf(person) })
    await tell(transaction, person, 'refused', by)
  })

/** One decision in one transaction. The officer's office is checked inside it, as stored now. */
async function decide(by: Officer, id: string, work: (transaction: Writer, person: User) => Promise<void>) {
  await write(async transaction => {
    const [officer, person] = [
      await transaction.user.findUnique({ where: { id: by.id } }),
      await transaction.user.findUnique({ where: { id } }),
    ]
    if (!officer || !isSitting(officer)) throw new AppError('FORBIDDEN', m.staff_not_any_more())
    if (!person || !waits(person)) throw new AppError('NOT_FOUND', m.officer_waits_no_more())
    await work(transaction, person)
  })
  deliverSoon()
}

/** Who waits to be an officer, for the dashboard of officers. */
export async function officersOnDesk(): Promise<DeskItem[]> {
  const count = await read.user.count({ where: { ...inOffice(), status: 'waiting' } })
  return [
    {
      id: 'officers-waiting',
      group: 'people',
      right: OFFICE,
      label: m.desk_officers_waiting(plural(count)),
      count,
      to: officersPage(),
      tone: 'urgent',
    },
  ]
}
