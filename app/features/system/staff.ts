import { ServerCog } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'system',
  screens: [
    {
      to: '/admin/system',
      group: 'system',
      place: 60,
      set: 'agency',
      label: m.system_title,
      icon: ServerCog,
      right: 'owners',
    },
  ],
  helpOf: { '/admin/system': 'warning' },
})
