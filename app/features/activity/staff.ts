import { History } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'activity',
  screens: [
    { to: '/admin/activity', group: 'people', place: 20, label: m.admin_activity, icon: History, right: 'activity' },
  ],
  helpOf: { '/admin/activity': 'undo' },
})
