import { ClipboardList } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'applications',
  links: [
    { to: '/jobs/tell-me', label: m.jobs_tell_me, in: 'jobs', place: 10 },
    { to: '/application-status', label: m.application_status_title, in: 'status', place: 10 },
    {
      to: '/application-status',
      label: m.application_status_title,
      in: 'phone',
      place: 30,

      isDocument: true,
    },
    {
      to: '/application-status',
      label: m.ways_status,
      in: 'bar-end',
      place: 40,
      icon: ClipboardList,
      isDocument: true,
    },
    { to: '/application-status', label: m.application_status_title, in: 'footer-work', place: 40 },
  ],
})
