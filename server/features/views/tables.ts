import type { Tables } from '#server/registration/define-table.ts'

export const viewsTables = {
  SavedView: {
    key: ['id'],
    called: 'saved views',
    restored: 'as backed up',
    seenBy: 'its person',
    kept: { with: ['User'] },
  },
} satisfies Tables
