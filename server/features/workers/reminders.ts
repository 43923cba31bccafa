import { createHash } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { afterCommit, chunk, read, write, type Writer } from '#server/db/client.ts'
import { filesOfJobs } from '#server/features/applications/domain.ts'
import { isFirst, isNoted, noteLast, notify } from '#server/features/notices/domain.ts'
import { endsOf, type Journey, journeysOf, keepExpiry, noteExpiry } from '#server/features/workers/expiry.ts'
import { findStageRules, storedSettings } from '#server/features/workers/settings.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { deliverSoon } from '#server/mail/domain.ts'
import { endKey, EXPIRY_NOTICE, lastStep } from '#server/features/workers/tell-ends.ts'

const MORNING = '06:00:00+06:00' // in Dhaka, before the daily digest
/** So many files at a time, so that nobody waits long for the write lock. */
const PART = 50

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
    if (!isTold) await notify(transaction, 'worker-expiry', EXPIRY_NOTICE)
  })
  deliverSoon()
}

/**
 * Looks again in files at once after what their days follow from has changed: in all after the rules, in those of whoever
 * applied after a job, which says the country and for how long. What was not finished the next look of a day does.
 */
export async function followContent(transaction: Writer, feature: string, recordIds: string[]): Promise<void> {
  const follow =
    feature === storedSettings.store.feature
      ? () => lookAgain(today())
      : feature === 'vacancies'
        ? () => lookAgainAfter(recordIds)
        : undefined
  if (follow) afterCommit(transaction, async () => runInBackground(follow))
}

async function lookAgainAfter(vacancyIds: string[]) {
  const ids = await filesOfJobs(read, vacancyIds)
  for (let n = 0; n < ids.length; n += PART) {
    const part = ids.slice(n, n + PART)
    await write(transaction => keepExpiry(transaction, part))
  }
  deliverSoon()
}

const LOOKED = 'worker expiry looked at'

/**
 * Looks again in every file until when its papers serve, once a day and whenever the rules are others than those of the
 * last look, also where they are what they were before that: a flight has passed without a departure, an application was
 * erased, a country asks for more. A look that was not finished is begun anew.
 */
async function lookAgain(day: string) {
  const { validity } = await findStageRules(read)
  const look = `${day} ${createHash('sha256').update(JSON.stringify(validity)).digest('base64url')}`
  if (await isNoted(read, LOOKED, look)) return
  let ids: string[] = []
  do {
    const page = {
      where: { state: 'active', id: { gt: ids.at(-1) ?? '' } },
      orderBy: { id: 'asc' },
      take: PART,
    } as const
    ids = (await read.worker.findMany({ ...page, select: { id: true } })).map(({ id }) => id)
    await write(transaction => noteExpiry(transaction, ids))
  } while (ids.length > 0)
  await write(transaction => noteLast(transaction, LOOKED, look))
}

/** What serves no longer soon, or already, each with the last of these days that it has come within, as a key. */
async function endingSoon(transaction: Writer, now: number) {
  const workers = await transaction.worker.findMany({
    where: { state: 'active', expiresOn: { gt: '', lte: lastStep(now) } },
    select: { id: true, passportExpiresOn: true, documents: true },
  })
  const { validity } = await findStageRules(transaction)
  const journeys = new Map<string, Journey[]>()
  for (const ids of chunk(workers.map(({ id }) => id)))
    for (const [id, own] of await journeysOf(ids, transaction)) journeys.set(id, own)
  return workers.flatMap(worker =>
    endsOf(worker, worker.documents, journeys.get(worker.id) ?? [], validity).flatMap(
      end => endKey(worker.id, end, now) ?? [],
    ),
  )
}
