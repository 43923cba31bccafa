/** What a webhook can hear of. */
export const WEBHOOK_EVENTS = [
  'content.published',
  'content.changed',
  'content.deleted',
  'application.received',
  'demand.received',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What a press of a button sends, whatever the webhook hears of. */
export const TEST_EVENT = 'webhook.test'
