import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireOwn, requireUnknown, requireWorker, subjectOf } from '#server/features/workers/domain.ts'
import {
  applicationsOfFiles,
  bringApplications,
  findApplicationsFrom,
  giveApplicationsBack,
  notingLosses,
} from '#server/features/applications/domain.ts'
import { unitLabel } from '#server/features/workers/compare-files.ts'
import { journeysOf, keepExpiry, replacedOf } from '#server/features/workers/expiry.ts'
import { readNodes, writeNodes } from '#server/features/workers/merge-files.ts'
import { ASKED } from '#server/features/workers/merge.shared.ts'
import { differences, put, takeOut, within } from '#server/features/workers/merge-values.ts'
import { requireSightOf } from '#server/features/workers/sight.ts'
import type { MergeInput } from '#server/features/workers/work-schema.ts'
import type { Holder } from '#server/permissions.ts'

type Person = Actor & Holder

/**
 * Makes two files of one person one: what the first has of applications and documents the second has from then on, and
 * of facts and numbers what it lacks. Of what both say `chosen` says which stands; the first keeps its own beside it,
 * and searches for them find the second, so that `separate` brings both back. The log has what stands no more, and
 * whoever has left and lacks a paper by it has an entry. Throws NOT_FOUND, BAD_REQUEST for one and the same file,
 * FORBIDDEN where one has what `by` may not see, and CONFLICT for what has to be chosen, and where somebody has asked to
 * have one of them erased: nobody takes that back unasked.
 */
export async function merge(by: Person, { id, into, chosen }: MergeInput): Promise<void> {
  await write(async transaction => {
    const [worker, target] = [await requireOwn(id, transaction), await requireOwn(into, transaction)]
    if (id === into) throw new AppError('BAD_REQUEST', m.worker_missing())
    if (worker.eraseAt || target.eraseAt) throw new AppError('CONFLICT', m.application_merge_erased())
    await requireSightOf(transaction, by, [id, into])
    const { nodes, values, read } = await readNodes(transaction, [id, into])
    const open = differences(values(into), values(id)).filter(
      unit => chosen !== undefined && ASKED.includes(unit) && !chosen[unit],
    )
    if (open.length > 0)
      throw new AppError('CONFLICT', m.worker_merge_choose({ what: open.map(unitLabel).join(', ') }), {
        field: 'chosen',
      })
    const units = differences(values(into), values(id))
    const ids = (await applicationsOfFiles(transaction, [id, into])).map(application => application.id)
    const why = () => m.worker_merged_without({ reference: worker.reference })
    const before = await replacedIn(transaction, [id, into])
    await notingLosses(transaction, by, { ids, why }, async () => {
      put(nodes, id, into, worker.state, chosen ?? {})
      await bringApplications(transaction, id, into)
      await bringDocuments(transaction, id, into)
      await transaction.worker.updateMany({
        where: { OR: [{ id }, { mergedIntoId: id }] },
        data: { mergedIntoId: into },
      })
      await transaction.worker.update({ where: { id }, data: { state: 'merged' } })
      await writeNodes(transaction, read)
    })
    const replaced = (await replacedIn(transaction, [into])).filter(one => before.every(each => each.id !== one.id))
    await requireUnknown(transaction, into, await requireWorker(into, transaction))
    await transaction.worker.update({ where: { id: into }, data: { changedAt: new Date() } })
    await keepExpiry(transaction, [into])
    await record(transaction, by, 'worker-merged', { ...subjectOf(target), detail: worker.reference })
    const unused = new Set([...units, ...replaced.map(({ kind }) => kind)])
    if (unused.size > 0)
      await record(transaction, by, 'worker-merge-unused', { ...subjectOf(target), detail: [...unused].join(' ') })
  })
}

/**
 * Takes a merge back: the file, and those that were put into it before, have again what they came with, and the others
 * what they would have without it. Throws NOT_FOUND, FORBIDDEN where there is what `by` may not see, and CONFLICT where
 * another one has its passport or NID by now, an application of it was merged with one of the others, or the others are
 * to be erased.
 */
export async function separate(by: Person, id: string): Promise<void> {
  await write(async transaction => {
    const worker = await requireWorker(id, transaction)
    const { mergedIntoId: into } = worker
    if (!into) throw new AppError('NOT_FOUND', m.worker_missing())
    if ((await requireWorker(into, transaction)).eraseAt) throw new AppError('CONFLICT', m.application_merge_erased())
    await requireSightOf(transaction, by, [into])
    const { nodes, given, read } = await readNodes(transaction, [into])
    const homes = within(nodes, id)
    const { ids: applicationIds, joined } = await findApplicationsFrom(transaction, { from: into, homes })
    if (joined.length > 0) throw new AppError('CONFLICT', m.worker_separate_joined({ references: joined.join(', ') }))
    const state = given(id).was ?? 'active'
    const ids = (await applicationsOfFiles(transaction, [into])).map(application => application.id)
    const why = () => m.worker_separated_without({ reference: worker.reference })
    await notingLosses(transaction, by, { ids, why }, async () => {
      takeOut(nodes, id)
      await giveApplicationsBack(transaction, { from: into, to: id, homes })
      await giveDocumentsBack(transaction, { from: into, to: id, homes, applicationIds })
      await transaction.worker.updateMany({ where: { id: { in: homes } }, data: { mergedIntoId: id } })
      await transaction.worker.update({ where: { id }, data: { state, mergedIntoId: null, changedAt: new Date() } })
      await writeNodes(transaction, read)
    })
    await requireUnknown(transaction, id, await requireWorker(id, transaction))
    await keepExpiry(transaction, [id, into])
    await record(transaction, by, 'worker-separated', subjectOf(worker))
  })
}

/** The documents of these files for which a newer one stands. */
async function replacedIn(transaction: Writer, ids: string[]) {
  const journeys = await journeysOf(ids, transaction)
  const documents = await transaction.workerDocument.findMany({ where: { workerId: { in: ids } } })
  return ids.flatMap(id =>
    replacedOf(
      documents.filter(({ workerId }) => workerId === id),
      journeys.get(id) ?? [],
    ),
  )
}

/** Has the documents of a file shown by another one, and notes where they came from. */
async function bringDocuments(transaction: Writer, from: string, to: string) {
  await transaction.workerDocument.updateMany({ where: { workerId: from, homeId: null }, data: { homeId: from } })
  await transaction.workerDocument.updateMany({ where: { workerId: from }, data: { workerId: to } })
}

type Back = { from: string; to: string; homes: string[]; applicationIds: string[] }

/** Has documents that came from these files, and those made for their applications since, shown by one of them again. */
async function giveDocumentsBack(transaction: Writer, { from, to, homes, applicationIds }: Back) {
  const came = [{ homeId: { in: homes } }, { homeId: null, applicationId: { in: applicationIds } }]
  await transaction.workerDocument.updateMany({ where: { workerId: from, OR: came }, data: { workerId: to } })
  await transaction.workerDocument.updateMany({ where: { workerId: to, homeId: to }, data: { homeId: null } })
}
