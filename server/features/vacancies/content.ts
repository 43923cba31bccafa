import { defineDocument } from '#server/features/content/domain.ts'
import { countryName } from '#i18n/countries.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { textsIn } from '#server/drafts/search-text.ts'
import { vacancyFields, vacancyLists, vacancyProblems, overProblems } from '#server/features/vacancies/schema.ts'
import { tradeInEnglish, tradeName } from '#i18n/trades.ts'

export const vacanciesContent = defineDocument({
  feature: 'vacancies',
  fields: vacancyFields,
  lists: vacancyLists,
  rules: vacancyProblems,
  untimely: overProblems,
  texts: ({ employer, ...vacancy }) => [
    ...textsIn({ fields: vacancyFields, lists: vacancyLists }, vacancy),
    ...(vacancy.isEmployerHidden ? [] : [employer]),
    ...locales.flatMap(locale => [tradeName(vacancy.trade, locale), countryName(vacancy.country, locale)]),
  ],
  title: ({ trade = '', country = '' }) =>
    [tradeInEnglish(trade), countryName(country, 'en')].filter(Boolean).join(', '),
})
