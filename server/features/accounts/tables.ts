import type { Tables } from '#server/registration/define-table.ts'

const own = { kept: { with: ['User'] }, seenBy: 'its person' } as const

export const accountsTables = {
  User: {
    key: ['id'],
    label: 'accounts',
    isFromPeople: true,
    isNeverEmptied: true,
    restored: 'as it was',
    seenBy: 'people',
    kept: 'for good',
  },
  Identity: { key: ['provider', 'subject'], restored: 'as it was', ...own },
  Authenticator: {
    key: ['userId'],
    restored: 'as it was',
    withoutKey: 'authenticator apps have to be set up anew',
    sealed: { columns: ['secret'], needs: 'nobody' },
    ...own,
  },
  RecoveryCode: { key: ['id'], restored: 'as it was', ...own },
  Passkey: { key: ['id'], restored: 'as it was', ...own },
  Device: { key: ['id'], restored: 'emptied', seenBy: 'its person', kept: 'until it ends' },
  Ticket: { key: ['id'], restored: 'emptied', seenBy: 'nobody', decidedBy: 'people', kept: 'until it ends' },
} satisfies Tables
