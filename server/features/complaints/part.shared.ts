import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const complaintsPart = definePart({
  name: 'complaints',
  place: 80,
  label: m.complaints_title,
  text: m.complaints_part,
  from: 'office',
})
