import type { Tables } from '#server/registration/define-table.ts'

export const linksTables = {
  LinkCheck: { key: ['address'], seenBy: 'content', kept: { days: 30, from: 'checkedAt' } },
} satisfies Tables
