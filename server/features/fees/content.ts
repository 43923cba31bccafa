import { defineDocument } from '#server/features/content/domain.ts'
import { feeFields, feeLists, feesPageFields, feesPageLists } from '#server/features/fees/schema.ts'
import { countryName } from '#i18n/countries.ts'

export const feesContent = defineDocument({
  feature: 'fees',
  fields: feeFields,
  lists: feeLists,
  title: ({ country = '' }) => countryName(country, 'en'),
})

export const feesPageContent = defineDocument({
  feature: 'licence-page',
  fields: feesPageFields,
  lists: feesPageLists,
  fixedIds: ['licence-and-fees'],
  title: () => 'Licence and fees',
})
