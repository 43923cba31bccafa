import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { nameOfHeld } from '#server/features/system/held-names.ts'
import { registeredJobs } from '#server/jobs/registered.ts'

export const systemActivity = {
  system: {
    label: m.activity_part_system,
    actions: {
      'job-requested': m.did_job_requested,
      'mail-tested': m.did_mail_tested,
      'erasure-allowed': m.did_erasure_allowed,
      'accounts-seen': m.did_accounts_seen,
    },
    describeDetail: (action, detail) =>
      action === 'erasure-allowed'
        ? nameOfHeld(detail)
        : registeredJobs()
            .find(({ name }) => name === detail)
            ?.label(),
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    system: typeof systemActivity
  }
}
