import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/registration/define-feature.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'

export const tasksNotices = {
  'task-given': { label: m.notice_task_given, right: WORKED, usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    tasks: typeof tasksNotices
  }
}
