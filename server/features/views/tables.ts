import type { Tables } from '#server/define-table.ts'

export const viewsTables = {
  SavedView: { key: ['id'], called: 'saved views' },
} satisfies Tables
