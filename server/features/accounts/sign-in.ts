import { serialize } from 'hono/utils/cookie'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { spendAppCode } from '#server/features/accounts/authenticator.ts'
import { isFamiliar, isTrusted, rememberDevice, type Visitor } from '#server/features/accounts/devices.ts'
import { consume, findToken, issueToken } from '#server/features/accounts/one-time-tokens.ts'
import { findPlace, namePlace } from '#server/http/country-of-network.ts'
import { spendRecoveryCode } from '#server/features/accounts/recovery-codes.ts'
import type { FactorInput } from '#server/features/accounts/schema.ts'
import { record } from '#server/features/activity/domain.ts'
import { formatDate } from '#i18n/format.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { limitFactor, mayWarnOfCodes } from '#server/features/accounts/limits.ts'
import { nameDevice, openSession } from '#server/http/sessions.ts'
import type { Session } from '#server/http/user.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { newDeviceMail, wrongCodesMail } from '#server/features/accounts/mails.ts'
import type { Context } from '#server/trpc/context.ts'
import { replaceSession } from '#server/trpc/procedures.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

const PENDING_S = 10 * 60

/** What a person can show besides what they have shown. */
export type Factor = 'app' | 'passkey'
/** What comes of a password, link or provider that was right: a session, or the secret of a sign-in that waits for its second factor. */
export type SignedIn = { session: Session; deviceCookie: string } | { pending: string; secondFactor: Factor[] }

type Person = Pick<User, 'id' | 'name' | 'email' | 'language' | 'status' | 'hasSecondFactor'>

/** Throws FORBIDDEN for a suspended person. */
export function requireNotSuspended({ status }: { status: string }): void {
  if (status === 'suspended') throw new AppError('FORBIDDEN', m.member_suspended(), { reason: 'suspended' })
}

/**
 * Starts a session for somebody who has authenticated; whoever has a second factor shows it first, unless this browser is one that
 * they trust. Throws FORBIDDEN when they are suspended. docs/decisions/0175 says why.
 */
export async function startSession(user: Person, visitor: Visitor, detail = ''): Promise<SignedIn> {
  requireNotSuspended(user)
  if (!user.hasSecondFactor || (await isTrusted(user.id, visitor))) return open(user, visitor, detail)
  const pending = await write(transaction => issueToken(transaction, { kind: 'factor', userId: user.id }))
  return { pending, secondFactor: await factorsOf(user.id) }
}

/** The sign-in of this browser that waits for its second factor; null when there is none, or no longer. */
export async function findPending(visitor: Visitor): Promise<{ name: string; secondFactor: Factor[] } | null> {
  const user = await pendingUser(visitor)
  return user && { name: user.name, secondFactor: await factorsOf(user.id) }
}

/**
 * Ends a sign-in that waits with the code of an authenticator app or a recovery code; each code is right once. Throws BAD_REQUEST for a
 * wrong code and when the sign-in waits no longer, TOO_MANY_REQUESTS.
 */
export async function passSecondFactor({ code, remember }: FactorInput, visitor: Visitor): Promise<SignedIn> {
  const user = await pendingUser(visitor)
  const secret = visitor.cookie(pendingCookie().name)
  if (!user || !secret) throw new AppError('BAD_REQUEST', m.factor_late(), { reason: 'link-expired' })
  requireNotSuspended(user)
  return limitFactor(visitor.clientAddress, user.id, async () => {
    const how = await write(async transaction => {
      const right = await spendCode(transaction, user, code)
      if (right) await consume(transaction, 'factor', secret)
      else
        await record(transaction, { id: null, name: user.name }, 'second-factor-failed', {
          subjectId: user.id,
          subject: user.name,
        })
      return right
    })
    if (how) return open(user, visitor, how, Boolean(remember))
    await warn(user, visitor)
    throw new AppError('BAD_REQUEST', m.factor_wrong(), { field: 'code' })
  })
}

/** Opens the session of somebody who has shown everything that they have to, and tells them by mail of a browser that is new. */
export async function open(user: Person, visitor: Visitor, detail: string, trust = false): Promise<SignedIn> {
  const isKnown = await isFamiliar(user.id, visitor)
  const place = await findPlace(visitor.clientAddress)
  await write(async transaction => {
    await record(transaction, user, 'signed-in', { subjectId: user.id, subject: user.name, detail })
    if (isKnown || !user.email) return
    await enqueue(transaction, {
      to: user.email,
      ...withLocale(user.language, () =>
        newDeviceMail({
          name: user.name,
          device: wordsFor(visitor.device),
          place: namePlace(place),
          when: formatDate(new Date().toISOString(), { dateStyle: 'long', timeStyle: 'short' }),
          link: absoluteUrl('/forgot-password'),
        }),
      ),
    })
  })
  if (!isKnown) deliverSoon()
  const deviceCookie = await rememberDevice(user.id, visitor, trust)
  return { session: await openSession(user.id, visitor.device, place), deviceCookie }
}

/** Gives the browser what came of a sign-in. What a page needs of it: which second factors it may ask for, where one is needed. */
export async function admit(ctx: Context, result: SignedIn): Promise<{ secondFactor?: Factor[] }> {
  const { name, options } = pendingCookie()
  if ('pending' in result) {
    ctx.setCookie(serialize(name, result.pending, options))
    return { secondFactor: result.secondFactor }
  }
  await replaceSession(ctx, result.session)
  ctx.setCookie(result.deviceCookie)
  if (ctx.cookie(name)) ctx.setCookie(serialize(name, '', { ...options, maxAge: 0 }))
  return {}
}

async function pendingUser({ cookie }: Visitor): Promise<User | null> {
  const secret = cookie(pendingCookie().name)
  const user = secret ? (await findToken('factor', secret))?.user : null
  return user?.hasSecondFactor ? user : null
}

async function factorsOf(userId: string): Promise<Factor[]> {
  const [app, passkeys] = await Promise.all([
    read.authenticator.count({ where: { userId, confirmedAt: { not: null } } }),
    read.passkey.count({ where: { userId } }),
  ])
  return [...(app > 0 ? (['app'] as const) : []), ...(passkeys > 0 ? (['passkey'] as const) : [])]
}

/** Uses up a code, and says in the log's words which kind it was; undefined for a wrong one. */
async function spendCode(transaction: Writer, { id: userId }: User, code: string) {
  if (!/^\d{6}$/.test(code)) {
    if (!(await spendRecoveryCode(transaction, userId, code))) return undefined
    return 'by-recovery-code'
  }
  const app = await transaction.authenticator.findFirst({ where: { userId, confirmedAt: { not: null } } })
  return app && (await spendAppCode(transaction, app, code)) ? 'by-app' : undefined
}

/** Somebody has the password, the link or the provider's account, and no second factor. */
async function warn({ id, name, email, language }: User, { clientAddress }: Visitor) {
  if (!email || !(await mayWarnOfCodes(clientAddress, id))) return
  await write(transaction =>
    enqueue(transaction, {
      to: email,
      ...withLocale(language, () => wrongCodesMail({ name, link: absoluteUrl('/forgot-password') })),
    }),
  )
  deliverSoon()
}

function wordsFor(userAgent: string) {
  const { browser, system } = nameDevice(userAgent)
  return browser && system ? m.account_session_device({ browser, system }) : browser || m.account_session_unknown()
}

function pendingCookie() {
  const secure = config.PUBLIC_URL.startsWith('https:')
  return {
    name: secure ? '__Host-second-factor' : 'second-factor',
    options: { path: '/', httpOnly: true, secure, sameSite: 'Lax', maxAge: PENDING_S },
  } as const
}
