import { Phone } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reachUs } from '#i18n/reach.ts'

export const site = defineSite({
  name: 'enquiries',
  links: [
    { to: '/contact-us', label: m.nav_contact, in: 'header', place: 150 },
    { to: '/contact-us', label: m.nav_contact, in: 'footer-about', place: 90 },
  ],
  nextSteps: [
    {
      to: '/contact-us',
      icon: Phone,
      title: m.nav_contact,
      text: m.next_contact,
      after: { 'all-services': 30, companies: 20, search: 30, ticket: 10, visa: 30 },
      isShown: () => Boolean(reachUs()),
    },
  ],
})
