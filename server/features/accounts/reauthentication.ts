import { m } from '#i18n/paraglide/messages.js'
import { isPassword } from '#server/features/accounts/passwords.ts'
import { isConfirmedSession, isFreshSession } from '#server/http/sessions.ts'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { limitReauthentication } from '#server/features/accounts/limits.ts'
import type { Context } from '#server/trpc/context.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

/** The person who acts, their session, and the client address. */
export type AccountContext = { userId: string; token: string; clientAddress: string }

/** The same of a request. */
export const accountContextOf = ({
  user,
  session,
  clientAddress,
}: Pick<Context, 'session' | 'clientAddress'> & { user: { id: string } }): AccountContext => ({
  userId: user.id,
  token: session?.id ?? '',
  clientAddress,
})

/**
 * The person, once they have entered their password again, confirmed this session by a passkey within the last ten minutes, or, without a
 * password, signed in within them: a stolen session alone must not be enough to take over an account. Throws BAD_REQUEST for a wrong
 * password, FORBIDDEN for an old session, TOO_MANY_REQUESTS.
 */
export async function reauthenticate(
  { userId, token, clientAddress }: AccountContext,
  currentPassword = '',
): Promise<User> {
  const user = await read.user.findUniqueOrThrow({ where: { id: userId } })
  if (await isConfirmedSession(token)) return user
  if (user.passwordHash === null) {
    if (!(await isFreshSession(token)))
      throw new AppError('FORBIDDEN', m.sign_in_afresh(), { reason: 'sign-in-afresh', field: 'currentPassword' })
    return user
  }
  return limitReauthentication(clientAddress, userId, async () => {
    if (!(await isPassword(user.passwordHash, currentPassword)))
      throw new AppError('BAD_REQUEST', m.current_password_wrong(), { field: 'currentPassword' })
    return user
  })
}
