import { LifeBuoy } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'complaints',
  links: [
    { to: '/complaints', label: m.ways_complaints, in: 'check', place: 10 },
    { to: '/complaints', label: m.ways_complaints, in: 'header', place: 160, on: 'phone' },
    { to: '/complaints', label: m.ways_complaints, in: 'footer-work', place: 60 },
  ],
  nextSteps: [
    {
      to: '/complaints',
      icon: LifeBuoy,
      title: m.ways_complaints,
      text: m.next_complaints,
      after: { check: 30, fees: 20 },
    },
  ],
})
