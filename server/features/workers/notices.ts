import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/registration/define-feature.ts'

export const workersNotices = {
  'worker-expiry': { label: m.notice_worker_expiry, right: 'workers', usual: 'daily' },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    workers: typeof workersNotices
  }
}
