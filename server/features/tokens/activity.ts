import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { describeScopes } from '#server/features/tokens/schema.ts'
import { readScopes } from '#server/http/programs.ts'

export const tokensActivity = {
  tokens: {
    label: m.tokens_title,
    actions: { 'token-made': m.did_token_made, 'token-revoked': m.did_token_revoked },
    describeDetail: (_action, detail) => (detail ? describeScopes(readScopes(detail)) : undefined),
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    tokens: typeof tokensActivity
  }
}
