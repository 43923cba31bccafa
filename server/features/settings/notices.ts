import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/registration/define-feature.ts'

export const settingsNotices = {
  'licence-ends': { label: m.notice_licence_ends, right: 'settings', usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    settings: typeof settingsNotices
  }
}
