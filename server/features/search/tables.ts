import type { Tables } from '#server/registration/define-table.ts'

export const searchTables = {
  MissedSearch: { key: ['words'], seenBy: 'content', kept: { days: 90, from: 'askedAt' }, person: 'nobody' },
} satisfies Tables
