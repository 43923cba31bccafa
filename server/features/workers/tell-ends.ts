import { today } from '#i18n/format.ts'
import type { Writer } from '#server/db/client.ts'
import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { isFirst, notify } from '#server/features/notices/domain.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'
import { workerExpiryNotice } from '#server/features/workers/mails.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const EXPIRY_NOTICE = { path: '/admin/workers?show=expires', text: workerExpiryNotice }

type Told = { kind: Kind; on: string; endsOn: string; entry: string }

/** Whether something is too short for a flight that is booked. */
export const isTooShort = ({ entry, on }: Pick<Told, 'entry' | 'on'>): boolean => entry !== '' && on < entry

/** The last day (YYYY-MM-DD) of what is told of. */
export const lastStep = (now: number): string => today(now + TOLD_DAYS[0] * DAY_MS)

/** Under which key it is told once that something ends; undefined where that is not near, or over. */
export function endKey(workerId: string, { kind, on, endsOn }: Told, now: number): string | undefined {
  const day = today(now)
  if (endsOn < day) return undefined
  const steps = TOLD_DAYS.map(count => ({ count, until: today(now + count * DAY_MS) })).toReversed()
  const step = on < day ? 'late' : steps.find(({ until }) => on <= until)?.count
  return step && `worker expiry ${workerId} ${kind} ${on} ${step}`
}

/**
 * Tells staff at once, in the transaction of a change, of what has become too short for a flight that is booked, once for
 * each day of a flight. The morning says nothing of it again.
 */
export async function tellTooShort(transaction: Writer, workerId: string, ends: Told[]): Promise<void> {
  let isTold = true
  for (const end of ends.filter(isTooShort)) {
    const { kind, on, entry } = end
    if (await isFirst(transaction, `worker expiry ${workerId} ${kind} ${on} flight ${entry}`)) isTold = false
    const key = endKey(workerId, end, Date.now())
    if (key) await isFirst(transaction, key)
  }
  if (!isTold) await notify(transaction, 'worker-expiry', EXPIRY_NOTICE)
}
