import { randomBytes, randomInt } from 'node:crypto'
import { hmac } from '#server/installation/keys.ts'

const CODE_DIGITS = 8
const LINK_BYTES = 16

/** A new code and secret for an application, and what is stored of them. */
export function createSecrets(applicationId: string) {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const secret = randomBytes(LINK_BYTES).toString('base64url')
  return { code, secret, stored: { codeHash: hashCode(applicationId, code), linkHash: hashLink(secret) } }
}

/** Two applications with the same code have other hashes. */
export const hashCode = (applicationId: string, code: string): string =>
  hmac('application code', `${applicationId} ${code}`)

export const hashLink = (secret: string): string => hmac('application link', secret)

/** Of the key that a form chose: it brings back the same application, so it is kept like a secret. */
export const hashSendKey = (key: string): string => hmac('application sending', key)
