import { viewsPart } from '#server/features/views/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { viewsRouter } from '#server/features/views/router.ts'
import { viewsTables } from '#server/features/views/tables.ts'

export const views = defineFeature({
  kind: 'tool',
  name: 'views',
  part: viewsPart,
  tables: viewsTables,
  activity: {},
  router: viewsRouter,
})
