import { hash, verify } from '@node-rs/argon2'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import pLimit from 'p-limit'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { config } from '#server/config/config.ts'
import { AppError } from '#server/errors.ts'
import { isForOwners } from '#server/permissions.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const // OWASP's first choice
const ADMIN_MIN_LENGTH = 10
const MIN_GUESSES = 1_000_000 // about six random letters
const CHECKED_LENGTH = 64 // longer input adds nothing and would take a second
const hashing = pLimit(4) // each takes 19 MB and a core
/** A hash with the parameters of ARGON2ID that no account has. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$IuwxTZyuQ5Xp1tb8W0aXdA$Bwg87rMVIGsLyUCT0gLClzP9yU+FahvJVDDVhSfMFmo'

/** Whose password it is: name and address make it easier to guess, and the role sets its length. */
export type PasswordOwner = { name: string; email: string | null; role: Role }

/** The minimum length in characters: at least 10 for owners, admins and officers. */
export const passwordMinLength = (role: Role): number =>
  isForOwners(role) ? Math.max(config.PASSWORD_MIN_LENGTH, ADMIN_MIN_LENGTH) : config.PASSWORD_MIN_LENGTH

/** Why a password is too weak for this person, as a sentence: too short for the role, common, or easy to guess. */
export async function findWeakness(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const min = passwordMinLength(owner.role)
  if ([...password].length < min) return m.password_short({ min: formatNumber(min) })
  const { guesses } = (await loadEstimator()).check(password, knownWords(owner))
  return guesses < MIN_GUESSES ? m.password_easy() : undefined
}

/** The hash to store. Throws BAD_REQUEST for a weak password. */
export async function hashPassword(password: string, owner: PasswordOwner): Promise<string> {
  const weakness = await findWeakness(password, owner)
  if (weakness) {
    throw new AppError('BAD_REQUEST', weakness, { reason: 'password-does-not-meet-requirements', field: 'password' })
  }
  return hashing(() => hash(password, ARGON2ID))
}

/** Whether a password matches the stored hash. Without a hash it takes the same time, so that nobody learns who has an account. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await hashing(() => verify(stored ?? NOBODYS_HASH, password)).catch(() => false)
  return isRight && Boolean(stored)
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the list of 50,000 common passwords when it is first needed: it takes 30 MB. */
function loadEstimator() {
  return (estimator ??= (async () => {
    const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED_LENGTH })
  })())
}

/** Names of this person and this site, whole and in parts. */
function knownWords({ name, email }: PasswordOwner) {
  const texts = [name, email ?? '', agency().name]
  return [...texts, ...texts.flatMap(text => text.split(/[^\p{L}\p{M}\p{N}]+/u))].filter(word => word.length > 2)
}
