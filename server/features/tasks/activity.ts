import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'

/** The log names the record by its reference, and the day; never the sentence, which may name people. */
export const tasksActivity = {
  tasks: {
    label: m.tasks_title,
    actions: {
      'task-added': m.did_task_added,
      'task-changed': m.did_task_changed,
      'task-done': m.did_task_done,
      'task-reopened': m.did_task_reopened,
      'task-removed': m.did_task_removed,
      'task-released': m.did_task_released,
    },
    describeDetail: (_, detail) => (/^\d{4}-\d\d-\d\d$/.test(detail) ? formatDay(detail) : undefined),
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    tasks: typeof tasksActivity
  }
}
