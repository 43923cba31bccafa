import type { Tables } from '#server/define-table.ts'

export const paymentsTables = {
  Payment: { key: ['id'], label: 'receipts', isFromPeople: true },
} satisfies Tables
