import type { Tables } from '#server/define-table.ts'

export const demandsTables = {
  Demand: { key: ['id'] },
  DemandLine: { key: ['id'] },
  DemandEvent: { key: ['id'] },
  DemandEntry: { key: ['id'] },
  DemandFile: { key: ['id'] },
} satisfies Tables
