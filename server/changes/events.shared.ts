/** What happens to content, for everybody: the feed of changes has it, and webhooks hear of it. */
export const CONTENT_EVENTS = [
  'content.published',
  'content.changed',
  'content.closed',
  'content.unpublished',
  'content.deleted',
] as const
export type ContentEvent = (typeof CONTENT_EVENTS)[number]

/** What a press of a button sends, whatever the webhook hears of. */
export const TEST_EVENT = 'webhook.test'
