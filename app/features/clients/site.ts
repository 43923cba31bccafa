import { Globe } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'clients',
  links: [
    { to: '/our-clients', label: m.nav_our_clients, in: 'header', place: 120 },
    { to: '/our-clients', label: m.nav_our_clients, in: 'footer-about', place: 60 },
  ],
  nextSteps: [
    {
      to: '/our-clients',
      icon: Globe,
      title: m.nav_our_clients,
      text: m.next_countries,
      after: { about: 10, gallery: 10, manpower: 30, mission: 20, 'mission-vision': 20, values: 20 },
    },
  ],
})
