import { m } from '#i18n/paraglide/messages.js'
import { isOfficer } from '#server/permissions.ts'
import { endSessions } from '#server/http/sessions.ts'
import type { Visitor } from '#server/features/accounts/devices.ts'
import { nameOf } from '#server/features/accounts/domain.ts'
import { removeFactors } from '#server/features/accounts/factors.ts'
import { tell } from '#server/features/accounts/officers.ts'
import { requireNotSuspended, type SignedIn, startSession } from '#server/features/accounts/sign-in.ts'
import { hashPassword, passwordMinLength } from '#server/features/accounts/passwords.ts'
import { nameProvider } from '#server/features/accounts/providers.ts'
import { type ProviderId, providerIds } from '#server/features/accounts/schema.ts'
import { issueToken, findToken, consume } from '#server/features/accounts/one-time-tokens.ts'
import { record } from '#server/features/activity/domain.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { mayMail, rememberClientAddress } from '#server/features/accounts/limits.ts'
import { deliverSoon, enqueue, type Email } from '#server/mail/domain.ts'
import { linkMail, passwordChangedMail, resetMail } from '#server/features/accounts/mails.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

/** Mails a link for a new password, if the address has an account. The response is the same, after the same time, when it has none. */
export function requestReset(email: string): void {
  runInBackground(() =>
    sendLink(email, 'reset', secret => resetMail({ link: absoluteUrl(`/reset-password?token=${secret}`) })),
  )
}

/** Mails a link that signs in; as `requestReset`. */
export function requestSignInLink(email: string): void {
  runInBackground(() =>
    sendLink(email, 'link', secret => linkMail({ link: absoluteUrl(`/sign-in-link?token=${secret}`) })),
  )
}

async function sendLink(email: string, kind: 'reset' | 'link', mailOf: (secret: string) => Omit<Email, 'to'>) {
  if (!(await mayMail(kind, email))) return
  await write(async transaction => {
    const user = await transaction.user.findUnique({ where: { email } })
    if (!user || user.status === 'suspended') return
    const secret = await issueToken(transaction, { kind, email, userId: user.id })
    await enqueue(transaction, { to: email, ...withLocale(user.language, () => mailOf(secret)) })
    await record(transaction, { id: null, name: email }, `${kind}-asked`, { subjectId: user.id, subject: nameOf(user) })
  })
  deliverSoon()
}

/** What a page shows of a link before it is consumed. */
export type Link = {
  name: string
  email: string
  endsPassword: boolean
  passwordMinLength: number
  /** Linked providers, to be kept or unlinked. */
  providers: { id: ProviderId; name: string }[]
}

/** A link's account; null when it is not valid any more. */
export async function findLink(kind: 'reset' | 'link', token: string): Promise<Link | null> {
  const ticket = await findToken(kind, token)
  if (!ticket?.user?.email) return null
  const { id, name, email, emailVerifiedAt, passwordHash, role } = ticket.user
  const verifiesAddress = !emailVerifiedAt && ticket.email !== null
  const linked = new Set(
    verifiesAddress ? [] : (await read.identity.findMany({ where: { userId: id } })).map(({ provider }) => provider),
  )
  return {
    name,
    email,
    endsPassword: verifiesAddress && passwordHash !== null,
    passwordMinLength: passwordMinLength(role),
    providers: providerIds
      .filter(provider => linked.has(provider))
      .map(provider => ({ id: provider, name: nameProvider(provider) })),
  }
}

/**
 * Sets a new password by a link and signs in. All sessions, all other links and every provider that is not in `keep` end, and
 * the person is notified by mail. Throws BAD_REQUEST for an expired link, or for a weak password, which does not consume it; FORBIDDEN
 * when suspended.
 */
export async function resetPassword(
  { token, password, keep }: { token: string; password: string; keep: ProviderId[] },
  visitor: Visitor,
): Promise<SignedIn> {
  const isToKeep = (provider: string) => keep.some(each => each === provider)
  const tokenUser = (await findToken('reset', token))?.user
  const passwordHash = tokenUser ? await hashPassword(password, tokenUser) : null
  const user = await write(async transaction => {
    const owner = await findOwner(transaction, await consume(transaction, 'reset', token))
    await transaction.user.update({ where: { id: owner.id }, data: { passwordHash } })
    await endSessions(transaction, owner.id)
    await transaction.device.updateMany({ where: { userId: owner.id }, data: { trustedUntil: null } })
    const linked = new Set(
      (await transaction.identity.findMany({ where: { userId: owner.id } })).map(({ provider }) => provider),
    )
    for (const provider of linked)
      if (!isToKeep(provider))
        await record(transaction, owner, 'provider-unlinked', {
          subjectId: owner.id,
          subject: nameOf(owner),
          detail: nameProvider(provider),
        })
    await transaction.identity.deleteMany({ where: { userId: owner.id, provider: { notIn: keep } } })
    await transaction.ticket.deleteMany({
      where: { userId: owner.id, kind: { in: ['reset', 'link', 'email', 'provider', 'factor'] } },
    })
    await enqueue(transaction, {
      to: owner.email,
      ...withLocale(owner.language, () =>
        passwordChangedMail({
          name: owner.name,
          link: absoluteUrl('/forgot-password'),
          providers: [...linked].filter(isToKeep).map(nameProvider),
        }),
      ),
    })
    await record(transaction, owner, 'password-changed', {
      subjectId: owner.id,
      subject: nameOf(owner),
      detail: 'by-link',
    })
    if (isOfficer(owner)) await tell(transaction, owner, 'reset', owner)
    return owner
  })
  deliverSoon()
  await rememberClientAddress(visitor.clientAddress, user.email)
  return startSession(user, visitor)
}

/** Signs in by a mailed link. Throws BAD_REQUEST for an expired link, FORBIDDEN when suspended. */
export async function consumeSignInLink(token: string, visitor: Visitor): Promise<SignedIn> {
  const user = await write(async transaction => findOwner(transaction, await consume(transaction, 'link', token)))
  await rememberClientAddress(visitor.clientAddress, user.email)
  return startSession(user, visitor, 'by-link')
}

/**
 * Whoever opens a mail sent to an account's address owns the account. An unverified account may have been created by a stranger: when its
 * address is first verified, its password, providers, second factors and sessions are removed. A link that was not mailed (`email` null) verifies nothing.
 */
async function findOwner(
  transaction: Writer,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<User & { email: string }> {
  const user = userId ? await transaction.user.findUnique({ where: { id: userId } }) : null
  if (!user?.email || (email && user.email !== email))
    throw new AppError('BAD_REQUEST', m.ticket_link_dead(), { reason: 'link-expired' })
  requireNotSuspended(user)
  if (user.emailVerifiedAt || !email) return { ...user, email: user.email }
  await transaction.identity.deleteMany({ where: { userId: user.id } })
  await endSessions(transaction, user.id)
  await removeFactors(transaction, user.id)
  const verified = await transaction.user.update({
    where: { id: user.id },
    data: { emailVerifiedAt: new Date(), passwordHash: null },
  })
  return { ...verified, email: user.email }
}
