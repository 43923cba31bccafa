import { randomUUID } from 'node:crypto'
import type { Session } from 'lucia'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { findWeakness, hashPassword, isPassword, passwordMinLength } from '#server/features/accounts/passwords.ts'
import { listProviders } from '#server/features/accounts/providers.ts'
import type { ProviderId, SignInInput, SignUpInput } from '#server/features/accounts/schema.ts'
import { openSession } from '#server/http/sessions.ts'
import { issueToken, consume } from '#server/features/accounts/one-time-tokens.ts'
import { record } from '#server/features/activity/domain.ts'
import { config } from '#server/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { waitingMail } from '#server/mail/templates.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/**
 * Makes an account and signs it in. The first on an empty database is the owner; later ones wait for a yes, or are staff at once,
 * as SIGN_UP says. Throws BAD_REQUEST for a weak password or a dead set-up link, CONFLICT for an address in use, FORBIDDEN when sign-up is closed or needs a set-up link.
 */
export async function signUp({ password, setup, ...person }: SignUpInput, device: string): Promise<Session> {
  if ((await findPolicy()).isClosed) throw new AppError('FORBIDDEN', m.sign_up_closed())
  const role = (await hasUsers()) ? 'staff' : 'owner'
  const passwordHash = await hashPassword(password, { ...person, role })
  const { id } = await write(transaction => createUser(transaction, { ...person, passwordHash }, setup))
  deliverSoon()
  return openSession(id, device)
}

/**
 * Makes the account of somebody who comes by themselves, in the role and status that SIGN_UP gives. Where everybody can reach the site, the
 * first needs the secret of the set-up link. Throws FORBIDDEN without it and when sign-up is closed, CONFLICT for an address in use.
 */
export async function createUser(
  transaction: Writer,
  person: Pick<Prisma.UserCreateInput, 'name' | 'email' | 'emailVerifiedAt' | 'passwordHash'>,
  setup?: string,
) {
  const isFirst = (await transaction.user.count()) === 0
  if (isFirst && isPublicSite()) await redeemSetup(transaction, setup)
  if (!isFirst && config.SIGN_UP === 'closed') throw new AppError('FORBIDDEN', m.sign_up_closed(), { reason: 'closed' })
  if (person.email && (await transaction.user.findUnique({ where: { email: person.email } })))
    throw new AppError('CONFLICT', m.email_taken({ email: person.email }), {
      reason: 'email-already-in-use',
      field: 'email',
    })
  const user = await transaction.user.create({
    data: {
      ...person,
      id: randomUUID(),
      language: getLocale(),
      role: isFirst ? 'owner' : 'staff',
      status: isFirst || config.SIGN_UP === 'open' ? 'active' : 'waiting',
    },
  })
  if (user.status === 'waiting') await tellOwners(transaction, user)
  await record(transaction, user, 'signed-up', { subjectId: user.id, subject: nameOf(user) })
  return user
}

async function redeemSetup(transaction: Writer, setup = '') {
  if (!setup) throw new AppError('FORBIDDEN', m.setup_needed(), { reason: 'setup' })
  await consume(transaction, 'setup', setup)
}

/** While a site that everybody can reach has no owner: a link, good once and for an hour, that makes one. */
export async function makeSetupLink(): Promise<string | undefined> {
  if (!isPublicSite() || (await hasUsers())) return undefined
  const secret = await write(transaction => issueToken(transaction, { kind: 'setup' }))
  return `${config.PUBLIC_URL}/sign-up?setup=${secret}`
}

/** How the first account is made, for whoever starts the server; undefined once there is one. */
export async function firstStepMessage(): Promise<string | undefined> {
  const setup = await makeSetupLink()
  if (setup)
    return `First: make the owner's account at ${setup} (works once and for an hour; the next start prints another)`
  if (await hasUsers()) return undefined
  return `First: make your account at ${config.PUBLIC_URL}/sign-up. The first account is the owner's.`
}

/** Owners and admins hear by mail that somebody waits. */
async function tellOwners(transaction: Writer, person: { name: string; email: string | null }) {
  const people = await transaction.user.findMany({
    where: { role: { in: ['owner', 'admin'] }, status: 'active', email: { not: null } },
    select: { email: true, language: true },
  })
  for (const { email, language } of people)
    await enqueue(transaction, {
      to: email!,
      ...withLocale(language, () => waitingMail({ ...person, link: absoluteUrl('/admin/staff') })),
    })
}

/**
 * Opens a new session. A right password that nobody could choose any more, as for an admin a short one, gives a token to
 * choose another one instead.
 * Throws UNAUTHORIZED with the same sentence, after the same time, for an unknown address and a wrong password.
 */
export async function signIn(
  { email, password }: SignInInput,
  device: string,
): Promise<{ session: Session } | { choosePassword: string }> {
  const user = await read.user.findUnique({ where: { email } })
  const isRight = await isPassword(user?.passwordHash, password)
  if (!user || !isRight) {
    await write(transaction => record(transaction, { id: null, name: email }, 'sign-in-failed', { subject: email }))
    throw new AppError('UNAUTHORIZED', m.sign_in_refused())
  }
  requireNotSuspended(user)
  if (!(await findWeakness(password, user))) return { session: await startSession(user, device) }
  return write(async transaction => {
    await record(transaction, user, 'reset-asked', { subjectId: user.id, subject: nameOf(user) })
    return { choosePassword: await issueToken(transaction, { kind: 'reset', userId: user.id }) }
  })
}

/** Throws FORBIDDEN for who may not come in any more. */
export function requireNotSuspended({ status }: { status: string }): void {
  if (status === 'suspended') throw new AppError('FORBIDDEN', m.account_suspended(), { reason: 'suspended' })
}

/** Opens a session of somebody who has proved who they are. Throws FORBIDDEN when they are suspended. */
export async function startSession(
  user: { id: string; name: string; status: string },
  device: string,
  detail = '',
): Promise<Session> {
  requireNotSuspended(user)
  await write(transaction => record(transaction, user, 'signed-in', { subjectId: user.id, subject: user.name, detail }))
  return openSession(user.id, device)
}

/** A person as lists and logs call them. */
export const nameOf = ({ name, email }: { name: string; email: string | null }) => (email ? `${name} (${email})` : name)

/** What a person can know before they sign up. */
export type Policy = {
  passwordMinLength: number
  isClosed: boolean
  needsSetup: boolean
  providers: { id: ProviderId; name: string }[]
}

export async function findPolicy(): Promise<Policy> {
  const isFirst = !(await hasUsers())
  return {
    passwordMinLength: passwordMinLength(isFirst ? 'owner' : 'staff'),
    isClosed: config.SIGN_UP === 'closed' && !isFirst,
    needsSetup: isFirst && isPublicSite(),
    providers: listProviders(),
  }
}

const isPublicSite = () => config.PUBLIC_URL.startsWith('https:')
const hasUsers = async () => (await read.user.count()) > 0
