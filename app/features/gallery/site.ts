import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'gallery',
  links: [
    { to: '/gallery', label: m.nav_gallery, in: 'header', place: 130 },
    { to: '/gallery', label: m.nav_gallery, in: 'footer-about', place: 70 },
  ],
})
