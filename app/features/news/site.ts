import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'news',
  links: [
    { to: '/news-event', label: m.nav_news, in: 'header', place: 140 },
    { to: '/news-event', label: m.nav_news, in: 'footer-about', place: 80 },
  ],
})
