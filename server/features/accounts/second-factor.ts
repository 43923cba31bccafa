import { m } from '#i18n/paraglide/messages.js'
import { makeSecret, spendAppCode } from '#server/features/accounts/authenticator.ts'
import { listTrusted } from '#server/features/accounts/devices.ts'
import { nameOf } from '#server/features/accounts/domain.ts'
import { noteFactors } from '#server/features/accounts/factors.ts'
import { reauthenticate, type AccountContext } from '#server/features/accounts/reauthentication.ts'
import { makeRecoveryCodes } from '#server/features/accounts/recovery-codes.ts'
import { record } from '#server/features/activity/domain.ts'
import type { Action } from '#server/feature-events.ts'
import { config } from '#server/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { limitFactor } from '#server/features/accounts/limits.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { factorMail, type FactorChange } from '#server/features/accounts/mails.ts'
import { isForOwners } from '#server/permissions.ts'
import { qrSvg } from '#server/qr.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

const SET_UP_MS = 30 * 60 * 1000

/** What a change of the second factors gives: recovery codes, once, where there are new ones. */
export type NewCodes = { recoveryCodes: string[] | null }

/** The second factors of a person, without anything secret; dates as ISO texts. */
export async function listFactors(userId: string) {
  const [user, app, passkeys, codesLeft, devices] = await Promise.all([
    read.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true, hasSecondFactor: true } }),
    read.authenticator.findFirst({ where: { userId, confirmedAt: { not: null } } }),
    read.passkey.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
    read.recoveryCode.count({ where: { userId, usedAt: null } }),
    listTrusted(userId),
  ])
  return {
    isRequired: config.SECOND_FACTOR === 'required' && isForOwners(user.role),
    hasSecondFactor: user.hasSecondFactor,
    appSince: app?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    codesLeft,
    devices,
  }
}

/**
 * Begins to set up an authenticator app: its secret as a QR code and as a text to type, shown this once. Throws CONFLICT for a person who
 * has one, and as `reauthenticate`.
 */
export async function startAuthenticator(
  self: AccountContext,
  currentPassword: string | undefined,
): Promise<{ qr: string; secret: string }> {
  const user = await reauthenticate(self, currentPassword)
  const { sealed, text, address } = makeSecret(user)
  await write(async transaction => {
    const before = await transaction.authenticator.findUnique({ where: { userId: user.id } })
    if (before?.confirmedAt) throw new AppError('CONFLICT', m.factor_app_there())
    await transaction.authenticator.deleteMany({ where: { userId: user.id } })
    await transaction.authenticator.create({ data: { userId: user.id, secret: sealed } })
  })
  return { qr: await qrSvg(address), secret: text }
}

/** Ends the set-up with the first code of the app. Throws BAD_REQUEST for a wrong code and half an hour after the beginning, TOO_MANY_REQUESTS. */
export function confirmAuthenticator({ userId, clientAddress }: AccountContext, code: string): Promise<NewCodes> {
  return limitFactor(clientAddress, userId, () =>
    changeFactors(userId, 'authenticator-added', 'app-added', async transaction => {
      const begun = { userId, confirmedAt: null, createdAt: { gt: new Date(Date.now() - SET_UP_MS) } }
      const app = await transaction.authenticator.findFirst({ where: begun })
      if (!app) throw new AppError('BAD_REQUEST', m.factor_set_up_late())
      if (!(await spendAppCode(transaction, app, code)))
        throw new AppError('BAD_REQUEST', m.factor_wrong(), { field: 'code' })
      await transaction.authenticator.update({ where: { userId }, data: { confirmedAt: new Date() } })
      return { recoveryCodes: await firstCodes(transaction, userId) }
    }),
  )
}

/** Removes the authenticator app. Throws NOT_FOUND, and as `reauthenticate`. */
export async function removeAuthenticator(self: AccountContext, currentPassword: string | undefined): Promise<void> {
  const { id: userId } = await reauthenticate(self, currentPassword)
  await changeFactors(userId, 'authenticator-removed', 'app-removed', async transaction => {
    const { count } = await transaction.authenticator.deleteMany({ where: { userId } })
    if (count === 0) throw new AppError('NOT_FOUND', m.factor_missing())
  })
}

/** Makes new recovery codes in place of the old ones. Throws CONFLICT for a person without a second factor, and as `reauthenticate`. */
export async function renewRecoveryCodes(
  self: AccountContext,
  currentPassword: string | undefined,
): Promise<{ recoveryCodes: string[] }> {
  const { id: userId, hasSecondFactor } = await reauthenticate(self, currentPassword)
  if (!hasSecondFactor) throw new AppError('CONFLICT', m.factor_missing())
  return changeFactors(userId, 'recovery-codes-made', 'codes-made', async transaction => ({
    recoveryCodes: await makeRecoveryCodes(transaction, userId),
  }))
}

/** A browser asks for the second factor again. Throws NOT_FOUND. */
export async function forgetDevice({ userId }: AccountContext, id: string): Promise<void> {
  await write(async transaction => {
    const { count } = await transaction.device.updateMany({
      where: { id, userId, trustedUntil: { not: null } },
      data: { trustedUntil: null },
    })
    if (count === 0) throw new AppError('NOT_FOUND', m.session_missing())
    const user = await transaction.user.findUniqueOrThrow({ where: { id: userId } })
    await record(transaction, user, 'device-forgotten', { subjectId: userId, subject: nameOf(user) })
  })
}

/** Recovery codes for a person who has none yet. */
export async function firstCodes(transaction: Writer, userId: string): Promise<string[] | null> {
  return (await transaction.recoveryCode.count({ where: { userId } })) > 0
    ? null
    : makeRecoveryCodes(transaction, userId)
}

/** One change of a person's second factors in one transaction, with its activity entry and the mail about it. */
export async function changeFactors<T>(
  userId: string,
  action: Action,
  change: FactorChange,
  work: (transaction: Writer, user: User) => Promise<T>,
  detail = '',
): Promise<T> {
  const result = await write(async transaction => {
    const user = await transaction.user.findUniqueOrThrow({ where: { id: userId } })
    const done = await work(transaction, user)
    await noteFactors(transaction, userId)
    await record(transaction, user, action, { subjectId: userId, subject: nameOf(user), detail })
    await sendFactorMail(transaction, user, change)
    return done
  })
  deliverSoon()
  return result
}

/** Queues the mail about a change of the second factors. */
export async function sendFactorMail(
  transaction: Writer,
  { name, email, language }: User,
  change: FactorChange,
): Promise<void> {
  if (!email) return
  await enqueue(transaction, {
    to: email,
    ...withLocale(language, () => factorMail({ name, change, link: absoluteUrl('/forgot-password') })),
  })
}
