import type { webhooks } from './rest.js'

/** What a webhook is sent, by its `type`. */
export type WebhookEvent = {
  [Event in keyof webhooks]: webhooks[Event] extends {
    post: { requestBody: { content: { 'application/json': infer Body } } }
  }
    ? Body
    : never
}[keyof webhooks]

/** Headers as a framework gives them, their names in small letters. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>

/** A delivery that is not from the website, or too old: answer with 4xx and do nothing. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

const PREFIX = 'whsec_'
const TOLERANCE_SECONDS = 300

/**
 * The event in the body of a delivery (Standard Webhooks), and its id: the same however often it comes, and the same as
 * in the feed of changes.
 * `body` is the text or the bytes as they came. With several secrets any of them may have signed. Throws a WebhookError.
 */
export async function verifyWebhook(
  secret: string | string[],
  headers: WebhookHeaders,
  body: string | Uint8Array,
  toleranceSeconds = TOLERANCE_SECONDS,
): Promise<{ id: string; event: WebhookEvent }> {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    headerOf(headers, name),
  )
  if (!id || !time || !signatures) throw new WebhookError('The headers of a webhook are missing')
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= toleranceSeconds))
    throw new WebhookError('The delivery is too old, or a clock is wrong')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${time}.${text}`)
  for (const each of [secret].flat())
    if (await isSigned(each, signatures, signed)) return { id, event: JSON.parse(text) as WebhookEvent }
  throw new WebhookError('No signature is that of the secret')
}

async function isSigned(secret: string, signatures: string, signed: BufferSource) {
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
  if (!bytes) throw new WebhookError('The secret is none: it begins with whsec_')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  for (const signature of signatures.split(' ')) {
    const given = signature.startsWith('v1,') ? bytesOf(signature.slice('v1,'.length)) : undefined
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return true
  }
  return false
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

function bytesOf(base64: string) {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
