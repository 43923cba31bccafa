import { LayoutDashboard } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'dashboard',
  screens: [{ to: '/admin', place: 20, label: m.admin_dashboard, icon: LayoutDashboard }],
})
