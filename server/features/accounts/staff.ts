import { type Admin, act, change } from '#server/features/accounts/act.ts'
import { removeFactors } from '#server/features/accounts/factors.ts'
import { sendFactorMail } from '#server/features/accounts/second-factor.ts'
import { findBar, requireLongGone, requireNoOfficer, waitingForOwners } from '#server/features/accounts/officers.ts'
import { endSessions as endSessionsOf, listSessions } from '#server/http/sessions.ts'
import { issueToken } from '#server/features/accounts/one-time-tokens.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DeskItem, FoundPerson } from '#server/registration/define-feature.ts'
import { type ApproveInput, roleLabels } from '#server/features/accounts/schema.ts'
import { holds, read, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { enqueue } from '#server/mail/domain.ts'
import { approvedMail, resetMail, roleChangedMail } from '#server/features/accounts/mails.ts'
import { isOfficer, isForOwners, mayManage } from '#server/permissions.ts'
import { requireRight } from '#server/trpc/procedures.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { Prisma, type User } from '../../../prisma/generated/sqlite/client.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

/**
 * All accounts: waiting ones first, then by name. Dates are ISO texts; `lastSeenAt` is when the person last used the
 * staff area, `bar` why an owner cannot let in somebody who waits.
 */
export async function list() {
  const people = await read.user.findMany({
    select: {
      id: true,
      name: true,
      email: true,
      role: true,
      status: true,
      createdAt: true,
      lastSeenAt: true,
      officerSince: true,
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  const shown = await Promise.all(people.map(withBar))
  return shown.map(withIsoDates).toSorted((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'))
}

/** One person, and where they are signed in unless somebody of their role is left to owners. Throws NOT_FOUND. */
export async function byId(reader: Admin, id: string) {
  const person = await read.user.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      email: true,
      emailVerifiedAt: true,
      role: true,
      status: true,
      createdAt: true,
      lastSeenAt: true,
      hasSecondFactor: true,
      officerSince: true,
    },
  })
  if (!person) throw new AppError('NOT_FOUND', m.staff_missing())
  const { emailVerifiedAt, ...shown } = withIsoDates(await withBar(person))
  const sessions = mayManage(reader, person.role) ? await listSessions(id) : []
  return { ...shown, isVerified: emailVerifiedAt !== null, sessions }
}

/** The pages of the people with these ids, of those who still have an account. */
export async function findPersonPages(ids: string[]): Promise<Map<string, string>> {
  const people = await read.user.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Map(people.map(({ id }) => [id, `/admin/staff/${id}`]))
}

/** For the finder: people of the staff area by their name or address. */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const people = await read.$queryRaw<Pick<User, 'id' | 'name' | 'email' | 'role'>[]>`
    SELECT "id", "name", "email", "role" FROM "User"
    WHERE ${Prisma.join(
      wordsOf(words).map(word => holds(['name', 'email'], word)),
      ' AND ',
    )} ORDER BY "createdAt" DESC, "id" LIMIT ${max}`
  return people.map(({ id, name, email, role }) => ({
    id,
    href: `/admin/staff/${id}`,
    title: name,
    note: [email, roleLabels[role]()].join(' · '),
  }))
}

async function withBar<T extends Pick<User, 'id' | 'role' | 'status' | 'officerSince'>>({
  officerSince,
  ...person
}: T) {
  const bar = person.status === 'waiting' ? await findBar(read, { ...person, officerSince }) : null
  return { ...person, bar }
}

const withIsoDates = <T extends { createdAt: Date; lastSeenAt: Date | null }>({
  createdAt,
  lastSeenAt,
  ...person
}: T) => ({
  ...person,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

/**
 * Activates a waiting or suspended account and notifies the person by mail; open sessions go on. A suspended officer
 * whom an officer has to confirm waits for that. With a role it lets in somebody who waits with that one. Throws
 * FORBIDDEN, also for an officer who waits already, and NOT_FOUND.
 */
export async function approve(by: Admin, { id, role }: ApproveInput): Promise<void> {
  const letIn: Parameters<typeof act<void>>[3] = async (transaction, person) => {
    if (role && (person.status !== 'waiting' || isForOwners(person.role)))
      throw new AppError('FORBIDDEN', m.staff_role_for_owners())
    const bar = await findBar(transaction, person)
    if (bar && person.status === 'waiting') throw new AppError('FORBIDDEN', bar)
    await transaction.user.update({
      where: { id },
      data: { status: bar ? 'waiting' : 'active', ...(role && { role }) },
    })
    if (person.email && !bar)
      await enqueue(transaction, {
        to: person.email,
        ...withLocale(person.language, () => approvedMail({ name: person.name, link: absoluteUrl('/login') })),
      })
  }
  await act(by, id, 'approved', letIn, role)
}

/**
 * Suspends an account until it is approved again, and ends its sessions and links. Throws FORBIDDEN, NOT_FOUND;
 * CONFLICT for the last owner.
 */
export const suspend = (by: Admin, id: string): Promise<void> =>
  change(by, id, 'suspended', transaction => transaction.user.update({ where: { id }, data: { status: 'suspended' } }))

/** Deletes an account; the records that the person changed stay. Throws as `suspend`, and CONFLICT for who is or was lately an officer. */
export const remove = (by: Admin, id: string): Promise<void> =>
  change(by, id, 'removed', async (transaction, person) => {
    requireLongGone(person)
    await transaction.user.delete({ where: { id } })
  })

/**
 * Changes a person's role, ends their sessions, and notifies them by mail. A new officer whom an officer has to confirm waits for that. For
 * owners alone. Throws as `suspend`.
 */
export async function setRole(by: Admin, id: string, role: Role): Promise<void> {
  requireRight(by, 'owners')
  await change(
    by,
    id,
    'role-changed',
    async (transaction, person) => {
      const isNew = !isOfficer(person)
      const bar = isNew ? await findBar(transaction, { id, role, officerSince: null }) : null
      await transaction.user.update({
        where: { id },
        data: {
          role,
          ...((isNew || !isOfficer({ role })) && { officerSince: null }),
          ...(bar && person.status === 'active' && { status: 'waiting' }),
        },
      })
      await sendRoleMail(transaction, person, role)
    },
    role,
  )
}

/** Queues the mail about a new role. */
export async function sendRoleMail(transaction: Writer, { name, email, language }: User, role: Role): Promise<void> {
  if (!email) return
  await enqueue(transaction, {
    to: email,
    ...withLocale(language, () => roleChangedMail({ name, role: roleLabels[role](), link: absoluteUrl('/login') })),
  })
}

/**
 * A link to choose a new password, for people whom no mail reaches; valid once and for an hour. For owners alone.
 * Throws FORBIDDEN, also for an officer's account, NOT_FOUND, CONFLICT for an account without an e-mail address to log in with.
 */
export async function makeResetLink(by: Admin, id: string): Promise<string> {
  requireRight(by, 'owners')
  return act(by, id, 'reset-link-copied', async (transaction, person) => {
    requireNoOfficer(person)
    resetAddressOf(person)
    const secret = await issueToken(transaction, { kind: 'reset', userId: id })
    return withLocale(person.language, () => absoluteUrl(`/reset-password?token=${secret}`))
  })
}

/** Mails the person a link to choose a new password, as they could ask for themselves. Throws as `makeResetLink`, but for officers. */
export async function sendResetLink(by: Admin, id: string): Promise<void> {
  requireRight(by, 'owners')
  await act(by, id, 'reset-link-sent', async (transaction, person) => {
    const email = resetAddressOf(person)
    const secret = await issueToken(transaction, { kind: 'reset', email, userId: id })
    const link = absoluteUrl(`/reset-password?token=${secret}`)
    await enqueue(transaction, { to: email, ...withLocale(person.language, () => resetMail({ link })) })
  })
}

/**
 * Removes every second factor of a person who has lost them, ends their sessions, and tells them by mail. For owners alone, and not of
 * officers. Throws as `suspend`.
 */
export async function removeSecondFactor(by: Admin, id: string): Promise<void> {
  requireRight(by, 'owners')
  await change(by, id, 'second-factor-removed', async (transaction, person) => {
    requireNoOfficer(person)
    await removeFactors(transaction, id)
    await sendFactorMail(transaction, person, 'removed-for-you')
  })
}

/** Signs a person out on one device, or on all. Throws FORBIDDEN, NOT_FOUND. */
export async function endSessions(by: Admin, id: string, session?: string): Promise<void> {
  await act(by, id, session ? 'session-ended' : 'person-signed-out', async transaction => {
    const count = await endSessionsOf(transaction, id, { id: session })
    if (session && count === 0) throw new AppError('NOT_FOUND', m.session_missing())
  })
}

function resetAddressOf({ name, email, status }: User): string {
  if (email && status !== 'suspended') return email
  throw new AppError('CONFLICT', m.staff_no_reset({ name }))
}

/** How many accounts wait for the approval of owners and admins. */
export const countWaiting = async (): Promise<number> => read.user.count({ where: await waitingForOwners() })

/** The same for the dashboard. */
export async function waitingOnDesk(): Promise<DeskItem[]> {
  const waiting = await read.user.aggregate({
    where: await waitingForOwners(),
    _count: { _all: true },
    _min: { createdAt: true },
  })
  return [
    {
      id: 'people-waiting',
      group: 'people',
      right: 'people',
      label: m.admin_let_in(plural(waiting._count._all)),
      count: waiting._count._all,
      to: '/admin/staff',
      search: { show: 'waiting' },
      screen: '/admin/staff',
      oldest: waiting._min.createdAt?.toISOString(),
      tone: 'urgent',
    },
  ]
}
