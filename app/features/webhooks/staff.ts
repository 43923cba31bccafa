import { Webhook } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { webhooksPart } from '#server/features/webhooks/part.shared.ts'

export const staff = defineStaff({
  name: 'webhooks',
  part: webhooksPart,
  screens: [
    {
      to: '/admin/webhooks',
      group: 'system',
      place: 50,
      set: 'agency',
      label: m.webhooks_title,
      icon: Webhook,
      right: 'owners',
    },
  ],
  helpOf: { '/admin/webhooks': 'webhook' },
})
