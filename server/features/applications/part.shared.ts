import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const applicationsPart = definePart({
  name: 'applications',
  place: 40,
  label: m.applications_title,
  text: m.applications_part,
  from: 'jobs',
  needs: ['vacancies'],
})
