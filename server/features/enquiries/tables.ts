import type { Tables } from '#server/define-table.ts'

export const enquiriesTables = { Enquiry: { key: ['id'] } } satisfies Tables
