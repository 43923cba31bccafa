import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { applicationsOfFiles } from '#server/features/applications/domain.ts'
import { keepExpiry } from '#server/features/workers/expiry.ts'
import { requireOwn, subjectOf, type Worker } from '#server/features/workers/domain.ts'
import { requireSightOf } from '#server/features/workers/sight.ts'
import type { Holder } from '#server/permissions.ts'

/** Until then an erasure can be stopped. */
const ERASURE_DELAY_MS = 72 * 60 * 60 * 1000

/** Takes a file off the list; everything stays in it. Throws NOT_FOUND. */
export const archive = (by: Actor, id: string): Promise<void> =>
  change(by, id, 'worker-archived', () => ({ state: 'archived' }))

/** Brings an archived file back to the list; what was told of its papers before is told no more. Throws NOT_FOUND. */
export const unarchive = (by: Actor, id: string): Promise<void> =>
  change(by, id, 'worker-unarchived', () => ({ state: 'active' }))

/**
 * Erases a file in three days, as its person asked for; asked for again, the first time counts. Throws CONFLICT while
 * it has applications: it is archived then. Throws FORBIDDEN where it has what `by` may not see, and NOT_FOUND.
 */
export const erase = (by: Actor & Holder, id: string, now = Date.now()): Promise<void> =>
  change(by, id, 'worker-erased', async (transaction, { eraseAt }) => {
    if (eraseAt) return undefined
    await requireSightOf(transaction, by, [id])
    if ((await applicationsOfFiles(transaction, [id])).length > 0)
      throw new AppError('CONFLICT', m.worker_has_applications())
    return { eraseAt: new Date(now + ERASURE_DELAY_MS) }
  })

/** Keeps a file that was to be erased. Throws NOT_FOUND. */
export const keep = (by: Actor, id: string): Promise<void> =>
  change(by, id, 'worker-kept', (_, { eraseAt }) => (eraseAt ? { eraseAt: null } : undefined))

/** Of these files those that have no application any more. */
export async function withoutApplications(ids: string[]): Promise<string[]> {
  const kept = new Set((await applicationsOfFiles(read, ids)).map(({ workerId }) => workerId))
  return ids.filter(id => !kept.has(id))
}

type Action = 'worker-archived' | 'worker-unarchived' | 'worker-erased' | 'worker-kept'
type Values = Partial<Pick<Worker, 'state' | 'eraseAt'>>

type Work = (transaction: Writer, worker: Worker) => Values | undefined | Promise<Values | undefined>

/** Nothing is changed, and the time of keeping does not begin anew, where `work` gives nothing. */
async function change(by: Actor, id: string, action: Action, work: Work): Promise<void> {
  await write(async transaction => {
    const worker = await requireOwn(id, transaction)
    const data = await work(transaction, worker)
    if (!data) return
    await transaction.worker.update({ where: { id }, data: { ...data, changedAt: new Date() } })
    await keepExpiry(transaction, [id]) // the rules and the day may have changed while it was archived
    await record(transaction, by, action, subjectOf(worker))
  })
}
