import { calendarPart } from '#server/features/calendar/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { calendarLimits } from '#server/features/calendar/limits.ts'
import { calendarActivity } from '#server/features/calendar/activity.ts'
import { endLost } from '#server/features/calendar/feed.ts'
import { calendarFeed } from '#server/features/calendar/rest.ts'
import { calendarRouter } from '#server/features/calendar/router.ts'
import { calendarTables } from '#server/features/calendar/tables.ts'

export const calendar = defineFeature({
  kind: 'tool',
  name: 'calendar',
  part: calendarPart,
  tables: calendarTables,
  limits: calendarLimits,
  activity: calendarActivity,
  router: calendarRouter,
  routes: { '/calendar.ics': calendarFeed },
  onAccountChanged: endLost,
})
