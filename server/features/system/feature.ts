import { defineFeature } from '#server/define-feature.ts'
import { systemLimits } from '#server/features/system/limits.ts'
import { systemActivity } from '#server/features/system/activity.ts'
import { systemOnDesk } from '#server/features/system/desk.ts'
import { systemRouter } from '#server/features/system/router.ts'

/** How the installation is doing, for owners. */
export const system = defineFeature({
  kind: 'tool',
  name: 'system',
  tables: {},
  limits: systemLimits,
  activity: systemActivity,
  desk: systemOnDesk,
  router: systemRouter,
})
