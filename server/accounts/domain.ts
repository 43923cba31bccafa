import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Session } from 'lucia'
import pLimit from 'p-limit'
import { m } from '#app/paraglide/messages.js'
import type { SignInInput, SignUpInput } from '#server/accounts/schema.ts'
import { lucia } from '#server/accounts/sessions.ts'
import { config } from '#server/config.ts'
import { read, write, type Writer } from '#server/db.ts'
import { Mistake } from '#server/errors.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { waitingMail } from '#server/mail/templates.ts'

const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const // OWASP's first choice
const hashing = pLimit(4) // more at a time would keep everything else waiting
const nobody = await hash('nobody', ARGON2ID)

/**
 * Makes an account and signs it in. The first on an empty database is the owner; later ones wait for a yes, or are staff at once,
 * as SIGN_UP says. Throws BAD_REQUEST for a short password, CONFLICT for an address in use, FORBIDDEN when sign-up is closed.
 */
export async function signUp({ name, email, password }: SignUpInput): Promise<Session> {
  if ((await findPolicy()).isClosed) throw new Mistake('FORBIDDEN', m.sign_up_closed())
  if ([...password].length < config.PASSWORD_MIN_LENGTH) {
    throw new Mistake('BAD_REQUEST', m.password_short({ min: config.PASSWORD_MIN_LENGTH }), { reason: 'password-does-not-meet-requirements', field: 'password' })
  }
  const passwordHash = await hashing(() => hash(password, ARGON2ID))
  const id = await write(async transaction => {
    const isFirst = (await transaction.user.count()) === 0
    if (await transaction.user.findUnique({ where: { email } })) throw new Mistake('CONFLICT', m.email_taken({ email }), { reason: 'email-already-in-use', field: 'email' })
    const user = await transaction.user.create({
      data: { id: randomUUID(), name, email, passwordHash, role: isFirst ? 'owner' : 'staff', status: isFirst || config.SIGN_UP === 'open' ? 'active' : 'waiting' },
    })
    if (user.status === 'waiting') await tellOwners(transaction, user)
    return user.id
  })
  deliverSoon()
  return lucia.createSession(id, {})
}

/** Owners and admins hear by mail that somebody waits. */
async function tellOwners(transaction: Writer, person: { name: string; email: string }) {
  const people = await transaction.user.findMany({ where: { role: { in: ['owner', 'admin'] }, status: 'active' }, select: { email: true } })
  for (const { email } of people) await enqueue(transaction, { to: email, ...waitingMail(person) })
}

/** Opens a new session. Throws UNAUTHORIZED with the same sentence, after the same time, for an unknown address and a wrong password. */
export async function signIn({ email, password }: SignInInput): Promise<Session> {
  const user = await read.user.findUnique({ where: { email } })
  const isRight = await hashing(() => verify(user?.passwordHash ?? nobody, password)).catch(() => false)
  if (!user?.passwordHash || !isRight) throw new Mistake('UNAUTHORIZED', m.sign_in_refused())
  if (user.status === 'suspended') throw new Mistake('FORBIDDEN', m.account_suspended())
  return lucia.createSession(user.id, {})
}

/** What a person can know before they sign up. */
export type Policy = { passwordMinLength: number; isClosed: boolean }

export async function findPolicy(): Promise<Policy> {
  return { passwordMinLength: config.PASSWORD_MIN_LENGTH, isClosed: config.SIGN_UP === 'closed' && (await read.user.count()) > 0 }
}
