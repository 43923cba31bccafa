import { UsersRound } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'demands',
  links: [
    { to: '/hire-workers', label: m.ways_workers, in: 'top', place: 20, icon: UsersRound },
    { to: '/demand-status', label: m.demand_status_title, in: 'status', place: 20 },
    { to: '/hire-workers', label: m.ways_workers, in: 'phone', place: 20 },
    { to: '/hire-workers', label: m.ways_workers, in: 'doors', place: 20 },
    { to: '/demand-status', label: m.demand_status_title, in: 'phone', place: 40, isDocument: true },
    { to: '/hire-workers', label: m.ways_workers, in: 'footer-employers', place: 10 },
    { to: '/demand-status', label: m.demand_status_title, in: 'footer-employers', place: 20 },
  ],
  nextSteps: [
    {
      to: '/hire-workers',
      icon: UsersRound,
      title: m.ways_workers,
      text: m.next_workers,
      after: { about: 30, 'all-services': 20, client: 20, clients: 20, manpower: 10, procedure: 30 },
    },
  ],
})
