import { randomUUID } from 'node:crypto'
import { isOfficer } from '#server/permissions.ts'
import { endSessions } from '#server/http/sessions.ts'
import { removeFactors } from '#server/features/accounts/factors.ts'
import { nameOf } from '#server/features/accounts/domain.ts'
import { emailInput } from '#server/features/accounts/schema.ts'
import { noteAccount } from '#server/features/accounts/note-account.ts'
import { tell } from '#server/features/accounts/officers.ts'
import { sendFactorMail } from '#server/features/accounts/second-factor.ts'
import { sendRoleMail } from '#server/features/accounts/staff.ts'
import { issueToken } from '#server/features/accounts/one-time-tokens.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { record } from '#server/features/activity/domain.ts'
import type { StaffCommand } from '#server/registration/define-feature.ts'
import { config } from '#server/config/config.ts'
import { write, type Writer } from '#server/db/client.ts'
import type { User } from '../../../prisma/generated/sqlite/client.ts'

const usages = {
  create: 'create EMAIL           makes an account that may work here, and prints the link to choose its password',
  'reset-password': 'reset-password EMAIL   prints a link to choose a new password',
  promote: 'promote EMAIL          makes somebody an owner, and lets them in',
  'remove-second-factor': `remove-second-factor EMAIL
                                        for somebody who has lost phone, passkeys and recovery codes`,
}

type Name = keyof typeof usages

const commands: Record<Name, (transaction: Writer, email: string) => Promise<string>> = {
  async create(transaction, email) {
    if (await transaction.user.findUnique({ where: { email } }))
      throw new Error(`${email} has an account already: use reset-password or promote.`)
    const isFirst = (await transaction.user.count()) === 0
    const user = await transaction.user.create({
      data: {
        id: randomUUID(),
        name: email.split('@')[0] ?? email,
        email,
        emailVerifiedAt: new Date(),
        role: isFirst ? 'owner' : 'staff',
        status: 'active',
      },
    })
    await record(transaction, SYSTEM_ACTOR, 'approved', {
      subjectId: user.id,
      subject: nameOf(user),
      detail: user.role,
    })
    return `${email} may work here as ${user.role}. ${await linkFor(transaction, user)}`
  },
  'reset-password': async (transaction, email) => linkFor(transaction, await find(transaction, email)),
  async promote(transaction, email) {
    const user = await find(transaction, email)
    await transaction.user.update({
      where: { id: user.id },
      data: { role: 'owner', status: 'active', officerSince: null },
    })
    await endSessions(transaction, user.id)
    await sendRoleMail(transaction, user, 'owner')
    await record(transaction, SYSTEM_ACTOR, 'role-changed', {
      subjectId: user.id,
      subject: nameOf(user),
      detail: 'owner',
    })
    await noteAccount(transaction, SYSTEM_ACTOR, user, user.id)
    return `${email} is an owner now and has to log in again.`
  },
  async 'remove-second-factor'(transaction, email) {
    const user = await find(transaction, email)
    await removeFactors(transaction, user.id)
    await endSessions(transaction, user.id)
    await sendFactorMail(transaction, user, 'removed-for-you')
    await record(transaction, SYSTEM_ACTOR, 'second-factor-removed', { subjectId: user.id, subject: nameOf(user) })
    if (isOfficer(user)) await tell(transaction, user, 'reset', SYSTEM_ACTOR)
    return `${email} logs in with the password alone now, and has to log in again.`
  },
}

/** Each changes one account. */
export const accountCommands: Record<string, StaffCommand> = Object.fromEntries(
  Object.entries(usages).map(([name, usage]) => [
    name,
    { usage, run: (address = '') => changeAccount(name as Name, address) },
  ]),
)

/** Changes an account from the command line. Gives the sentence to print; throws an Error with one. */
export async function changeAccount(name: Name, address: string): Promise<string> {
  const parsed = emailInput.safeParse({ email: address })
  if (!parsed.success) throw new Error(`“${address}” is no complete e-mail address`)
  return write(transaction => commands[name](transaction, parsed.data.email))
}

async function find(transaction: Writer, email: string): Promise<User> {
  const user = await transaction.user.findUnique({ where: { email } })
  if (!user) throw new Error(`${email} has no account: use create.`)
  return user
}

async function linkFor(transaction: Writer, user: User) {
  const secret = await issueToken(transaction, { kind: 'reset', userId: user.id })
  await record(transaction, SYSTEM_ACTOR, 'reset-asked', { subjectId: user.id, subject: nameOf(user) })
  return `The link to choose a password works once and for one hour:\n${config.PUBLIC_URL}/reset-password?token=${secret}`
}
