import { createHash } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { reachUs } from '#i18n/reach.ts'
import type { Limits } from '#server/registration/define-limits.ts'
import { AppError } from '#server/errors.ts'
import { type Counted, isWithin, take } from '#server/http/rate-limits.ts'

const TEXT_MINUTES = 60
/** In so few signs many people say the same, such as “I need a job”. */
const OWN_WORDS = 40

/** A district may share one address of its mobile carrier, so many per client address; only a few per form token and per text. */
export const enquiriesLimits = {
  enquiries: { name: 'enquiry', points: 60, minutes: 10 },
  enquiriesOfForm: { name: 'enquiry-form', points: 5, minutes: 10 },
  enquiriesWithText: { name: 'enquiry-text', points: 10, minutes: TEXT_MINUTES },
} satisfies Limits

/**
 * Counts a message through the contact form, by client, by form token and, over all clients, by its text where it is long or has an
 * address. Throws TOO_MANY_REQUESTS.
 */
export async function limitEnquiry(
  clientAddress: string,
  { token, message }: { token: string; message: string },
): Promise<void> {
  const { enquiries, enquiriesOfForm, enquiriesWithText } = enquiriesLimits
  const text = createHash('sha256').update(message.toLowerCase().replace(/\s+/g, ' ')).digest('base64url')
  await take([enquiries, clientAddress], ...(token ? [[enquiriesOfForm, token] as Counted] : []))
  if (message.length < OWN_WORDS && !/[@./]\S/.test(message)) return
  if (await isWithin(enquiriesWithText, text)) return
  const reach = reachUs()
  throw new AppError('TOO_MANY_REQUESTS', reach ? m.enquiry_repeated({ reach }) : m.enquiry_repeated_alone(), {
    retryAfter: TEXT_MINUTES * 60,
  })
}
