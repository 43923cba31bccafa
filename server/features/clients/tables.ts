import type { Tables } from '#server/registration/define-table.ts'

const shown = { seenBy: 'everybody', decidedBy: 'content' } as const

export const clientsTables = {
  ClientCountry: { key: ['id'], label: 'client countries', isNeverEmptied: true, ...shown, kept: 'for good' },
  ClientCompany: { key: ['id'], ...shown, kept: { with: ['ClientCountry'] } },
  ClientImage: { key: ['clientCountryId', 'position'], ...shown, kept: { with: ['ClientCountry'] } },
} satisfies Tables
