import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '#server/installation/keys.ts'

const SECRET_BYTES = 32
const PREFIX = 'whsec_'

/** A new secret, as Standard Webhooks writes it. */
export const createSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** A secret as the database has it. */
export const sealSecret = (webhookId: string, secret: string): string =>
  seal(purposeOf(webhookId), secret).toString('base64')

/** Throws UnsealError when this installation has another key than the one that sealed it. */
export const openSecret = (webhookId: string, sealed: string): string =>
  unseal(purposeOf(webhookId), Buffer.from(sealed, 'base64')).toString()

const purposeOf = (webhookId: string) => `webhook ${webhookId}`

/** The headers of a delivery, signed with each of these secrets. `timestamp` is in seconds. */
export function signedHeaders(id: string, timestamp: number, body: string, secrets: string[]) {
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') }
}
