import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#app/paraglide/runtime.js'
import { nameOf } from '#server/accounts/domain.ts'
import { hashPassword, isPassword, passwordMinLength } from '#server/accounts/passwords.ts'
import { listProviders, nameProvider, type ProviderId } from '#server/accounts/providers.ts'
import type { EmailChangeInput, PasswordChangeInput } from '#server/accounts/schema.ts'
import { listSessions, othersThan } from '#server/accounts/sessions.ts'
import { keepAnOwner } from '#server/accounts/staff.ts'
import { issue, redeem } from '#server/accounts/tickets.ts'
import { record } from '#server/activity/domain.ts'
import type { Action } from '#server/activity/schema.ts'
import { read, write, type Writer } from '#server/db.ts'
import { Mistake } from '#server/errors.ts'
import { addressOf, inLanguage } from '#server/language.ts'
import { limitSignIn } from '#server/limits.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { addressChangedMail, addressMail, passwordChangedMail } from '#server/mail/templates.ts'
import type { User } from '../../prisma/generated/sqlite/client.ts'

/** Who changes their own account: the person, the session they do it in, and the network address it comes from. */
export type Self = { userId: string; token: string; caller: string }

/** All that the page “My account” shows. */
export async function profile({ userId, token }: Self) {
  const { name, email, emailVerifiedAt, passwordHash, role, identities, tickets } = await read.user.findUniqueOrThrow({
    where: { id: userId },
    include: { identities: true, tickets: { where: { kind: 'email', usedAt: null, expiresAt: { gt: new Date() } }, orderBy: { createdAt: 'desc' }, take: 1 } },
  })
  const linked = new Set(identities.map(({ provider }) => provider))
  return {
    name, email, isVerified: emailVerifiedAt !== null, hasPassword: passwordHash !== null, pendingEmail: tickets[0]?.email ?? null,
    passwordMinLength: passwordMinLength(role),
    providers: listProviders().map(provider => ({ ...provider, isLinked: linked.has(provider.id) })),
    sessions: await listSessions(userId, token),
  }
}

/** The language of the staff area and of mails to this person. */
export async function setLanguage({ userId }: Self, language: Locale): Promise<void> {
  await write(transaction => transaction.user.update({ where: { id: userId }, data: { language } }))
}

export const rename = (self: Self, name: string): Promise<void> => change(self, 'name-changed', transaction => transaction.user.update({ where: { id: self.userId }, data: { name } }), name)

/**
 * Sends a link to a new address, or once more to the present one; the address counts once its link comes back. The answer is the same when
 * the address belongs to somebody else, whom no mail then reaches. Throws BAD_REQUEST for a wrong current password.
 */
export async function changeEmail(self: Self, { email, currentPassword }: EmailChangeInput): Promise<void> {
  const user = await confirm(self, currentPassword)
  await write(async transaction => {
    await transaction.ticket.deleteMany({ where: { kind: 'email', userId: user.id } })
    const secret = await issue(transaction, { kind: 'email', email, userId: user.id })
    const other = await transaction.user.findUnique({ where: { email } })
    if (!other || other.id === user.id) await enqueue(transaction, { to: email, ...inLanguage(user.language, () => addressMail({ name: user.name, link: addressOf(`/admin/confirm-email?token=${secret}`) })) })
  })
  deliverSoon()
}

/** Makes the address of a mailed link the person's own. The link works in their own session alone. Throws BAD_REQUEST for a dead link, CONFLICT when somebody else has the address by now. */
export async function confirmEmail({ userId }: Self, token: string): Promise<void> {
  await write(async transaction => {
    const { email, userId: whose } = await redeem(transaction, 'email', token)
    if (whose !== userId || !email) throw new Mistake('BAD_REQUEST', m.ticket_email_other())
    const before = await transaction.user.findUniqueOrThrow({ where: { id: userId } })
    const other = await transaction.user.findUnique({ where: { email } })
    if (other && other.id !== userId) throw new Mistake('CONFLICT', m.email_taken({ email }))
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } })
    await transaction.ticket.deleteMany({ where: { userId, kind: { in: ['reset', 'link'] } } })
    if (before.email && before.email !== email) await enqueue(transaction, { to: before.email, ...inLanguage(before.language, () => addressChangedMail({ name: before.name, email })) })
    await record(transaction, before, 'email-changed', { subjectId: userId, subject: nameOf(before), detail: email })
  })
  deliverSoon()
}

/** Sets or changes the password; all other sessions end, and a mail says that it happened. Throws BAD_REQUEST for a wrong current or a weak new one. */
export async function changePassword(self: Self, { password, currentPassword }: PasswordChangeInput): Promise<void> {
  const user = await confirm(self, currentPassword)
  const passwordHash = await hashPassword(password, user)
  await change(self, 'password-changed', async transaction => {
    await transaction.user.update({ where: { id: user.id }, data: { passwordHash } })
    await transaction.session.deleteMany({ where: othersThan(user.id, self.token) })
    await transaction.ticket.deleteMany({ where: { userId: user.id, kind: { in: ['reset', 'link'] } } })
    if (user.email) await enqueue(transaction, { to: user.email, ...inLanguage(user.language, () => passwordChangedMail({ name: user.name, link: addressOf('/forgot-password') })) })
  })
  deliverSoon()
}

/** Takes a provider away. Throws CONFLICT when nothing would be left to sign in with. */
export const unlink = (self: Self, provider: ProviderId): Promise<void> =>
  change(self, 'provider-unlinked', async transaction => {
    await transaction.identity.deleteMany({ where: { userId: self.userId, provider } })
    const { passwordHash, email, identities } = await transaction.user.findUniqueOrThrow({ where: { id: self.userId }, include: { identities: true } })
    if (!passwordHash && !email && identities.length === 0) throw new Mistake('CONFLICT', m.provider_last())
  }, nameProvider(provider))

/** Ends one of the person's own sessions. Throws NOT_FOUND. */
export const endSession = (self: Self, id: string): Promise<void> =>
  change(self, 'sessions-ended', async transaction => {
    const { count } = await transaction.session.deleteMany({ where: { id, userId: self.userId } })
    if (count === 0) throw new Mistake('NOT_FOUND', m.session_missing())
  })

export const endOtherSessions = (self: Self): Promise<void> => change(self, 'sessions-ended', transaction => transaction.session.deleteMany({ where: othersThan(self.userId, self.token) }))

/** Closes the person's own account. Throws BAD_REQUEST for a wrong password, CONFLICT for the last owner. */
export async function leave(self: Self, currentPassword: string | undefined): Promise<void> {
  await confirm(self, currentPassword)
  await change(self, 'left', async transaction => {
    await transaction.user.delete({ where: { id: self.userId } })
    await keepAnOwner(transaction)
  })
}

/** The person, once they have said their password again where they have one. Wrong tries count as those at login do. */
async function confirm({ userId, caller }: Self, currentPassword = ''): Promise<User> {
  const user = await read.user.findUniqueOrThrow({ where: { id: userId } })
  if (user.passwordHash === null) return user
  return limitSignIn(caller, `own ${userId}`, async () => {
    if (!(await isPassword(user.passwordHash, currentPassword))) throw new Mistake('BAD_REQUEST', m.current_password_wrong(), { field: 'currentPassword' })
    return user
  })
}

/** One change of the person's own account in one transaction, noted. */
function change({ userId }: Self, action: Action, work: (transaction: Writer) => Promise<unknown>, detail = ''): Promise<void> {
  return write(async transaction => {
    const user = await transaction.user.findUniqueOrThrow({ where: { id: userId } })
    await work(transaction)
    await record(transaction, user, action, { subjectId: userId, subject: nameOf(user), detail })
  })
}
