import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'accounts',
  links: [
    { to: '/login', label: m.nav_login, in: 'footer-staff', place: 10 },
    { to: '/sign-up', label: m.nav_sign_up, in: 'footer-staff', place: 20 },
    { to: '/admin', label: m.footer_staff_area, in: 'footer-staff', place: 30, isNeverPreloaded: true },
  ],
})
