import type { Tables } from '#server/define-table.ts'

export const activityTables = { Activity: { key: ['id'] } } satisfies Tables
