import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/registration/define-feature.ts'
import { activityTables } from '#server/features/activity/tables.ts'
import { purgeActivity } from '#server/features/activity/domain.ts'
import { activityRouter } from '#server/features/activity/router.ts'

export const activity = defineFeature({
  kind: 'tool',
  name: 'activity',
  tables: activityTables,
  activity: {},
  router: activityRouter,
  erasedRecords: m.activity_title,
  purge: purgeActivity,
})
