import { notifySoon } from '#server/features/notices/domain.ts'
import { findEndingLicences } from '#server/features/settings/domain.ts'
import { licenceNotice } from '#server/features/settings/mails.ts'

const STEPS_DAYS = [7, 30, 60]

/** Reports each licence once as it comes within 60, 30 and 7 days of its end. */
export async function remindOfLicences(now = Date.now()): Promise<void> {
  for (const { number, validUntil, daysLeft } of await findEndingLicences(now)) {
    const step = STEPS_DAYS.find(days => daysLeft <= days)
    if (daysLeft <= 0 || !step) continue
    await notifySoon('licence-ends', {
      path: '/admin/settings/licence',
      once: `licence ${number} ${validUntil} ${step}`,
      text: () => licenceNotice({ number, validUntil }),
    })
  }
}
