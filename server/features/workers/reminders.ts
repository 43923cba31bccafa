import { today } from '#i18n/format.ts'
import { chunk, read, write, type Writer } from '#server/db/client.ts'
import { isFirst, notify } from '#server/features/notices/domain.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'
import { endsOf, type Journey, journeysOf, keepExpiry } from '#server/features/workers/expiry.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { workerExpiryNotice } from '#server/features/workers/mails.ts'

const PATH = '/admin/workers?show=expires'
const MORNING = '06:00:00+06:00' // in Dhaka, before the daily digest
/** So many files at a time, so that nobody waits long for the write lock. */
const PART = 50
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Tells staff in the morning of documents of workers that have come within 90, 30 or 7 days of their end, each once: a day on which nothing
 * ran is made up for on the next. The mail names nobody.
 */
export async function remindOfExpiry(now = Date.now()): Promise<void> {
  const day = today(now)
  if (now < Date.parse(`${day}T${MORNING}`)) return
  await forgetWhatIsOver(now)
  await write(async transaction => {
    if (!(await isFirst(transaction, `worker expiry ${day}`))) return
    let isTold = true
    for (const key of await endingSoon(transaction, now)) if (await isFirst(transaction, key)) isTold = false
    if (!isTold) await notify(transaction, 'worker-expiry', { path: PATH, text: workerExpiryNotice })
  })
  deliverSoon()
}

/**
 * Of files that are told of, looks again what is still needed: an erased application, and versions before 2026-11-27,
 * leave what is over.
 */
async function forgetWhatIsOver(now: number) {
  const told = { state: 'active', expiresOn: { gt: '', lte: today(now + TOLD_DAYS[0] * DAY_MS) } }
  const ids = (await read.worker.findMany({ where: told, select: { id: true } })).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += PART)
    await write(transaction => keepExpiry(transaction, ids.slice(at, at + PART)))
}

/** What ends soon, each with the last of these days that it has come within, as a key. */
async function endingSoon(transaction: Writer, now: number) {
  const steps = TOLD_DAYS.map(count => ({ count, until: today(now + count * DAY_MS) })).toReversed()
  const soon = { gte: today(now), lte: steps.at(-1)!.until }
  const workers = await transaction.worker.findMany({
    where: { state: 'active', OR: [{ passportExpiresOn: soon }, { documents: { some: { expiresOn: soon } } }] },
    select: { id: true, passportExpiresOn: true, documents: true },
  })
  const journeys = new Map<string, Journey[]>()
  for (const ids of chunk(workers.map(({ id }) => id)))
    for (const [id, own] of await journeysOf(ids, transaction)) journeys.set(id, own)
  return workers.flatMap(worker =>
    endsOf(worker, worker.documents, journeys.get(worker.id) ?? []).flatMap(({ kind, on }) => {
      const step = on >= soon.gte && steps.find(({ until }) => on <= until)
      return step ? [`worker expiry ${worker.id} ${kind} ${on} ${step.count}`] : []
    }),
  )
}
