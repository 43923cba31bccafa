import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/define-feature.ts'

export const workersNotices = {
  'worker-expiry': { label: m.notice_worker_expiry, right: 'workers', usual: 'daily' },
} satisfies Record<string, NoticeKind>

declare module '#server/feature-events.ts' {
  interface NoticeKinds {
    workers: typeof workersNotices
  }
}
