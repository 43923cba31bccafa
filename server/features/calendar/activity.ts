import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'

export const calendarActivity = {
  calendar: {
    label: m.day_calendar,
    actions: { 'calendar-made': m.did_calendar_made, 'calendar-ended': m.did_calendar_ended },
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    calendar: typeof calendarActivity
  }
}
