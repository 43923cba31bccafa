import type { Tables } from '#server/define-table.ts'

export const accountsTables = {
  User: { key: ['id'], label: 'accounts', isFromPeople: true, isNeverEmptied: true },
  Session: { key: ['id'], opensAccounts: true },
  Identity: { key: ['provider', 'subject'] },
  Authenticator: { key: ['userId'], withoutKey: 'authenticator apps have to be set up anew' },
  RecoveryCode: { key: ['id'] },
  Passkey: { key: ['id'] },
  Device: { key: ['id'], opensAccounts: true },
  Ticket: { key: ['id'], opensAccounts: true },
} satisfies Tables
