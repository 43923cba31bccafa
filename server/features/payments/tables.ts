import type { Tables } from '#server/registration/define-table.ts'
import { receiptRetention } from '#server/features/payments/retention.shared.ts'

export const paymentsTables = {
  Payment: {
    key: ['id'],
    label: 'receipts',
    isFromPeople: true,
    seenBy: 'payments',
    kept: {
      settings: [receiptRetention],
      empties: ['name', 'reason', 'transferNo', 'allowedWhy', 'cancelReason', 'sentHash'],
    },
    person: {
      as: 'payments',
      of: { applicationId: 'Application', workerId: 'Worker', refundOfId: 'Payment' },
      calledBy: 'number',
      without: ['id', 'token', 'byId', 'vacancyId', 'demandId', 'sentHash'],
    },
  },
  CashClose: {
    key: ['id'],
    label: 'cash closes',
    isFromPeople: true,
    seenBy: 'books',
    kept: 'for good',
    person: 'nobody',
  },
} satisfies Tables
