import type { Tables } from '#server/registration/define-table.ts'

export const sessionTables = {
  Session: { key: ['id'], restored: 'emptied', seenBy: 'people', kept: 'until it ends' },
} satisfies Tables
