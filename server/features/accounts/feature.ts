import { defineFeature } from '#server/define-feature.ts'
import { accountsTables } from '#server/features/accounts/tables.ts'
import { accountsActivity } from '#server/features/accounts/activity.ts'
import { firstStepMessage } from '#server/features/accounts/domain.ts'
import { accountsForms } from '#server/features/accounts/forms.ts'
import { purgeTokens } from '#server/features/accounts/one-time-tokens.ts'
import { providerPages } from '#server/features/accounts/rest.ts'
import { accountsRouter } from '#server/features/accounts/router.ts'
import { lucia } from '#server/http/sessions.ts'

export const accounts = defineFeature({
  kind: 'tool',
  name: 'accounts',
  tables: accountsTables,
  activity: accountsActivity,
  router: accountsRouter,
  routes: { '/sign-in': providerPages },
  forms: accountsForms,
  purge: async () => {
    await lucia().deleteExpiredSessions()
    await purgeTokens()
  },
  startMessage: firstStepMessage,
})
