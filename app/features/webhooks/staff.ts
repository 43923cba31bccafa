import { Webhook } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const staff = defineStaff({
  name: 'webhooks',
  screens: [
    { to: '/admin/webhooks', group: 'system', place: 20, label: m.webhooks_title, icon: Webhook, right: 'owners' },
  ],
  helpOf: { '/admin/webhooks': 'webhook' },
})
