import { defineFeature } from '#server/define-feature.ts'
import { purgeActivity } from '#server/features/activity/domain.ts'
import { activityRouter } from '#server/features/activity/router.ts'

export const activity = defineFeature({
  kind: 'tool',
  name: 'activity',
  activity: {},
  router: activityRouter,
  purge: purgeActivity,
})
