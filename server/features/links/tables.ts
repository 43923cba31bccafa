import type { Tables } from '#server/define-table.ts'

export const linksTables = { LinkCheck: { key: ['address'] } } satisfies Tables
