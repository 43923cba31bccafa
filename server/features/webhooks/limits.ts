import type { Limits } from '#server/registration/define-limits.ts'
import { take } from '#server/http/rate-limits.ts'

export const webhooksLimits = { sends: { name: 'webhook-send', points: 60, minutes: 60 } } satisfies Limits

/** Counts a delivery that a person sends, as a test or again. Throws TOO_MANY_REQUESTS. */
export const limitWebhookSend = (person: string): Promise<void> => take([webhooksLimits.sends, person])
