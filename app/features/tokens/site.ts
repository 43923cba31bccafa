import { defineSite } from '#app/site/define-site.ts'
import { m } from '#i18n/paraglide/messages.js'

export const site = defineSite({
  name: 'tokens',
  links: [{ to: '/api/v1/docs', label: m.footer_api, in: 'footer-staff', place: 40, isDocument: true }],
})
