import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const tasksPart = definePart({
  name: 'tasks',
  place: 90,
  label: m.tasks_title,
  text: m.tasks_part,
  from: 'office',
})
