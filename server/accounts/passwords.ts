import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { figure } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { config } from '#server/config.ts'
import { Mistake } from '#server/errors.ts'

const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const // OWASP's first choice
const hashing = pLimit(4) // more at a time would keep everything else waiting
const nobody = await hash('nobody', ARGON2ID)

/** What to keep of a password somebody has chosen. Throws BAD_REQUEST, with the provider's own code, for one that is too short. */
export async function hashPassword(password: string): Promise<string> {
  if ([...password].length < config.PASSWORD_MIN_LENGTH) {
    throw new Mistake('BAD_REQUEST', m.password_short({ min: figure(config.PASSWORD_MIN_LENGTH) }), { reason: 'password-does-not-meet-requirements', field: 'password' })
  }
  return hashing(() => hash(password, ARGON2ID))
}

/** Whether a password is the one that was kept. Without one it takes the same time, so that nobody learns who has an account. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await hashing(() => verify(kept ?? nobody, password)).catch(() => false)
  return isRight && Boolean(kept)
}
