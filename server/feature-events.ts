import type { ActivityArea } from '#server/define-feature.ts'
import type { accountsActivity } from '#server/features/accounts/activity.ts'
import type { applicationsActivity } from '#server/features/applications/activity.ts'
import type { calendarActivity } from '#server/features/calendar/activity.ts'
import type { clientsActivity } from '#server/features/clients/activity.ts'
import type { demandsActivity } from '#server/features/demands/activity.ts'
import type { enquiriesActivity } from '#server/features/enquiries/activity.ts'
import type { mediaActivity } from '#server/features/media/activity.ts'
import type { newsActivity } from '#server/features/news/activity.ts'
import type { paymentsActivity } from '#server/features/payments/activity.ts'
import type { systemActivity } from '#server/features/system/activity.ts'
import type { tasksActivity } from '#server/features/tasks/activity.ts'
import type { tokensActivity } from '#server/features/tokens/activity.ts'
import type { webhooksActivity } from '#server/features/webhooks/activity.ts'
import type { workersActivity } from '#server/features/workers/activity.ts'
import type { accountsNotices } from '#server/features/accounts/notices.ts'
import type { applicationsNotices } from '#server/features/applications/notices.ts'
import type { complaintsNotices } from '#server/features/complaints/notices.ts'
import type { contentNotices } from '#server/features/content/notices.ts'
import type { demandsNotices } from '#server/features/demands/notices.ts'
import type { enquiriesNotices } from '#server/features/enquiries/notices.ts'
import type { systemNotices } from '#server/features/notices/notices.ts'
import type { settingsNotices } from '#server/features/settings/notices.ts'
import type { tasksNotices } from '#server/features/tasks/notices.ts'
import type { tokensNotices } from '#server/features/tokens/notices.ts'
import type { webhooksNotices } from '#server/features/webhooks/notices.ts'
import type { workersNotices } from '#server/features/workers/notices.ts'

/** Every action that the activity log records. */
export type Action = ActionOf<
  typeof accountsActivity &
    typeof applicationsActivity &
    typeof calendarActivity &
    typeof clientsActivity &
    typeof demandsActivity &
    typeof enquiriesActivity &
    typeof mediaActivity &
    typeof newsActivity &
    typeof paymentsActivity &
    typeof systemActivity &
    typeof tasksActivity &
    typeof tokensActivity &
    typeof webhooksActivity &
    typeof workersActivity
>

type ActionOf<Areas extends Record<string, ActivityArea>> = {
  [Area in keyof Areas]: keyof Areas[Area]['actions']
}[keyof Areas] &
  string

/** Every kind of event that staff can hear of. */
export type NoticeEvent = keyof (typeof accountsNotices &
  typeof applicationsNotices &
  typeof complaintsNotices &
  typeof contentNotices &
  typeof demandsNotices &
  typeof enquiriesNotices &
  typeof systemNotices &
  typeof settingsNotices &
  typeof tasksNotices &
  typeof tokensNotices &
  typeof webhooksNotices &
  typeof workersNotices) &
  string
