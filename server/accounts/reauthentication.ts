import { m } from '#app/paraglide/messages.js'
import { isPassword } from '#server/accounts/passwords.ts'
import { isFreshSession } from '#server/accounts/sessions.ts'
import { read } from '#server/db.ts'
import { Mistake } from '#server/errors.ts'
import { limitReauthentication } from '#server/limits.ts'
import type { User } from '../../prisma/generated/sqlite/client.ts'

/** Who acts: the person, the session they do it in, and the network address it comes from. */
export type Self = { userId: string; token: string; caller: string }

/**
 * The person, once they have given their password again, or without a password have signed in within the last ten minutes: a borrowed
 * session alone can hand no account over. Throws BAD_REQUEST for a wrong password, FORBIDDEN for an old session, TOO_MANY_REQUESTS.
 */
export async function reauthenticate({ userId, token, caller }: Self, currentPassword = ''): Promise<User> {
  const user = await read.user.findUniqueOrThrow({ where: { id: userId } })
  if (user.passwordHash === null) {
    if (!(await isFreshSession(token))) throw new Mistake('FORBIDDEN', m.sign_in_afresh(), { reason: 'sign-in-afresh' })
    return user
  }
  return limitReauthentication(caller, userId, async () => {
    if (!(await isPassword(user.passwordHash, currentPassword)))
      throw new Mistake('BAD_REQUEST', m.current_password_wrong(), { field: 'currentPassword' })
    return user
  })
}
