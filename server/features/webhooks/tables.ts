import type { Tables } from '#server/define-table.ts'

export const webhooksTables = { Webhook: { key: ['id'] }, WebhookDelivery: { key: ['id'] } } satisfies Tables
