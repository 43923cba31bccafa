import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const webhooksPart = definePart({
  name: 'webhooks',
  place: 120,
  label: m.webhooks_title,
  text: m.webhooks_part,
  from: 'office',
})
