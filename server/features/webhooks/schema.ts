import { m } from '#i18n/paraglide/messages.js'
import { idText, requiredText } from '#i18n/typed/rules.ts'
import { stripInvalidCharacters } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import { listInput } from '#server/trpc/list.ts'

/** So that each can have a connection of its own at the same time. */
export const WEBHOOKS_MAX = 20
const PASSWORD_MAX = 1024
/** More than there are. */
const [EVENTS_MAX, EVENT_MAX] = [50, 60]

const currentPassword = z.string().max(PASSWORD_MAX).optional()
const id = idText()

const address = z
  .string({ error: () => m.webhook_address_needed() })
  .max(500, { abort: true })
  .overwrite(stripInvalidCharacters)
  .trim()
  .min(1, { error: () => m.webhook_address_needed(), abort: true })
  .refine(given => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol), {
    error: () => m.webhook_address_wrong(),
    abort: true,
  })
  .refine(given => new URL(given).username === '' && new URL(given).password === '', {
    error: () => m.webhook_address_credentials(),
  })

export const webhookFields = z.strictObject({
  name: requiredText(m.webhook_name_needed, 80),
  address,
  events: z
    .array(z.string().max(EVENT_MAX))
    .min(1, { error: () => m.webhook_events_needed() })
    .max(EVENTS_MAX),
})
export const addInput = webhookFields.extend({ currentPassword })
export const changeInput = addInput.extend({ id })
export const webhookInput = z.strictObject({ id })
export const provenInput = webhookInput.extend({ currentPassword })
export const deliveriesInput = listInput.omit({ search: true }).extend({ id })
/** `id` is of the delivery. */
export const resendInput = webhookInput

export type WebhookFields = z.output<typeof webhookFields>
export type DeliveriesInput = z.output<typeof deliveriesInput>
