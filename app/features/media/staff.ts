import { Image, ImagePlus } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'media',
  screens: [
    {
      to: '/admin/media',
      group: 'content',
      place: 110,
      set: 'website',
      label: m.admin_media,
      icon: Image,
      right: 'content',
    },
  ],
  quickActions: [
    { to: '/admin/media', icon: ImagePlus, label: m.desk_add_picture, of: 'content', right: 'content', place: 20 },
  ],
  helpOf: { '/admin/media': 'picture' },
})
