import { m } from '#i18n/paraglide/messages.js'
import type { NoticeKind } from '#server/registration/define-feature.ts'

export const tokensNotices = {
  'token-ends': { label: m.notice_token_ends, right: 'owners', usual: 'now' },
} satisfies Record<string, NoticeKind>

declare module '#server/registration/feature-events.ts' {
  interface NoticeKinds {
    tokens: typeof tokensNotices
  }
}
