import { m } from '#i18n/paraglide/messages.js'
import { accountsLimits } from '#server/features/accounts/limits.ts'
import { accountCommands } from '#server/features/accounts/staff-commands.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { accountsTables } from '#server/features/accounts/tables.ts'
import { accountsActivity } from '#server/features/accounts/activity.ts'
import { purgeDevices } from '#server/features/accounts/devices.ts'
import { firstStepMessage, hasColleagues } from '#server/features/accounts/domain.ts'
import { accountsForms } from '#server/features/accounts/forms.ts'
import { expiredOnDesk } from '#server/features/accounts/invitations.ts'
import { noteSeen } from '#server/features/accounts/note-account.ts'
import { accountsNotices } from '#server/features/accounts/notices.ts'
import { officersOnDesk } from '#server/features/accounts/officers.ts'
import { purgeTokens } from '#server/features/accounts/one-time-tokens.ts'
import { providerPages } from '#server/features/accounts/rest.ts'
import { accountsRouter } from '#server/features/accounts/router.ts'
import { find, findPersonPages, waitingOnDesk } from '#server/features/accounts/staff.ts'
import { deleteExpiredSessions } from '#server/http/sessions.ts'

export const accounts = defineFeature({
  kind: 'tool',
  name: 'accounts',
  place: 1,
  tables: accountsTables,
  limits: accountsLimits,
  commands: accountCommands,
  activity: accountsActivity,
  subjectPages: { right: 'people', find: findPersonPages },
  finder: { right: 'people', find },
  notices: accountsNotices,
  router: accountsRouter,
  routes: { '/sign-in': providerPages },
  forms: accountsForms,
  purge: async () => {
    await deleteExpiredSessions()
    await purgeTokens()
    await purgeDevices()
  },
  onSeen: noteSeen,
  desk: async () => (await Promise.all([waitingOnDesk(), expiredOnDesk(), officersOnDesk()])).flat(),
  firstSteps: [
    {
      step: 'colleague',
      place: 100,
      to: '/admin/staff',
      right: 'people',
      title: m.first_colleague,
      text: m.first_colleague_text,
      isOptional: true,
      look: async () => ({ isDone: await hasColleagues(), visitors: m.first_colleague_unseen() }),
    },
  ],
  startMessage: firstStepMessage,
})
