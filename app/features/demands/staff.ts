import { Handshake } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'demands',
  screens: [
    { to: '/admin/demands', group: 'work', place: 10, label: m.demands_title, icon: Handshake, right: 'demands' },
  ],
  helpOf: { '/admin/demands': 'demand' },
})
