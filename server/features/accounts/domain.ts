import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { findWeakness, hashPassword, isPassword, passwordMinLength } from '#server/features/accounts/passwords.ts'
import { listProviders } from '#server/features/accounts/providers.ts'
import type { ProviderId, SignInInput, SignUpInput } from '#server/features/accounts/schema.ts'
import { rememberDevice, type Visitor } from '#server/features/accounts/devices.ts'
import { issueToken, consume } from '#server/features/accounts/one-time-tokens.ts'
import { requireNotSuspended, type SignedIn, startSession } from '#server/features/accounts/sign-in.ts'
import { findPlace } from '#server/http/places.ts'
import { openSession } from '#server/http/sessions.ts'
import { record } from '#server/features/activity/domain.ts'
import { notify } from '#server/features/notices/domain.ts'
import { config } from '#server/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { mayMail } from '#server/features/accounts/limits.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { waitingNotice } from '#server/features/accounts/mails.ts'
import { signUpKnownMail, signUpWaitsMail } from '#server/features/accounts/mails.ts'
import type { Prisma, User } from '../../../prisma/generated/sqlite/client.ts'

export { reauthenticate } from '#server/features/accounts/reauthentication.ts'

/**
 * Creates an account. The first one, the owner's, and with SIGN_UP=open every one is signed in: the result is their session. Others wait for
 * approval: null, and a mail says so; for an address in use the result is the same, and the mail says that it has an account. Throws
 * BAD_REQUEST for a weak password or an expired set-up link, FORBIDDEN when sign-up is closed or needs a set-up link, and CONFLICT for an
 * address in use where accounts are active at once.
 */
export async function signUp({ password, setup, ...person }: SignUpInput, visitor: Visitor): Promise<SignedIn | null> {
  if ((await findPolicy()).isClosed) throw new AppError('FORBIDDEN', m.sign_up_closed())
  const role = (await hasUsers()) ? 'staff' : 'owner'
  const passwordHash = await hashPassword(password, { ...person, role })
  const isMailed = await mayMail('sign-up', person.email)
  const user = await write(async transaction => {
    const known = await transaction.user.findUnique({ where: { email: person.email } })
    if (known && config.SIGN_UP === 'approval') return isMailed ? mailKnown(transaction, known) : null
    const created = await createUser(transaction, { ...person, passwordHash }, setup)
    if (created.status === 'waiting' && isMailed)
      await enqueue(transaction, { to: person.email, ...signUpWaitsMail({ name: created.name }) })
    return created
  })
  deliverSoon()
  if (user?.status !== 'active') return null
  const deviceCookie = await rememberDevice(user.id, visitor, false)
  return { session: await openSession(user.id, visitor.device, await findPlace(visitor.clientAddress)), deviceCookie }
}

/** To whoever has an account and signs up again, or is signed up by somebody else. */
async function mailKnown(transaction: Writer, { email, name, language }: User): Promise<null> {
  const mail = () => signUpKnownMail({ name, login: absoluteUrl('/login'), forgot: absoluteUrl('/forgot-password') })
  if (email) await enqueue(transaction, { to: email, ...withLocale(language, mail) })
  return null
}

/**
 * Creates the account of somebody who signs up, in the role and status that SIGN_UP sets. On a public site the first account needs the
 * secret of the set-up link. Throws FORBIDDEN without it and when sign-up is closed, CONFLICT for an address in use.
 */
export async function createUser(
  transaction: Writer,
  person: Pick<Prisma.UserCreateInput, 'name' | 'email' | 'emailVerifiedAt' | 'passwordHash'>,
  setup?: string,
) {
  const isFirst = (await transaction.user.count()) === 0
  if (isFirst && isPublicSite()) await consumeSetupToken(transaction, setup)
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
  if (user.status === 'waiting')
    await notify(transaction, 'person-waits', {
      path: '/admin/staff',
      recordId: user.id,
      text: () => waitingNotice(user),
    })
  await record(transaction, user, 'signed-up', { subjectId: user.id, subject: nameOf(user) })
  return user
}

async function consumeSetupToken(transaction: Writer, setup = '') {
  if (!setup) throw new AppError('FORBIDDEN', m.setup_needed(), { reason: 'setup' })
  await consume(transaction, 'setup', setup)
}

/** The link that creates the owner's account, valid once and for an hour; undefined where the site is not public or has an account. */
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

/**
 * Starts a session, or asks for the second factor of whoever has one. A correct password that the current rules no longer allow, such as a
 * short one of an admin, gives a token to choose another one instead, where it would open the account alone. Throws UNAUTHORIZED with the
 * same message, after the same time, for an unknown address, a wrong password and an account that waits for approval and whose address
 * nobody has shown to be theirs: whoever signs somebody up learns nothing by logging in.
 */
export async function signIn(
  { email, password }: SignInInput,
  visitor: Visitor,
): Promise<SignedIn | { choosePassword: string }> {
  const user = await read.user.findUnique({ where: { email } })
  const isRight = await isPassword(user?.passwordHash, password)
  if (!user || !isRight || (user.status === 'waiting' && !user.emailVerifiedAt)) {
    await write(transaction => record(transaction, { id: null, name: email }, 'sign-in-failed', { subject: email }))
    throw new AppError('UNAUTHORIZED', m.sign_in_refused())
  }
  requireNotSuspended(user)
  if (user.hasSecondFactor || !(await findWeakness(password, user))) return startSession(user, visitor)
  return write(async transaction => {
    await record(transaction, user, 'reset-asked', { subjectId: user.id, subject: nameOf(user) })
    return { choosePassword: await issueToken(transaction, { kind: 'reset', userId: user.id }) }
  })
}

/** A person's name in lists and the log. */
export const nameOf = ({ name, email }: { name: string; email: string | null }) => (email ? `${name} (${email})` : name)

/** What the sign-up page shows before somebody signs up. */
export type Policy = {
  /** Nobody has an account yet: the first one is the owner's. */
  isFirst: boolean
  passwordMinLength: number
  isClosed: boolean
  needsSetup: boolean
  providers: { id: ProviderId; name: string }[]
}

export async function findPolicy(): Promise<Policy> {
  const isFirst = !(await hasUsers())
  return {
    isFirst,
    passwordMinLength: passwordMinLength(isFirst ? 'owner' : 'staff'),
    isClosed: config.SIGN_UP === 'closed' && !isFirst,
    needsSetup: isFirst && isPublicSite(),
    providers: listProviders(),
  }
}

const isPublicSite = () => config.PUBLIC_URL.startsWith('https:')
const hasUsers = async () => (await read.user.count()) > 0

/** Whether anybody but the first person is here or invited. */
export async function hasColleagues(): Promise<boolean> {
  const [people, invited] = await Promise.all([
    read.user.count({ where: { status: 'active' } }),
    read.ticket.count({ where: { kind: 'invitation' } }),
  ])
  return people > 1 || invited > 0
}
