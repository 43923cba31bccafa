import { late } from '#app/rendering/late.ts'
import { Building2 } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { companyFields } from '#server/features/companies/schema.ts'
import { nameOf } from '#app/staff/record-title.ts'

export const staff = defineStaff({
  name: 'companies',
  screens: [
    {
      to: '/admin/companies',
      group: 'content',
      place: 100,
      set: 'website',
      label: m.admin_companies,
      icon: Building2,
      right: 'content',
      add: m.company_add,
    },
  ],
  contentTypes: {
    companies: {
      one: m.company_one,
      many: m.admin_companies,
      listPage: '/admin/companies',
      editPage: id => `/admin/companies/${id}`,
      publicPage: id => `/each-company-details/${id}`,
      title: ({ companyName, companyNameBn }) => nameOf(companyName, companyNameBn),
      fields: companyFields,
      lists: {},
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).preview),
      staff: late(async () => (await import('./admin/company-screens.tsx')).companyScreens),
    },
  },
  pageNotes: { companies: m.page_companies_note },
  pagePreviews: { companies: late(async () => (await import('./preview.tsx')).pagePreview) },
})
