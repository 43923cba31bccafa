import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const paymentsPart = definePart({
  name: 'payments',
  place: 70,
  label: m.payments_title,
  text: m.payments_part,
  from: 'office',
  needs: ['workers'],
})
