import { Search } from 'lucide-react'
import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'search',
  links: [
    { to: '/search', label: m.site_search_title, in: 'top', place: 70, icon: Search, isDocument: true },
    { to: '/search', label: m.site_search_title, in: 'phone', place: 60, isDocument: true },
    { to: '/search', label: m.site_search_title, in: 'footer-about', place: 100 },
  ],
})
