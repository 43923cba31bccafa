import { m } from '#i18n/paraglide/messages.js'
import { heldAmong } from '#server/drafts/saved.ts'
import type { NoticeKind } from '#server/registration/define-feature.ts'
import { editing } from '#server/drafts/editing.shared.ts'

export const contentNotices = {
  'draft-held': {
    label: m.notice_draft_held,
    right: editing,
    usual: 'now',
    stillWaiting: heldAmong,
  },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    content: typeof contentNotices
  }
}
