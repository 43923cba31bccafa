import { GalleryHorizontal } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { slidesFields, slidesLists } from '#server/features/slides/schema.ts'

export const staff = defineStaff({
  name: 'slides',
  screens: [
    {
      to: '/admin/slides',
      group: 'content',
      place: 70,
      set: 'website',
      label: m.admin_slides,
      icon: GalleryHorizontal,
      right: 'content',
    },
  ],
  contentTypes: {
    slides: {
      one: m.slides_many,
      many: m.slides_many,
      listPage: '/admin/slides',
      editPage: () => '/admin/slides',
      publicPage: () => '/',
      title: () => ({ children: m.slides_many() }),
      fields: slidesFields,
      lists: slidesLists,
      schemaVersion: 1,
    },
  },
})
