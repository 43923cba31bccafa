import { randomUUID } from 'node:crypto'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { Visitor } from '#server/features/accounts/devices.ts'
import { nameOf } from '#server/features/accounts/domain.ts'
import { type SignedIn, startSession } from '#server/features/accounts/sign-in.ts'
import { findBar, noteOffice } from '#server/features/accounts/officers.ts'
import { hashPassword, passwordMinLength } from '#server/features/accounts/passwords.ts'
import type { InvitationInput } from '#server/features/accounts/schema.ts'
import type { Admin } from '#server/features/accounts/act.ts'
import { issueToken, findToken, consume } from '#server/features/accounts/one-time-tokens.ts'
import { record } from '#server/features/activity/domain.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import type { DeskItem } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl } from '#server/http/locale-middleware.ts'
import { limitInvitation } from '#server/features/accounts/limits.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { invitationMail } from '#server/features/accounts/mails.ts'
import { mayManage } from '#server/permissions.ts'
import { requireRight } from '#server/trpc/procedures.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

/**
 * Invites somebody by mail, for seven days; a second invitation replaces the first. Throws FORBIDDEN unless an owner
 * invites owners, admins and officers, CONFLICT for an address that has an account.
 */
export async function invite(by: Admin, { email, role }: { email: string; role: Role }): Promise<void> {
  if (!mayManage(by, role)) throw new AppError('FORBIDDEN', m.owners_only(), { field: 'role' })
  await write(async transaction => {
    if (await transaction.user.findUnique({ where: { email } }))
      throw new AppError('CONFLICT', m.invitation_has_account({ email }), { field: 'email' })
    await transaction.ticket.deleteMany({ where: { kind: 'invitation', email } })
    await send(transaction, by, { email, role })
    await record(transaction, by, 'invited', { subject: email, detail: role })
  })
  deliverSoon()
}

/** Invitations that nobody has accepted, newest first, those of the last month that have expired, too. Dates are ISO texts. */
export async function listInvitations() {
  const open = await read.ticket.findMany({
    where: { kind: 'invitation', usedAt: null },
    include: { user: { select: { name: true } } },
    orderBy: { createdAt: 'desc' },
  })
  return open.map(({ id, email, role, user, createdAt, expiresAt }) => ({
    id,
    email: email ?? '',
    role: role ?? 'staff',
    by: user?.name ?? '',
    sentAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= new Date(),
  }))
}

/** Invitations that have expired, for the dashboard: they are sent again or withdrawn. */
export async function expiredOnDesk(): Promise<DeskItem[]> {
  const expired = await read.ticket.aggregate({
    where: { kind: 'invitation', usedAt: null, expiresAt: { lte: new Date() } },
    _count: { _all: true },
    _min: { createdAt: true },
  })
  const count = expired._count._all
  return [
    {
      id: 'invitations-expired',
      group: 'people',
      right: 'people',
      label: m.invitations_expired(plural(count)),
      count,
      to: '/admin/staff',
      search: { show: 'expired' },
      screen: '/admin/staff',
      oldest: expired._min.createdAt?.toISOString(),
    },
  ]
}

/**
 * Mails an invitation again, with a new link for seven days; the earlier one ends. Throws FORBIDDEN, NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function resend(by: Admin, id: string): Promise<void> {
  const sent = await read.ticket.findUnique({ where: { id }, select: { email: true } })
  await limitInvitation(by.id, sent?.email ?? '')
  await write(async transaction => {
    const { email, role } = await replaceable(transaction, id)
    if (!mayManage(by, role)) throw new AppError('FORBIDDEN', m.owners_only())
    await transaction.ticket.delete({ where: { id } })
    await send(transaction, by, { email, role })
    await record(transaction, by, 'invitation-resent', { subject: email, detail: role })
  })
  deliverSoon()
}

async function send(transaction: Writer, by: Admin, { email, role }: { email: string; role: Role }) {
  const secret = await issueToken(transaction, { kind: 'invitation', email, role, userId: by.id })
  await enqueue(transaction, {
    to: email,
    ...invitationMail({ by: by.name, link: absoluteUrl(`/invitation?token=${secret}`) }),
  })
}

async function replaceable(transaction: Writer, id: string): Promise<{ email: string; role: Role }> {
  const ticket = await transaction.ticket.findFirst({ where: { id, kind: 'invitation', usedAt: null } })
  if (!ticket?.email || !ticket.role) throw new AppError('NOT_FOUND', m.ticket_invitation_dead())
  return { email: ticket.email, role: ticket.role }
}

/**
 * A new link for an open invitation, for people whom no mail reaches; the mailed link expires, since its secret is not stored. For
 * owners alone. Throws FORBIDDEN, NOT_FOUND.
 */
export async function makeInvitationLink(by: Admin, id: string): Promise<string> {
  requireRight(by, 'owners')
  return write(async transaction => {
    const { email, role } = await replaceable(transaction, id)
    await transaction.ticket.delete({ where: { id } })
    const secret = await issueToken(transaction, { kind: 'invitation', email, role, userId: by.id })
    await record(transaction, by, 'invitation-link-copied', { subject: email, detail: role })
    return absoluteUrl(`/invitation?token=${secret}`)
  })
}

/** Withdraws an invitation. Throws FORBIDDEN, NOT_FOUND. */
export async function withdraw(by: Admin, id: string): Promise<void> {
  await write(async transaction => {
    const { email, role } = await replaceable(transaction, id)
    if (!mayManage(by, role)) throw new AppError('FORBIDDEN', m.owners_only())
    await transaction.ticket.delete({ where: { id } })
    await record(transaction, by, 'invitation-withdrawn', { subject: email })
  })
}

export type Invitation = { email: string; by: string; passwordMinLength: number }

/** What an invitation offers; null when it is no longer open. */
export async function findInvitation(token: string): Promise<Invitation | null> {
  const ticket = await findToken('invitation', token)
  if (!ticket?.email) return null
  return {
    email: ticket.email,
    by: ticket.user?.name ?? '',
    passwordMinLength: passwordMinLength(ticket.role ?? 'staff'),
  }
}

/**
 * Creates the account that an invitation offers; it is active, unless it is that of an officer whom an officer has to
 * confirm. Throws BAD_REQUEST for an expired invitation or a weak password, CONFLICT when the address has an account by
 * now.
 */
export async function acceptInvitation(
  { token, name, password }: InvitationInput,
  visitor: Visitor,
): Promise<SignedIn> {
  const offered = await findToken('invitation', token)
  const passwordHash =
    offered && (await hashPassword(password, { name, email: offered.email, role: offered.role ?? 'staff' }))
  const user = await write(async transaction => {
    const { email, role, userId } = await consume(transaction, 'invitation', token)
    if (email && (await transaction.user.findUnique({ where: { email } })))
      throw new AppError('CONFLICT', m.email_taken({ email }), { reason: 'email-already-in-use' })
    const candidate = { id: randomUUID(), role: role ?? 'staff', officerSince: null } as const
    const bar = await findBar(transaction, candidate)
    const created = await transaction.user.create({
      data: {
        ...candidate,
        name,
        email,
        emailVerifiedAt: new Date(),
        passwordHash,
        language: getLocale(),
        status: bar ? 'waiting' : 'active',
      },
    })
    await record(transaction, created, 'invitation-accepted', {
      subjectId: created.id,
      subject: nameOf(created),
      detail: created.role,
    })
    const inviting = userId ? await transaction.user.findUnique({ where: { id: userId } }) : null
    await noteOffice(transaction, inviting ?? created, null, created.id)
    return created
  })
  deliverSoon()
  return startSession(user, visitor)
}
