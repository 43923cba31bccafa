import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { NoticeKind } from '#server/define-feature.ts'
import { editing } from '#server/editing.shared.ts'

export const contentNotices = {
  'draft-held': {
    label: m.notice_draft_held,
    right: editing,
    usual: 'now',
    async stillWaiting(recordIds) {
      const drafts = await read.draft.findMany({
        where: { recordId: { in: recordIds }, held: { not: null } },
        select: { recordId: true },
      })
      return drafts.map(({ recordId }) => recordId)
    },
  },
} satisfies Record<string, NoticeKind>

declare module '#server/feature-events.ts' {
  interface NoticeKinds {
    content: typeof contentNotices
  }
}
