import { hash, verify } from '@node-rs/argon2'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import pLimit from 'p-limit'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { site } from '#i18n/agency.ts'
import { config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const // OWASP's first choice
const ADMIN_MIN_LENGTH = 10
const MIN_GUESSES = 1_000_000 // what six letters without any meaning take
const JUDGED_LENGTH = 64 // more tells nothing new, and long nonsense would take a second
const hashing = pLimit(4) // more at a time would keep everything else waiting
/** A hash with the parameters of ARGON2ID that no account has. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$IuwxTZyuQ5Xp1tb8W0aXdA$Bwg87rMVIGsLyUCT0gLClzP9yU+FahvJVDDVhSfMFmo'

/** Whose password it is: a guesser tries name and address first, and a role asks for a length. */
export type PasswordOwner = { name: string; email: string | null; role: Role }

/** How many characters a password needs at least: owners and admins need 10. */
export const passwordMinLength = (role: Role): number =>
  role === 'staff' ? config.PASSWORD_MIN_LENGTH : Math.max(config.PASSWORD_MIN_LENGTH, ADMIN_MIN_LENGTH)

/** Why this person may not have this password, as a sentence: too short for the role, common, or easy to guess. */
export async function findWeakness(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const min = passwordMinLength(owner.role)
  if ([...password].length < min) return m.password_short({ min: formatNumber(min) })
  const { guesses } = (await loadEstimator()).check(password, knownWords(owner))
  return guesses < MIN_GUESSES ? m.password_easy() : undefined
}

/** What to store of a password somebody has chosen. Throws BAD_REQUEST, with the provider's own code, for a weak one. */
export async function hashPassword(password: string, owner: PasswordOwner): Promise<string> {
  const weakness = await findWeakness(password, owner)
  if (weakness) {
    throw new AppError('BAD_REQUEST', weakness, { reason: 'password-does-not-meet-requirements', field: 'password' })
  }
  return hashing(() => hash(password, ARGON2ID))
}

/** Whether a password is the one that was kept. Without one it takes the same time, so that nobody learns who has an account. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await hashing(() => verify(kept ?? NOBODYS_HASH, password)).catch(() => false)
  return isRight && Boolean(kept)
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the list of 50,000 common passwords with the first one that is judged, not at the start: it takes 30 MB. */
function loadEstimator() {
  return (estimator ??= (async () => {
    const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_LENGTH })
  })())
}

/** Words that stand for this person and this site, whole and in parts. */
function knownWords({ name, email }: PasswordOwner) {
  const texts = [name, email ?? '', site.name]
  return [...texts, ...texts.flatMap(text => text.split(/[^\p{L}\p{M}\p{N}]+/u))].filter(word => word.length > 2)
}
