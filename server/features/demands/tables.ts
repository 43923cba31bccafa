import type { Tables } from '#server/registration/define-table.ts'
import { demandRetention } from '#server/features/demands/settings-schema.ts'

const own = { kept: { with: ['Demand'] }, seenBy: 'demands' } as const

export const demandsTables = {
  Demand: {
    key: ['id'],
    isFromPeople: true,
    withoutKey: 'links of demands open nothing',
    seenBy: 'demands',
    namedTo: { seenBy: 'payments', columns: ['id', 'company', 'contact', 'reference', 'country'] },
    kept: { settings: [demandRetention] },
  },
  DemandLine: { key: ['id'], ...own },
  DemandEvent: { key: ['id'], ...own },
  DemandEntry: { key: ['id'], ...own },
  DemandFile: { key: ['id'], ...own, files: { column: 'storedName', kind: 'attachments' } },
} satisfies Tables
