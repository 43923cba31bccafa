import { late } from '#app/rendering/late.ts'
import { ReceiptText } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countryName } from '#i18n/countries.ts'
import { feeFields, feeLists, feesPageFields, feesPageLists } from '#server/features/fees/schema.ts'
import { textOf } from '#app/staff/record-title.ts'

export const staff = defineStaff({
  name: 'fees',
  screens: [
    {
      to: '/admin/fees',
      group: 'work',
      place: 30,
      set: 'jobs',
      label: m.fees_many,
      icon: ReceiptText,
      right: 'vacancies',
      add: m.fee_add,
    },
  ],
  contentTypes: {
    fees: {
      one: m.fee_one,
      many: m.fees_many,
      listPage: '/admin/fees',
      editPage: id => `/admin/fees/${id}`,
      publicPage: () => '/licence-and-fees',
      title: ({ country }) => ({ children: countryName(textOf(country)) || m.list_untitled() }),
      fields: feeFields,
      lists: feeLists,
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).feesPreview),
      staff: late(async () => (await import('./admin/fees-screens.tsx')).feesScreens),
    },
    'licence-page': {
      one: m.text_page,
      many: m.costs_title,
      listPage: '/admin/pages',
      editPage: () => '/admin/pages/licence-and-fees',
      publicPage: () => '/licence-and-fees',
      title: () => ({ children: m.costs_title() }),
      fields: feesPageFields,
      lists: feesPageLists,
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).licencePreview),
    },
  },
})
