import type { Tables } from '#server/registration/define-table.ts'

export const vacanciesTables = {
  VacancyPosts: { key: ['vacancyId'], seenBy: 'vacancies', kept: 'for good' },
} satisfies Tables
