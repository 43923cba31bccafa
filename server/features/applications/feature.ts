import { applicationsLimits } from '#server/features/applications/limits.ts'
import { worked } from '#server/features/applications/assigned-records.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsPart } from '#server/features/applications/part.shared.ts'
import { RECEIVED, applicationsRest } from '#server/features/applications/webhook-events.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { applicationBlocks } from '#server/features/applications/everything.ts'
import { applicationsActivity } from '#server/features/applications/activity.ts'
import { applicationFigures } from '#server/features/applications/lists/figures.ts'
import { applicationsOnDesk } from '#server/features/applications/lists/desk.ts'
import { countOpen, findApplicationPages } from '#server/features/applications/domain.ts'
import { applicationsFile } from '#server/features/applications/lists/export.ts'
import { writeKeys } from '#server/features/applications/name-keys.ts'
import { find } from '#server/features/applications/lists/list.ts'
import { applicationsNotices } from '#server/features/applications/notices.ts'
import { applicationFiles } from '#server/features/applications/rest.ts'
import { eraseAgain, eraseDue } from '#server/features/applications/erasure.ts'
import { applicationsForms } from '#server/features/applications/status/forms.ts'
import { interviewDays } from '#server/features/applications/calendar.ts'
import { applicationsRouter } from '#server/features/applications/router.ts'
import { openLink } from '#server/features/applications/status/status-page.ts'
import { applicationsTables } from '#server/features/applications/tables.ts'
import { secretLinks } from '#server/http/secret-links.ts'

export const applications = defineFeature({
  kind: 'personal',
  name: 'applications',
  part: applicationsPart,
  place: 9,
  contributes: {
    search: {
      pages: [
        {
          path: '/jobs/tell-me',
          title: m.apply_tell_title,
          text: m.apply_tell_lead,
          asked: 'apply, how to apply, registration, আবেদন, নিবন্ধন, কাজ চাই, চাকরি চাই, abedon, kaj chai, chakri chai',
        },
        {
          path: '/application-status',
          title: m.application_status_title,
          text: m.application_status_lead,
          asked:
            'status, application status, my application, follow, আমার আবেদন, আবেদনের অবস্থা, আবেদনের খবর, অবস্থা, amar abedon, abedoner obostha',
        },
      ],
    },
    webhooks: [RECEIVED],
    views: 'applications',
    calendar: interviewDays,
    work: worked,
  },
  tables: applicationsTables,
  limits: applicationsLimits,
  activity: applicationsActivity,
  subjectPages: { right: 'applications', find: findApplicationPages },
  finder: { right: 'applications', find },
  notices: applicationsNotices,
  router: applicationsRouter,
  rest: applicationsRest,
  desk: applicationsOnDesk,
  figures: applicationFigures,
  waiting: { list: '/admin/applications?state=open', count: countOpen },
  forms: applicationsForms,
  personalPages: ['/application-status'],
  routes: {
    ...applicationsFile,
    '/admin/applications/files': applicationFiles,
    ...secretLinks('/application-status', openLink),
  },
  eraseAgain,
  writeAnew: writeKeys,
  erasedRecords: m.applications_title,
  purge: eraseDue,
  everything: applicationBlocks,
})
