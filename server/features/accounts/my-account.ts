import { m } from '#i18n/paraglide/messages.js'
import { localPath } from '#i18n/locale.ts'
import type { Locale } from '#i18n/paraglide/runtime.js'
import { nameOf } from '#server/features/accounts/domain.ts'
import { hashPassword, passwordMinLength } from '#server/features/accounts/passwords.ts'
import { startSignIn, type OAuthFlow } from '#server/features/accounts/oauth.ts'
import { noteAccount } from '#server/features/accounts/note-account.ts'
import { findProvider, listProviders, nameProvider } from '#server/features/accounts/providers.ts'
import { reauthenticate, type AccountContext } from '#server/features/accounts/reauthentication.ts'
import type { EmailChangeInput, PasswordChangeInput, ProviderInput } from '#server/features/accounts/schema.ts'
import { endSessions, isConfirmedSession, listSessions } from '#server/http/sessions.ts'
import { listFactors } from '#server/features/accounts/second-factor.ts'
import { requireAnOwner } from '#server/features/accounts/act.ts'
import { issueToken, consume } from '#server/features/accounts/one-time-tokens.ts'
import { record } from '#server/features/activity/domain.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import {
  addressChangedMail,
  addressMail,
  passwordChangedMail,
  providerUnlinkedMail,
} from '#server/features/accounts/mails.ts'

/** Everything that the page “My account” shows. */
export async function profile({ userId, token }: AccountContext) {
  const { name, email, emailVerifiedAt, passwordHash, role, identities, tickets } = await read.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      identities: true,
      tickets: {
        where: { kind: 'email', usedAt: null, expiresAt: { gt: new Date() } },
        orderBy: { createdAt: 'desc' },
        take: 1,
      },
    },
  })
  const linked = new Set(identities.map(({ provider }) => provider))
  return {
    name,
    email,
    isVerified: emailVerifiedAt !== null,
    hasPassword: passwordHash !== null,
    isConfirmed: await isConfirmedSession(token),
    pendingEmail: tickets[0]?.email ?? null,
    passwordMinLength: passwordMinLength(role),
    providers: listProviders().map(provider => ({ ...provider, isLinked: linked.has(provider.id) })),
    factors: await listFactors(userId),
    sessions: await listSessions(userId, token),
  }
}

/** How somebody has ordered the sidebar: the ids of its entries; none where it is as at first. */
export async function sidebar({ userId }: AccountContext): Promise<string[]> {
  const { sidebar: order } = await read.user.findUniqueOrThrow({ where: { id: userId }, select: { sidebar: true } })
  return order.split(' ').filter(Boolean)
}

export async function orderSidebar({ userId }: AccountContext, order: string[]): Promise<void> {
  await write(transaction => transaction.user.update({ where: { id: userId }, data: { sidebar: order.join(' ') } }))
}

/** The language of the staff area and of mails to this person. */
export async function setLanguage({ userId }: AccountContext, language: Locale): Promise<void> {
  await write(transaction => transaction.user.update({ where: { id: userId }, data: { language } }))
}

export const rename = (self: AccountContext, name: string): Promise<void> =>
  change(
    self,
    'name-changed',
    transaction => transaction.user.update({ where: { id: self.userId }, data: { name } }),
    name,
  )

/**
 * Mails a link to a new address, or again to the current one; the address changes once the link is opened. The response is the same when
 * the address belongs to somebody else, who then gets no mail. Throws as `reauthenticate`.
 */
export async function changeEmail(self: AccountContext, { email, currentPassword }: EmailChangeInput): Promise<void> {
  const user = await reauthenticate(self, currentPassword)
  await write(async transaction => {
    await transaction.ticket.deleteMany({ where: { kind: 'email', userId: user.id } })
    const secret = await issueToken(transaction, { kind: 'email', email, userId: user.id })
    const other = await transaction.user.findUnique({ where: { email } })
    if (!other || other.id === user.id)
      await enqueue(transaction, {
        to: email,
        ...withLocale(user.language, () =>
          addressMail({ name: user.name, link: absoluteUrl(`/admin/confirm-email?token=${secret}`) }),
        ),
      })
  })
  deliverSoon()
}

/**
 * Changes the address to the one that the link was mailed to; it works only in the person's own session. Throws
 * BAD_REQUEST for an expired link, CONFLICT when somebody else has the address by now.
 */
export async function confirmEmail({ userId }: AccountContext, token: string): Promise<void> {
  await write(async transaction => {
    const { email, userId: ownerId } = await consume(transaction, 'email', token)
    if (ownerId !== userId || !email) throw new AppError('BAD_REQUEST', m.ticket_email_other())
    const before = await transaction.user.findUniqueOrThrow({ where: { id: userId } })
    const other = await transaction.user.findUnique({ where: { email } })
    if (other && other.id !== userId) throw new AppError('CONFLICT', m.email_taken({ email }))
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } })
    await transaction.ticket.deleteMany({ where: { userId, kind: { in: ['reset', 'link'] } } })
    if (before.email && before.email !== email)
      await enqueue(transaction, {
        to: before.email,
        ...withLocale(before.language, () => addressChangedMail({ name: before.name, email })),
      })
    await record(transaction, before, 'email-changed', {
      subjectId: userId,
      subject: nameOf(before),
      detail: email,
      before: before.email ?? '',
    })
  })
  deliverSoon()
}

/**
 * Sets or changes the password; ends all other sessions and notifies the person by mail. Throws BAD_REQUEST for a weak
 * new one, and as `reauthenticate`.
 */
export async function changePassword(
  self: AccountContext,
  { password, currentPassword }: PasswordChangeInput,
): Promise<void> {
  const user = await reauthenticate(self, currentPassword)
  const passwordHash = await hashPassword(password, user)
  await change(self, 'password-changed', async transaction => {
    const linked = (await transaction.identity.findMany({ where: { userId: user.id } })).map(({ provider }) =>
      nameProvider(provider),
    )
    await transaction.user.update({ where: { id: user.id }, data: { passwordHash } })
    await endSessions(transaction, user.id, { but: self.token })
    await transaction.device.updateMany({ where: { userId: user.id }, data: { trustedUntil: null } })
    await transaction.ticket.deleteMany({
      where: { userId: user.id, kind: { in: ['reset', 'link', 'email', 'provider', 'factor'] } },
    })
    if (user.email)
      await enqueue(transaction, {
        to: user.email,
        ...withLocale(user.language, () =>
          passwordChangedMail({ name: user.name, link: absoluteUrl('/forgot-password'), providers: linked }),
        ),
      })
  })
  deliverSoon()
}

/**
 * Starts to link a provider: where to redirect the browser, and the flow that it stores meanwhile.
 * Throws NOT_FOUND for a provider without keys, and as `reauthenticate`.
 */
export async function startLink(
  self: AccountContext,
  { provider: id, currentPassword }: ProviderInput,
): Promise<{ location: URL; flow: OAuthFlow }> {
  const provider = findProvider(id)
  if (!provider) throw new AppError('NOT_FOUND', m.provider_unknown())
  await reauthenticate(self, currentPassword)
  return startSignIn(provider, { linkTo: self.userId, redirect: localPath('/admin/account') })
}

/** Unlinks a provider and notifies the person by mail. Throws CONFLICT when no sign-in method would be left, and as `reauthenticate`. */
export async function unlink(self: AccountContext, { provider, currentPassword }: ProviderInput): Promise<void> {
  await reauthenticate(self, currentPassword)
  const name = nameProvider(provider)
  await change(
    self,
    'provider-unlinked',
    async transaction => {
      await transaction.identity.deleteMany({ where: { userId: self.userId, provider } })
      const user = await transaction.user.findUniqueOrThrow({
        where: { id: self.userId },
        include: { identities: true },
      })
      const { passwordHash, email, identities, language } = user
      if (!passwordHash && !email && identities.length === 0) throw new AppError('CONFLICT', m.provider_last())
      if (email)
        await enqueue(transaction, {
          to: email,
          ...withLocale(language, () =>
            providerUnlinkedMail({ name: user.name, provider: name, link: absoluteUrl('/forgot-password') }),
          ),
        })
    },
    name,
  )
  deliverSoon()
}

/** Ends one of the person's own sessions. Throws NOT_FOUND. */
export const endSession = (self: AccountContext, id: string): Promise<void> =>
  change(self, 'sessions-ended', async transaction => {
    if ((await endSessions(transaction, self.userId, { id })) === 0)
      throw new AppError('NOT_FOUND', m.session_missing())
  })

export const endOtherSessions = (self: AccountContext): Promise<void> =>
  change(self, 'sessions-ended', transaction => endSessions(transaction, self.userId, { but: self.token }))

/** Closes the person's own account. Throws CONFLICT for the last owner, and as `reauthenticate`. */
export async function leave(self: AccountContext, currentPassword: string | undefined): Promise<void> {
  await reauthenticate(self, currentPassword)
  await change(self, 'left', async transaction => {
    const user = await transaction.user.delete({ where: { id: self.userId } })
    await requireAnOwner(transaction)
    await noteAccount(transaction, user, user, user.id)
  })
  deliverSoon()
}

/** One change of the person's own account in one transaction, with its activity entry. */
function change(
  { userId }: AccountContext,
  action: Action,
  work: (transaction: Writer) => Promise<unknown>,
  detail = '',
): Promise<void> {
  return write(async transaction => {
    const user = await transaction.user.findUniqueOrThrow({ where: { id: userId } })
    await work(transaction)
    const before = action === 'name-changed' ? user.name : ''
    await record(transaction, user, action, { subjectId: userId, subject: nameOf(user), detail, before })
  })
}
