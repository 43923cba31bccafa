import type { Tables } from '#server/define-table.ts'

export const tasksTables = { Task: { key: ['id'], isFromPeople: true } } satisfies Tables
