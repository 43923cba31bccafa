import type { Tables } from '#server/registration/define-table.ts'

export const changesTables = {
  Webhook: {
    key: ['id'],
    restored: 'as it was',
    withoutKey: 'webhooks need new secrets',
    sealed: { columns: ['secret', 'earlierSecret'], needs: 'nobody' },
    seenBy: 'owners',
    kept: 'for good',
  },
  WebhookDelivery: { key: ['id'], seenBy: 'owners', kept: { days: 30, from: 'createdAt' } },
  Change: {
    key: ['number'],
    called: 'events of the feed',
    restored: 'emptied',
    seenBy: 'everybody',
    decidedBy: 'nobody',
    kept: { days: 30, from: 'at' },
  },
} satisfies Tables
