import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/registration/define-feature.ts'

export const webhooksNotices = {
  'webhook-off': { label: m.notice_webhook_off, right: 'owners', usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    webhooks: typeof webhooksNotices
  }
}
