import type { Tables } from '#server/define-table.ts'

export const demandsTables = {
  Demand: { key: ['id'], isFromPeople: true, withoutKey: 'links of demands open nothing' },
  DemandLine: { key: ['id'] },
  DemandEvent: { key: ['id'] },
  DemandEntry: { key: ['id'] },
  DemandFile: { key: ['id'] },
} satisfies Tables
