import { settingType } from '#app/features/settings/setting-types.ts'
import { demandRetention, employerSettings } from '#server/features/demands/settings-schema.ts'
import { late } from '#app/rendering/late.ts'
import { Handshake } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

const fromDemand = late(() => import('./admin/from-demand.tsx'))
import { demandsPart } from '#server/features/demands/part.shared.ts'

export const staff = defineStaff({
  name: 'demands',
  part: demandsPart,
  webhookEvents: { 'demand.received': m.webhook_event_demand },
  screens: [
    {
      to: '/admin/demands',
      group: 'work',
      place: 10,
      label: m.demands_title,
      icon: Handshake,
      right: 'demands',
      add: m.demand_write,
    },
  ],
  helpOf: { '/admin/demands': 'demand' },
  parts: [
    { in: 'enquiry', place: 10, right: 'demands', module: late(() => import('./admin/demand-of-enquiry.tsx')) },
    { in: 'vacancy', place: 10, module: fromDemand },
    {
      in: 'vacancies-words',
      place: 10,
      module: fromDemand,
      column: { id: 'demand', isExtra: true, title: m.demands_title, className: 'max-xl:hidden!' },
    },
  ],
  contentTypes: settingType(employerSettings),
  retention: [demandRetention],
})
