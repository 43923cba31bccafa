import type { Tables } from '#server/define-table.ts'

export const paymentsTables = {
  Payment: {
    key: ['id'],
    label: 'receipts',
    isFromPeople: true,
    seenBy: 'payments',
    kept: { settings: ['receipt'], empties: ['name', 'reason', 'transferNo', 'allowedWhy', 'cancelReason'] },
    person: {
      as: 'payments',
      of: { applicationId: 'Application', workerId: 'Worker', refundOfId: 'Payment' },
      calledBy: 'number',
      without: ['id', 'token', 'byId', 'vacancyId', 'demandId'],
    },
  },
} satisfies Tables
