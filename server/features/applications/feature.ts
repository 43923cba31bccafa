import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/define-feature.ts'
import { applicationBlocks } from '#server/features/applications/everything.ts'
import { applicationsActivity } from '#server/features/applications/activity.ts'
import { applicationsOnDesk } from '#server/features/applications/desk.ts'
import { findApplicationPages } from '#server/features/applications/domain.ts'
import { applicationsFile } from '#server/features/applications/export.ts'
import { find } from '#server/features/applications/list.ts'
import { applicationsNotices } from '#server/features/applications/notices.ts'
import { applicationFiles } from '#server/features/applications/rest.ts'
import { eraseAgain, eraseDue } from '#server/features/applications/erasure.ts'
import { applicationsForms } from '#server/features/applications/forms.ts'
import { applicationsRouter } from '#server/features/applications/router.ts'
import { openLink } from '#server/features/applications/status.ts'
import { applicationsTables } from '#server/features/applications/tables.ts'
import { secretLinks } from '#server/http/secret-links.ts'

export const applications = defineFeature({
  kind: 'personal',
  name: 'applications',
  tables: applicationsTables,
  activity: applicationsActivity,
  subjectPages: { right: 'applications', find: findApplicationPages },
  finder: { right: 'applications', find },
  notices: applicationsNotices,
  router: applicationsRouter,
  desk: applicationsOnDesk,
  forms: applicationsForms,
  routes: {
    ...applicationsFile,
    '/admin/applications/files': applicationFiles,
    ...secretLinks('/application-status', openLink),
  },
  eraseAgain,
  erasedRecords: m.applications_title,
  purge: eraseDue,
  everything: applicationBlocks,
})
