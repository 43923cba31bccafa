import { tokenCommands } from '#server/features/tokens/commands.ts'
import { tokensPart } from '#server/features/tokens/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { tokensActivity } from '#server/features/tokens/activity.ts'
import { findTokenPages, purge } from '#server/features/tokens/domain.ts'
import { tokensNotices } from '#server/features/tokens/notices.ts'
import { remindOfTokens } from '#server/features/tokens/reminders.ts'
import { tokensRouter } from '#server/features/tokens/router.ts'
import { storedTokens } from '#server/features/tokens/programs.ts'
import { tokensTables } from '#server/features/tokens/tables.ts'

/** API tokens: how programs get in, with some of the rights of an owner. */
export const tokens = defineFeature({
  kind: 'tool',
  name: 'tokens',
  part: tokensPart,
  tables: tokensTables,
  contributes: { programs: storedTokens },
  commands: tokenCommands,
  activity: tokensActivity,
  notices: tokensNotices,
  subjectPages: { right: 'owners', find: findTokenPages },
  router: tokensRouter,
  purge: () => purge(),
  hourly: () => remindOfTokens(),
})
