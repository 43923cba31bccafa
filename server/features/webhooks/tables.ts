import type { Tables } from '#server/define-table.ts'

export const webhooksTables = {
  Webhook: { key: ['id'], withoutKey: 'webhooks need new secrets' },
  WebhookDelivery: { key: ['id'] },
  Change: { key: ['number'], called: 'events of the feed', endsWithRestore: true },
} satisfies Tables
