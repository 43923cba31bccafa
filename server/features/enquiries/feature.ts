import { defineFeature } from '#server/define-feature.ts'
import { enquiriesTables } from '#server/features/enquiries/tables.ts'
import { enquiriesActivity } from '#server/features/enquiries/activity.ts'
import { enquiriesForms } from '#server/features/enquiries/forms.ts'
import { enquiriesFile } from '#server/features/enquiries/rest.ts'
import { enquiriesRouter } from '#server/features/enquiries/router.ts'

export const enquiries = defineFeature({
  kind: 'personal',
  name: 'enquiries',
  tables: enquiriesTables,
  activity: enquiriesActivity,
  router: enquiriesRouter,
  routes: { '/admin/enquiries.csv': enquiriesFile },
  forms: enquiriesForms,
})
