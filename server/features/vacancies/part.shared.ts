import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const vacanciesPart = definePart({
  name: 'vacancies',
  place: 30,
  label: m.vacancies_many,
  text: m.vacancies_part,
  from: 'jobs',
})
