import { defineFeature } from '#server/registration/define-feature.ts'
import { release, releaseLost } from '#server/features/work/release.ts'
import { workRouter } from '#server/features/work/router.ts'

/** Who works on applications, demands and enquiries. */
export const work = defineFeature({
  kind: 'tool',
  name: 'work',
  tables: {},
  activity: {},
  router: workRouter,
  onAccountChanged: release,
  onRestored: releaseLost,
})
