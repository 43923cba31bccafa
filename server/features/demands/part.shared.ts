import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const demandsPart = definePart({
  name: 'demands',
  place: 50,
  label: m.demands_title,
  text: m.demands_part,
  from: 'office',
  needs: ['vacancies'],
})
