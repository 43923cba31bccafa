import type { Tables } from '#server/registration/define-table.ts'

export const activityTables = {
  Activity: { key: ['id'], seenBy: 'activity', decidedBy: 'nobody', kept: { days: 365, from: 'at' } },
} satisfies Tables
