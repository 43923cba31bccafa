import { UserCog, Users } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'accounts',
  screens: [
    {
      to: '/admin/staff',
      group: 'system',
      place: 20,
      set: 'agency',
      label: m.admin_staff,
      icon: Users,
      right: 'people',
    },
    { to: '/admin/account', group: 'system', place: 70, label: m.admin_account, icon: UserCog, isUnlisted: true },
  ],
  helpOf: { '/admin/staff': 'invite', '/admin/account': 'protect' },
})
