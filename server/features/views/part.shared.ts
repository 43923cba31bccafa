import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const viewsPart = definePart({
  name: 'views',
  place: 110,
  label: m.views_title,
  text: m.views_part,
  from: 'office',
})
