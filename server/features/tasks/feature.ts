import { tasksPart } from '#server/features/tasks/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { taskBlocks } from '#server/features/tasks/everything.ts'
import { tasksActivity } from '#server/features/tasks/activity.ts'
import { taskFigures, tasksOnDesk } from '#server/features/tasks/desk.ts'
import { tasksNotices } from '#server/features/tasks/notices.ts'
import { forgetDone } from '#server/features/tasks/forget.ts'
import { release, releaseLost } from '#server/features/tasks/release.ts'
import { idsDue } from '#server/features/tasks/filter.ts'
import { filesWithTasks, findRecordPages, nextOf, taskDays } from '#server/features/tasks/list.ts'
import { tasksRouter } from '#server/features/tasks/router.ts'
import { tasksTables } from '#server/features/tasks/tables.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'

export const tasks = defineFeature({
  kind: 'personal',
  name: 'tasks',
  part: tasksPart,
  contributes: {
    calendar: taskDays,
    usesOfFiles: filesWithTasks,
    todo: { idsDue: (on, due) => idsDue(on, due), nextOf },
  },
  tables: tasksTables,
  activity: tasksActivity,
  subjectPages: { right: [...KINDS], find: findRecordPages },
  notices: tasksNotices,
  router: tasksRouter,
  desk: tasksOnDesk,
  figures: taskFigures,
  waiting: {
    list: '/admin/tasks',
    count: database => database.task.count({ where: { doneAt: null } }),
  },
  purge: forgetDone,
  onAccountChanged: release,
  onRestored: releaseLost,
  everything: taskBlocks,
})
