import { late } from '#app/rendering/late.ts'
import { House } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { homeFields, homeLists } from '#server/features/home/schema.ts'
import { nameOf } from '#app/staff/record-title.ts'

export const staff = defineStaff({
  name: 'home',
  screens: [{ to: '/', place: 10, label: m.admin_home, icon: House, listedFor: 'content' }],
  contentTypes: {
    home: {
      one: m.text_page,
      many: m.home_many,
      listPage: '/admin/pages',
      editPage: () => '/admin/pages/home',
      publicPage: () => '/',
      title: ({ title, titleBn }) => nameOf(title, titleBn),
      fields: homeFields,
      lists: homeLists,
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).preview),
    },
  },
  previews: { slides: late(async () => (await import('./slides-preview.tsx')).preview) },
})
