import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/registration/define-feature.ts'

/** Events of the machinery, which belong to no other feature. */
export const systemNotices = {
  'backup-failed': { label: m.notice_backup_failed, right: 'settings', usual: 'now' },
  'erasure-held': { label: m.notice_erasure_held, right: 'owners', usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    notices: typeof systemNotices
  }
}
