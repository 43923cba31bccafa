import { defineFeature } from '#server/registration/define-feature.ts'
import { mediaActivity } from '#server/features/media/activity.ts'
import { findPicturePages, missingOnDesk } from '#server/features/media/domain.ts'
import { mediaRouter } from '#server/features/media/router.ts'

/** The library of pictures: what is said of each, and where it is used. */
export const media = defineFeature({
  kind: 'tool',
  name: 'media',
  tables: {},
  activity: mediaActivity,
  subjectPages: { right: 'content', find: findPicturePages },
  router: mediaRouter,
  desk: missingOnDesk,
})
