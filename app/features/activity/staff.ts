import { History } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'activity',
  screens: [
    {
      to: '/admin/activity',
      group: 'system',
      place: 30,
      set: 'agency',
      label: m.admin_activity,
      icon: History,
      right: 'activity',
    },
  ],
  helpOf: { '/admin/activity': 'undo' },
})
