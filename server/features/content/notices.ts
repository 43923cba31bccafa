import { m } from '#i18n/paraglide/messages.js'
import { heldAmong } from '#server/drafts/saved.ts'
import type { NoticeKind } from '#server/define-feature.ts'
import { editing } from '#server/editing.shared.ts'

export const contentNotices = {
  'draft-held': {
    label: m.notice_draft_held,
    right: editing,
    usual: 'now',
    stillWaiting: heldAmong,
  },
} satisfies Record<string, NoticeKind>

declare module '#server/feature-events.ts' {
  interface NoticeKinds {
    content: typeof contentNotices
  }
}
