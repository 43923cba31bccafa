import type { Tables } from '#server/define-table.ts'

export const vacanciesTables = {
  VacancyPosts: { key: ['vacancyId'], seenBy: 'vacancies', kept: 'for good' },
} satisfies Tables
