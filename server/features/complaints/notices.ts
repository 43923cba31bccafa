import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/registration/define-feature.ts'

export const complaintsNotices = {
  'complaint-waits': { label: m.notice_complaint_waits, right: 'complaints', usual: 'now' },
  'complaint-due': { label: m.notice_complaint_due, right: 'complaints', usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    complaints: typeof complaintsNotices
  }
}
