import type { Tables } from '#server/registration/define-table.ts'

export const newsTables = {
  NewsArticle: { key: ['id'], label: 'news articles', seenBy: 'everybody', decidedBy: 'content', kept: 'for good' },
} satisfies Tables
