import { Secret, TOTP } from 'otpauth'
import { agency } from '#i18n/agency.ts'
import type { Writer } from '#server/db/client.ts'
import { seal, unseal, UnsealError } from '#server/installation/keys.ts'
import { log } from '#server/process/log.ts'

const SECRET_BYTES = 20 // as RFC 4226 recommends

/** A new secret for an authenticator app: sealed as it is stored, as a person types it, and as the address that a QR code holds. */
export function makeSecret(user: { id: string; name: string; email: string | null }) {
  const secret = new Secret({ size: SECRET_BYTES })
  return {
    sealed: seal(purposeOf(user.id), Buffer.from(secret.bytes)).toString('base64'),
    text: secret.base32.replaceAll(/.{4}(?=.)/g, '$& '),
    address: new TOTP({ issuer: agency().name, label: user.email ?? user.name, secret }).toString(),
  }
}

/**
 * Uses up the code that an app shows now, or showed or will show in 30 seconds, since clocks differ; of two attempts at once one succeeds.
 * False for a wrong code, and for one that is not newer than the last that was right.
 */
export async function spendAppCode(
  transaction: Writer,
  { userId, secret: sealed }: { userId: string; secret: string },
  code: string,
): Promise<boolean> {
  const secret = openSecret(userId, sealed)
  if (!secret) return false
  const timestamp = Date.now()
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return false
  const step = TOTP.counter({ timestamp }) + delta
  const { count } = await transaction.authenticator.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

/** Null where it was sealed with a key that this installation does not have: recovery codes still work. */
function openSecret(userId: string, sealed: string) {
  try {
    const { buffer, byteOffset, byteLength } = unseal(purposeOf(userId), Buffer.from(sealed, 'base64'))
    return new Secret({ buffer: buffer.slice(byteOffset, byteOffset + byteLength) })
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error
    log.warn('the secret of an authenticator app was sealed with another APP_KEY')
    return null
  }
}

const purposeOf = (userId: string) => `authenticator ${userId}`
