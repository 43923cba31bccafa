import { Building2 } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'companies',
  links: [
    { to: '/our-companies', label: m.nav_companies, in: 'header', place: 110 },
    { to: '/our-companies', label: m.nav_companies, in: 'footer-about', place: 50 },
  ],
  nextSteps: [
    {
      to: '/our-companies',
      icon: Building2,
      title: m.nav_companies,
      text: m.next_companies,
      after: { company: 20, values: 10 },
    },
  ],
})
