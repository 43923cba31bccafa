import { randomUUID } from 'node:crypto'
import type { Session } from 'lucia'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { startSession, nameOf } from '#server/features/accounts/domain.ts'
import { hashPassword, passwordMinLength } from '#server/features/accounts/passwords.ts'
import type { InvitationInput } from '#server/features/accounts/schema.ts'
import type { Admin } from '#server/features/accounts/staff.ts'
import { issueToken, findToken, consume } from '#server/features/accounts/one-time-tokens.ts'
import { record } from '#server/features/activity/domain.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { invitationMail } from '#server/mail/templates.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

/** Invites somebody by mail, for seven days; a second invitation replaces the first. Only an owner invites owners and admins: FORBIDDEN. Throws CONFLICT for an address that has an account. */
export async function invite(by: Admin, { email, role }: { email: string; role: Role }): Promise<void> {
  if (role !== 'staff' && by.role !== 'owner') throw new AppError('FORBIDDEN', m.staff_owner_only(), { field: 'role' })
  await write(async transaction => {
    if (await transaction.user.findUnique({ where: { email } }))
      throw new AppError('CONFLICT', m.invitation_has_account({ email }), { field: 'email' })
    await transaction.ticket.deleteMany({ where: { kind: 'invitation', email } })
    const secret = await issueToken(transaction, { kind: 'invitation', email, role, userId: by.id })
    await enqueue(transaction, {
      to: email,
      ...invitationMail({ by: by.name, link: absoluteUrl(`/invitation?token=${secret}`) }),
    })
    await record(transaction, by, 'invited', { subject: email, detail: role })
  })
  deliverSoon()
}

/** Invitations that nobody has answered yet, newest first. Dates are ISO texts. */
export async function listInvitations() {
  const open = await read.ticket.findMany({
    where: { kind: 'invitation', usedAt: null, expiresAt: { gt: new Date() } },
    include: { user: { select: { name: true } } },
    orderBy: { createdAt: 'desc' },
  })
  return open.map(({ id, email, role, user, expiresAt }) => ({
    id,
    email: email ?? '',
    role: role ?? 'staff',
    by: user?.name ?? '',
    expiresAt: expiresAt.toISOString(),
  }))
}

/**
 * The link of an open invitation, to be handed over where no mail arrives. Its secret is stored nowhere, so this is a new one, and the
 * link in the mail ends. Only an owner may. Throws FORBIDDEN, NOT_FOUND.
 */
export async function makeInvitationLink(by: Admin, id: string): Promise<string> {
  if (by.role !== 'owner') throw new AppError('FORBIDDEN', m.staff_owner_only())
  return write(async transaction => {
    const ticket = await transaction.ticket.findFirst({ where: { id, kind: 'invitation', usedAt: null } })
    if (!ticket?.email || !ticket.role) throw new AppError('NOT_FOUND', m.ticket_invitation_dead())
    const { email, role } = ticket
    await transaction.ticket.delete({ where: { id } })
    const secret = await issueToken(transaction, { kind: 'invitation', email, role, userId: by.id })
    await record(transaction, by, 'invitation-link-copied', { subject: email, detail: role })
    return absoluteUrl(`/invitation?token=${secret}`)
  })
}

/** Takes an invitation back. Throws NOT_FOUND. */
export async function withdraw(by: Admin, id: string): Promise<void> {
  await write(async transaction => {
    const ticket = await transaction.ticket.findFirst({ where: { id, kind: 'invitation', usedAt: null } })
    if (!ticket) throw new AppError('NOT_FOUND', m.ticket_invitation_dead())
    if (ticket.role !== 'staff' && by.role !== 'owner') throw new AppError('FORBIDDEN', m.staff_owner_only())
    await transaction.ticket.delete({ where: { id } })
    await record(transaction, by, 'invitation-withdrawn', { subject: ticket.email ?? '' })
  })
}

/** Who invites whom, for the page that answers. */
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

/** Makes the account that an invitation offers, with its role, at work at once. Throws BAD_REQUEST for a dead invitation or a weak password, CONFLICT when the address has an account by now. */
export async function acceptInvitation({ token, name, password }: InvitationInput, device: string): Promise<Session> {
  const offered = await findToken('invitation', token)
  const passwordHash =
    offered && (await hashPassword(password, { name, email: offered.email, role: offered.role ?? 'staff' }))
  const user = await write(async transaction => {
    const { email, role } = await consume(transaction, 'invitation', token)
    if (email && (await transaction.user.findUnique({ where: { email } })))
      throw new AppError('CONFLICT', m.email_taken({ email }), { reason: 'email-already-in-use' })
    const made = await transaction.user.create({
      data: {
        id: randomUUID(),
        name,
        email,
        emailVerifiedAt: new Date(),
        passwordHash,
        language: getLocale(),
        role: role ?? 'staff',
        status: 'active',
      },
    })
    await record(transaction, made, 'invitation-accepted', {
      subjectId: made.id,
      subject: nameOf(made),
      detail: made.role,
    })
    return made
  })
  return startSession(user, device)
}
