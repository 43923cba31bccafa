import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const calendarPart = definePart({
  name: 'calendar',
  place: 100,
  label: m.day_calendar,
  text: m.calendar_part,
  from: 'office',
})
