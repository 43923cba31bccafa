import { Handshake } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'pages',
  links: [
    { to: '/about-us', label: m.about_title, in: 'about', place: 10 },
    { to: '/mission', label: m.mission_title, in: 'about', place: 20, on: 'phone' },
    { to: '/mission-vision', label: m.mission_vision_title, in: 'about', place: 30 },
    { to: '/values', label: m.values_title, in: 'about', place: 40, on: 'desk' },
    { to: '/manpower-service', label: m.nav_manpower, in: 'services', place: 10 },
    { to: '/employment-service', label: m.nav_employment, in: 'services', place: 20 },
    { to: '/visa-service', label: m.nav_visa, in: 'services', place: 30 },
    { to: '/ticket-service', label: m.nav_ticket, in: 'services', place: 40 },
    { to: '/all-services', label: m.nav_all_services, in: 'services', place: 50 },
    { to: '/about-us', label: m.about_title, in: 'footer-about', place: 10 },
    { to: '/mission', label: m.mission_title, in: 'footer-about', place: 20 },
    { to: '/mission-vision', label: m.mission_vision_title, in: 'footer-about', place: 30 },
    { to: '/values', label: m.values_title, in: 'footer-about', place: 40 },
    { to: '/all-services', label: m.nav_all_services, in: 'footer-services', place: 10 },
    { to: '/manpower-service', label: m.nav_manpower, in: 'footer-services', place: 20 },
    { to: '/employment-service', label: m.nav_employment, in: 'footer-services', place: 30 },
    { to: '/visa-service', label: m.nav_visa, in: 'footer-services', place: 40 },
    { to: '/ticket-service', label: m.nav_ticket, in: 'footer-services', place: 50 },
    { to: '/privacy-policy', label: m.privacy_title, in: 'footer-legal', place: 10 },
  ],
  nextSteps: [
    {
      to: '/all-services',
      icon: Handshake,
      title: m.nav_all_services,
      text: m.next_services,
      after: { company: 10, mission: 10, 'mission-vision': 10 },
    },
  ],
})
