import type { Tables } from '#server/define-table.ts'

export const newsTables = { NewsArticle: { key: ['id'], label: 'news articles' } } satisfies Tables
