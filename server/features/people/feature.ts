import { applicationsPart } from '#server/features/applications/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { peopleRouter } from '#server/features/people/router.ts'

export const people = defineFeature({
  kind: 'tool',
  name: 'people',
  part: applicationsPart.name,
  tables: {},
  activity: {},
  router: peopleRouter,
})
