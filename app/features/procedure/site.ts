import { ListChecks } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'procedure',
  links: [{ to: '/recruitment-procedure', label: m.nav_procedure, in: 'footer-work', place: 50 }],
  nextSteps: [
    {
      to: '/recruitment-procedure',
      icon: ListChecks,
      title: m.nav_procedure,
      text: m.next_procedure,
      after: { employment: 30, manpower: 20, ticket: 20, visa: 20 },
    },
  ],
})
