import { late } from '#app/rendering/late.ts'
import { FileText, PanelsTopLeft } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type PageId, pageFields, pageLists, pages } from '#server/features/pages/schema.ts'
import { nameOf } from '#app/staff/record-title.ts'

export const staff = defineStaff({
  name: 'pages',
  screens: [
    {
      to: '/admin/pages',
      group: 'content',
      place: 60,
      set: 'website',
      setName: { label: m.set_website, icon: PanelsTopLeft },
      label: m.pages_many,
      icon: FileText,
      right: 'content',
    },
  ],
  contentTypes: {
    pages: {
      one: m.text_page,
      many: m.pages_many,
      listPage: '/admin/pages',
      editPage: id => `/admin/pages/${id}`,
      publicPage: id => pages[id as PageId].path,
      title: ({ title, titleBn }) => nameOf(title, titleBn),
      fields: pageFields,
      lists: pageLists,
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).preview),
    },
  },
})
