import { defineDocument } from '#server/features/content/domain.ts'
import { countryName } from '#i18n/countries.ts'
import { vacancyFields, vacancyLists, vacancyProblems } from '#server/features/vacancies/schema.ts'
import { tradeInEnglish } from '#i18n/trades.ts'

export const vacanciesContent = defineDocument({
  feature: 'vacancies',
  fields: vacancyFields,
  lists: vacancyLists,
  rules: vacancyProblems,
  title: ({ trade = '', country = '' }) =>
    [tradeInEnglish(trade), countryName(country, 'en')].filter(Boolean).join(', '),
})
