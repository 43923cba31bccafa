import { createHash } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { chunk, read, write, type Writer } from '#server/db/client.ts'
import { isFirst, notify } from '#server/features/notices/domain.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'
import { endsOf, type Journey, journeysOf, keepExpiry } from '#server/features/workers/expiry.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
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
  await lookAgain(day)
  await write(async transaction => {
    if (!(await isFirst(transaction, `worker expiry ${day}`))) return
    let isTold = true
    for (const key of await endingSoon(transaction, now)) if (await isFirst(transaction, key)) isTold = false
    if (!isTold) await notify(transaction, 'worker-expiry', { path: PATH, text: workerExpiryNotice })
  })
  deliverSoon()
}

/**
 * Looks again in every file until when its papers serve, once a day and whenever the rules are others: a flight has
 * passed without a departure, an application was erased, a country asks for more.
 */
async function lookAgain(day: string) {
  const { validity } = await findStageRules(read)
  const rules = createHash('sha256').update(JSON.stringify(validity)).digest('base64url')
  if (!(await write(transaction => isFirst(transaction, `worker expiry looked at ${day} ${rules}`)))) return
  let after = ''
  for (;;) {
    const page = { where: { state: 'active', id: { gt: after } }, orderBy: { id: 'asc' }, take: PART } as const
    const ids = (await read.worker.findMany({ ...page, select: { id: true } })).map(({ id }) => id)
    if (ids.length === 0) return
    await write(transaction => keepExpiry(transaction, ids))
    after = ids.at(-1)!
  }
}

/** What serves no longer soon, or already, each with the last of these days that it has come within, as a key. */
async function endingSoon(transaction: Writer, now: number) {
  const steps = TOLD_DAYS.map(count => ({ count, until: today(now + count * DAY_MS) })).toReversed()
  const day = today(now)
  const workers = await transaction.worker.findMany({
    where: { state: 'active', expiresOn: { gt: '', lte: steps.at(-1)!.until } },
    select: { id: true, passportExpiresOn: true, documents: true },
  })
  const { validity } = await findStageRules(transaction)
  const journeys = new Map<string, Journey[]>()
  for (const ids of chunk(workers.map(({ id }) => id)))
    for (const [id, own] of await journeysOf(ids, transaction)) journeys.set(id, own)
  return workers.flatMap(worker =>
    endsOf(worker, worker.documents, journeys.get(worker.id) ?? [], validity).flatMap(({ kind, on, endsOn }) => {
      if (endsOn < day) return []
      const step = on < day ? 'late' : steps.find(({ until }) => on <= until)?.count
      return step ? [`worker expiry ${worker.id} ${kind} ${on} ${step}`] : []
    }),
  )
}
