import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/define-feature.ts'

export const settingsNotices = {
  'licence-ends': { label: m.notice_licence_ends, right: 'settings', usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/feature-events.ts' {
  interface NoticeKinds {
    settings: typeof settingsNotices
  }
}
