import { CalendarRange } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CALENDAR } from '#server/features/calendar/rights.shared.ts'
import { calendarPart } from '#server/features/calendar/part.shared.ts'

export const staff = defineStaff({
  name: 'calendar',
  part: calendarPart,
  screens: [
    {
      to: '/admin/calendar',
      group: 'work',
      place: 50,
      set: 'plan',
      label: m.day_calendar,
      icon: CalendarRange,
      right: CALENDAR,
    },
  ],
  helpOf: { '/admin/calendar': 'tasks' },
})
