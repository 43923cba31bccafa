import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/define-feature.ts'

export const tokensNotices = {
  'token-ends': { label: m.notice_token_ends, right: 'owners', usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/feature-events.ts' {
  interface NoticeKinds {
    tokens: typeof tokensNotices
  }
}
