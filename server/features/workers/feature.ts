import { workersLimits } from '#server/features/workers/limits.ts'
import { storedSettings } from '#server/features/workers/settings.ts'
import { m } from '#i18n/paraglide/messages.js'
import { workersPart } from '#server/features/workers/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentBlocks } from '#server/features/workers/print/everything-page.ts'
import { workersActivity } from '#server/features/workers/activity.ts'
import { workerDays } from '#server/features/workers/calendar.ts'
import { applicationPart } from '#server/features/workers/application-part.ts'
import { countOpen } from '#server/features/applications/domain.ts'
import { workersOnDesk } from '#server/features/workers/desk.ts'
import { workerFigures } from '#server/features/workers/figures.ts'
import { findWorkerPages } from '#server/features/workers/domain.ts'
import { eraseAgain, eraseDue } from '#server/features/workers/erasure.ts'
import { workersFile } from '#server/features/workers/export.ts'
import { writeKeys } from '#server/features/workers/name-keys.ts'
import { countFiles, find } from '#server/features/workers/list.ts'
import { workersNotices } from '#server/features/workers/notices.ts'
import { peopleFiles } from '#server/features/workers/people/domain.ts'
import { printRoutes } from '#server/features/workers/print/respond.ts'
import { followContent, remindOfExpiry } from '#server/features/workers/reminders.ts'
import { paperFiles, workerFiles } from '#server/features/workers/rest.ts'
import { workersRouter } from '#server/features/workers/router.ts'
import { tasked } from '#server/features/workers/tasked.ts'
import { workersTables } from '#server/features/workers/tables.ts'

export const workers = defineFeature({
  kind: 'personal',
  name: 'workers',
  part: workersPart,
  place: 10,
  contributes: {
    applications: applicationPart,
    peopleFiles,
    calendar: workerDays,
    tasked,
    settings: { groups: [storedSettings] },
    views: 'workers',
  },
  tables: workersTables,
  limits: workersLimits,
  activity: workersActivity,
  subjectPages: { right: 'workers', find: findWorkerPages },
  finder: { right: 'workers', find },
  router: workersRouter,
  notices: workersNotices,
  desk: workersOnDesk,
  figures: workerFigures,
  firstSteps: [
    {
      step: 'workers',
      place: 110,
      to: '/admin/workers/import',
      right: 'workers',
      title: m.first_workers,
      text: m.first_workers_text,
      isOptional: true,
      look: async () => ({ isDone: (await countFiles({})) > 0, visitors: m.first_workers_unseen() }),
    },
  ],
  waiting: {
    list: '/admin/workers',
    count: database => countOpen(database, { workerId: { not: null } }),
  },
  hourly: () => remindOfExpiry(),
  onContentChanged: followContent,
  routes: {
    ...workersFile,
    ...printRoutes,
    '/admin/workers/files': workerFiles,
    '/admin/workers/papers': paperFiles,
  },
  eraseAgain,
  writeAnew: writeKeys,
  erasedRecords: m.workers_title,
  purge: eraseDue,
  hasDemonstration: true,
  everything: documentBlocks,
})
