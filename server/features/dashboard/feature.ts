import { defineFeature } from '#server/registration/define-feature.ts'
import { dashboardRouter } from '#server/features/dashboard/router.ts'

export const dashboard = defineFeature({
  kind: 'tool',
  name: 'dashboard',
  tables: {},
  activity: {},
  router: dashboardRouter,
})
