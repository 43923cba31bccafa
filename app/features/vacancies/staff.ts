import { late } from '#app/rendering/late.ts'
import { BriefcaseBusiness, Plus } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countryName } from '#i18n/countries.ts'
import { slugOf } from '#server/features/vacancies/slug.shared.ts'
import { textOf } from '#app/staff/record-title.ts'
import { tradeName } from '#i18n/trades.ts'
import { vacancyFields, vacancyLists, vacancyProblems } from '#server/features/vacancies/schema.ts'
import { vacanciesPart } from '#server/features/vacancies/part.shared.ts'

export const staff = defineStaff({
  name: 'vacancies',
  part: vacanciesPart,
  screens: [
    {
      to: '/admin/vacancies',
      group: 'work',
      place: 20,
      set: 'jobs',
      label: m.vacancies_many,
      icon: BriefcaseBusiness,
      right: 'vacancies',
      add: m.vacancy_add,
    },
  ],
  contentTypes: {
    vacancies: {
      one: m.vacancy_one,
      many: m.vacancies_many,
      listPage: '/admin/vacancies',
      editPage: id => `/admin/vacancies/${id}`,
      publicPage: (id, { trade, country }) =>
        `/jobs/${slugOf({ _id: id, trade: textOf(trade), country: textOf(country) })}`,
      title: ({ trade, country }) => ({
        children:
          [tradeName(textOf(trade)), countryName(textOf(country))].filter(Boolean).join(', ') || m.list_untitled(),
      }),
      fields: vacancyFields,
      lists: vacancyLists,
      rules: vacancyProblems,
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).preview),
      staff: late(async () => ({ sections: (await import('./admin/vacancy-sections.tsx')).vacancySections })),
    },
  },
  quickActions: [
    {
      to: '/admin/$type/add',
      params: { type: 'vacancies' },
      icon: Plus,
      label: m.vacancy_add,
      of: 'cases',
      right: 'vacancies',
      place: 20,
    },
  ],
  helpOf: { '/admin/vacancies': 'vacancy' },
})
