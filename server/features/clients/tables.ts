import type { Tables } from '#server/define-table.ts'

export const clientsTables = {
  ClientCountry: { key: ['id'], label: 'client countries', isNeverEmptied: true },
  ClientCompany: { key: ['id'] },
  ClientImage: { key: ['clientCountryId', 'position'] },
} satisfies Tables
