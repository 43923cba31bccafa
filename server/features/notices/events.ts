import type { accountsNotices } from '#server/features/accounts/notices.ts'
import type { applicationsNotices } from '#server/features/applications/notices.ts'
import type { complaintsNotices } from '#server/features/complaints/notices.ts'
import type { contentNotices } from '#server/features/content/notices.ts'
import type { demandsNotices } from '#server/features/demands/notices.ts'
import type { enquiriesNotices } from '#server/features/enquiries/notices.ts'
import type { systemNotices } from '#server/features/notices/notices.ts'
import type { settingsNotices } from '#server/features/settings/notices.ts'
import type { tokensNotices } from '#server/features/tokens/notices.ts'
import type { webhooksNotices } from '#server/features/webhooks/notices.ts'

/** Every kind of event that staff can hear of. */
export type NoticeEvent = keyof (typeof accountsNotices &
  typeof applicationsNotices &
  typeof complaintsNotices &
  typeof contentNotices &
  typeof demandsNotices &
  typeof enquiriesNotices &
  typeof systemNotices &
  typeof settingsNotices &
  typeof tokensNotices &
  typeof webhooksNotices) &
  string
