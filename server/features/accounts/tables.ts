import type { Tables } from '#server/define-table.ts'

export const accountsTables = {
  User: { key: ['id'], label: 'accounts', isNeverEmptied: true },
  Session: { key: ['id'], opensAccounts: true },
  Identity: { key: ['provider', 'subject'] },
  Authenticator: { key: ['userId'] },
  RecoveryCode: { key: ['id'] },
  Passkey: { key: ['id'] },
  Device: { key: ['id'], opensAccounts: true },
  Ticket: { key: ['id'], opensAccounts: true },
} satisfies Tables
