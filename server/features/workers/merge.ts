import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireOwn, requireUnknown, requireWorker, subjectOf } from '#server/features/workers/domain.ts'
import { keepExpiry } from '#server/features/workers/expiry.ts'

/** What a merged file has given to the other one, to be given back, and what it was; those of before 2026-11-27 do not say it. */
type Given = { applications: string[]; documents: string[]; state?: string }

/**
 * Makes two files of one person one: the applications and documents of the first belong to the second from then on. Its facts stay beside it,
 * and searches for them find the second, so that `separate` brings both back. Throws NOT_FOUND, BAD_REQUEST for one and the same file, and
 * CONFLICT where somebody has asked to have one of them erased: nobody takes that back unasked.
 */
export async function merge(by: Actor, { id, into }: { id: string; into: string }): Promise<void> {
  await write(async transaction => {
    const [worker, target] = [await requireOwn(id, transaction), await requireOwn(into, transaction)]
    if (id === into) throw new AppError('BAD_REQUEST', m.worker_missing())
    if (worker.eraseAt || target.eraseAt) throw new AppError('CONFLICT', m.application_merge_erased())
    const [applications, documents] = [
      await transaction.application.findMany({ where: { workerId: id }, select: { id: true } }),
      await transaction.workerDocument.findMany({ where: { workerId: id }, select: { id: true } }),
    ]
    const given: Given = { applications: idsOf(applications), documents: idsOf(documents), state: worker.state }
    await give(transaction, given, id, into)
    await transaction.worker.updateMany({ where: { mergedIntoId: id }, data: { mergedIntoId: into } })
    await transaction.worker.update({
      where: { id },
      data: { state: 'merged', mergedIntoId: into, given: JSON.stringify(given) },
    })
    await transaction.worker.update({ where: { id: into }, data: { changedAt: new Date() } })
    await keepExpiry(transaction, [into])
    await record(transaction, by, 'worker-merged', { ...subjectOf(target), detail: worker.reference })
  })
}

/**
 * Takes a merge back: what the file had given, and what still belongs to the other one, is its own again. Throws NOT_FOUND, and CONFLICT where
 * the other one has its passport or NID by now.
 */
export async function separate(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const worker = await requireWorker(id, transaction)
    const { mergedIntoId: into } = worker
    if (!into) throw new AppError('NOT_FOUND', m.worker_missing())
    await requireUnknown(transaction, id, worker)
    const given = JSON.parse(worker.given) as Given
    await transaction.worker.update({
      where: { id },
      data: { state: given.state ?? 'active', mergedIntoId: null, given: '', changedAt: new Date() },
    })
    await give(transaction, given, into, id)
    await keepExpiry(transaction, [id, into])
    await record(transaction, by, 'worker-separated', subjectOf(worker))
  })
}

async function give(transaction: Writer, { applications, documents }: Given, from: string, to: string) {
  const data = { workerId: to }
  await transaction.application.updateMany({ where: { id: { in: applications }, workerId: from }, data })
  await transaction.workerDocument.updateMany({
    where: { workerId: from, OR: [{ id: { in: documents } }, { applicationId: { in: applications } }] },
    data,
  })
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
