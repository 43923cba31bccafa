import { BriefcaseBusiness } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'vacancies',
  links: [
    { to: '/jobs', label: m.ways_work, in: 'top', place: 10, icon: BriefcaseBusiness },
    { to: '/jobs', label: m.ways_work, in: 'phone', place: 10 },
    { to: '/jobs/check', label: m.check_nav, in: 'top', place: 15 },
    { to: '/jobs/check', label: m.check_nav, in: 'phone', place: 5 },
    { to: '/jobs', label: m.ways_work, in: 'doors', place: 10 },
    { to: '/jobs', label: m.ways_work, in: 'bar', place: 10, icon: BriefcaseBusiness },
    { to: '/jobs', label: m.ways_work, in: 'footer-work', place: 10 },
    { to: '/jobs/check', label: m.check_nav, in: 'footer-work', place: 30 },
  ],
  nextSteps: [
    {
      to: '/jobs',
      icon: BriefcaseBusiness,
      title: m.jobs_title,
      text: m.doors_jobs,
      after: {
        about: 20,
        'all-services': 10,
        check: 10,
        clients: 10,
        companies: 10,
        employment: 10,
        fees: 10,
        gallery: 20,
        news: 10,
        procedure: 10,
        search: 10,
      },
    },
  ],
})
