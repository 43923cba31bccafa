import { BadgeCheck } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'fees',
  links: [
    { to: '/licence-and-fees', label: m.costs_title, in: 'phone', place: 50 },
    { to: '/licence-and-fees', label: m.costs_title, in: 'footer-work', place: 20 },
  ],
  nextSteps: [
    {
      to: '/licence-and-fees',
      icon: BadgeCheck,
      title: m.costs_title,
      text: m.doors_fees,
      after: { check: 20, client: 10, employment: 20, news: 20, procedure: 20, search: 20, visa: 10 },
    },
  ],
})
