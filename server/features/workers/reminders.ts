import { today } from '#i18n/format.ts'
import { write, type Writer } from '#server/db/client.ts'
import { isFirst, notify } from '#server/features/notices/domain.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'
import { endsOf } from '#server/features/workers/expiry.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { workerExpiryNotice } from '#server/mail/notices.ts'

const PATH = '/admin/workers?show=expires'
const MORNING = '06:00:00+06:00' // in Dhaka, before the daily digest
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Tells staff in the morning of documents of workers that have come within 90, 30 or 7 days of their end, each once: a day on which nothing
 * ran is made up for on the next. The mail names nobody.
 */
export async function remindOfExpiry(now = Date.now()): Promise<void> {
  const day = today(now)
  if (now < Date.parse(`${day}T${MORNING}`)) return
  await write(async transaction => {
    if (!(await isFirst(transaction, `worker expiry ${day}`))) return
    let isTold = true
    for (const key of await endingSoon(transaction, now)) if (await isFirst(transaction, key)) isTold = false
    if (!isTold) await notify(transaction, 'worker-expiry', { path: PATH, text: workerExpiryNotice })
  })
  deliverSoon()
}

/** What ends soon, each with the last of these days that it has come within, as a key. */
async function endingSoon(transaction: Writer, now: number) {
  const steps = TOLD_DAYS.map(count => ({ count, until: today(now + count * DAY_MS) })).toReversed()
  const soon = { gte: today(now), lte: steps.at(-1)!.until }
  const workers = await transaction.worker.findMany({
    where: { state: 'active', OR: [{ passportExpiresOn: soon }, { documents: { some: { expiresOn: soon } } }] },
    select: { id: true, passportExpiresOn: true, documents: true },
  })
  return workers.flatMap(worker =>
    endsOf(worker, worker.documents).flatMap(({ kind, on }) => {
      const step = on >= soon.gte && steps.find(({ until }) => on <= until)
      return step ? [`worker expiry ${worker.id} ${kind} ${on} ${step.count}`] : []
    }),
  )
}
