import { CircleQuestionMark } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'help',
  screens: [
    { to: '/admin/help', group: 'system', place: 80, label: m.open_help, icon: CircleQuestionMark, isUnlisted: true },
  ],
})
