import { today } from '#i18n/format.ts'
import { read } from '#server/db/client.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'
import { notifySoon } from '#server/features/notices/domain.ts'
import { workerExpiryNotice } from '#server/mail/notices.ts'

const PATH = '/admin/workers?show=expires'
const MORNING = '06:00:00+06:00' // in Dhaka, before the daily digest
const DAY_MS = 24 * 60 * 60 * 1000

/** Tells staff once each morning that documents of workers end in 90, 30 or 7 days. The mail names nobody. */
export async function remindOfExpiry(now = Date.now()): Promise<void> {
  const day = today(now)
  if (now < Date.parse(`${day}T${MORNING}`)) return
  const days = TOLD_DAYS.map(count => today(now + count * DAY_MS))
  const ends = await read.worker.findFirst({
    where: {
      state: 'active',
      OR: [{ passportExpiresOn: { in: days } }, { documents: { some: { expiresOn: { in: days } } } }],
    },
    select: { id: true },
  })
  if (ends) await notifySoon('worker-expiry', { path: PATH, once: `worker expiry ${day}`, text: workerExpiryNotice })
}
