import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { chunk, read, type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { forgetActs, record } from '#server/features/activity/domain.ts'
import { forgetNotices } from '#server/features/notices/domain.ts'
import {
  applicationsOfFiles,
  leaveFiles,
  notingLosses,
  requireApplication,
  setFile,
  withMerged,
} from '#server/features/applications/domain.ts'
import { deleteFiles } from '#server/features/workers/document-files.ts'
import { keepExpiry } from '#server/features/workers/expiry.ts'
import { beforeBirth } from '#server/features/workers/document-schema.ts'
import type { Sealed } from '#server/features/workers/schema.ts'
import { keepNumbersTaken } from '#server/features/workers/merge-files.ts'
import { NO_NUMBERS, openNumbers } from '#server/features/workers/sealing.ts'
import { storedOf } from '#server/features/workers/stored-fields.ts'
import { requireSight } from '#server/features/workers/sight.ts'
import type { AddInput, EditInput } from '#server/features/workers/work-schema.ts'
import type { Holder } from '#server/permissions.ts'
import { createReference } from '#server/db/references.ts'
import type { Worker } from '../../../prisma/generated/sqlite/client.ts'

export type { Worker }
export { filesFound } from '#server/features/workers/files-found.ts'

type Person = Actor & Holder

/**
 * Makes the file of a worker, of somebody who came to the office or from an application, which belongs to it from then on. Throws CONFLICT
 * where another file has the passport or the NID, or where the application belongs to a file, and NOT_FOUND for one that is gone.
 */
export const add = (by: Person, input: AddInput): Promise<Added> => write(transaction => addIn(transaction, by, input))

type Added = { id: string; reference: string }

/** The same in a transaction. */
export async function addIn(transaction: Writer, by: Actor, { values, application }: AddInput): Promise<Added> {
  const id = randomUUID()
  const stored = storedOf(id, values, NO_NUMBERS)
  await requireUnknown(transaction, id, stored)
  const reference = createReference('WRK')
  await transaction.worker.create({ data: { id, reference, ...stored } })
  await keepExpiry(transaction, [id])
  await record(transaction, by, 'worker-added', subjectOf({ id, reference }))
  if (application) await keepTogether(transaction, by, { application, worker: { id, reference } })
  return { id, reference }
}

/**
 * Corrects a file. Sealed numbers that are missing in it stay; whoever may not read them fills in only what is empty. Throws
 * PRECONDITION_FAILED where somebody has changed or merged it since it was `seen`, FORBIDDEN, and as `add`.
 */
export async function edit(by: Person, { id, seen, values }: EditInput): Promise<void> {
  await write(async transaction => {
    const worker = await requireWorker(id, transaction)
    if (worker.mergedIntoId || worker.version !== seen)
      throw new AppError('PRECONDITION_FAILED', m.worker_changed_meanwhile())
    const before = requireOpen(worker)
    const changed = (['passport', 'nid', 'account'] as const).filter(
      name => values[name] !== undefined && before[name] !== '',
    )
    requireSight(by, ...changed)
    if (values.bornOn !== worker.bornOn) await requireBornBefore(transaction, id, values.bornOn)
    const stored = storedOf(id, values, before)
    await requireUnknown(transaction, id, stored, worker)
    await notingLossesIn(transaction, by, worker, async () => {
      await transaction.worker.update({
        where: { id },
        data: { ...stored, version: { increment: 1 }, changedAt: new Date() },
      })
      await keepNumbersTaken(transaction, worker)
    })
    await keepExpiry(transaction, [id])
    await record(transaction, by, 'worker-edited', subjectOf(worker))
  })
}

/** Does work that changes what a file has, and writes down what those of its applications who have left stand without by it. */
export async function notingLossesIn<Done>(
  transaction: Writer,
  by: Actor,
  { id, reference }: Pick<Worker, 'id' | 'reference'>,
  work: () => Promise<Done>,
): Promise<Done> {
  const ids = (await applicationsOfFiles(transaction, [id])).map(application => application.id)
  return notingLosses(transaction, by, { ids, why: () => m.worker_changed_without({ reference }) }, work)
}

/** A day of birth before every day of the documents. Throws BAD_REQUEST for its field. */
async function requireBornBefore(transaction: Writer, workerId: string, bornOn: string): Promise<void> {
  for (const document of await transaction.workerDocument.findMany({ where: { workerId } })) {
    const problem = beforeBirth({ ...document, bornOn })
    if (problem) throw new AppError('BAD_REQUEST', problem.message, { field: 'bornOn' })
  }
}

/** The sealed numbers of a file. Each look has a line in the log. Throws NOT_FOUND, and CONFLICT where the key is another. */
export function look(by: Actor, id: string): Promise<Sealed> {
  return write(async transaction => {
    const worker = await requireWorker(id, transaction)
    const numbers = requireOpen(worker)
    await record(transaction, by, 'worker-looked', subjectOf(worker))
    return numbers
  })
}

/**
 * Has an application belong to a file, in a transaction. Throws CONFLICT where it, or one that was merged with it,
 * belongs to another file, and NOT_FOUND.
 */
export async function keepTogether(
  transaction: Writer,
  by: Actor,
  { application, worker }: { application: string; worker: Pick<Worker, 'id' | 'reference'> },
): Promise<void> {
  const { id, mergedIntoId, workerId, reference } = await requireApplication(application, transaction)
  const root = mergedIntoId ?? id
  const isTaken = (await withMerged(transaction, [root])).some(each => each.workerId && each.workerId !== worker.id)
  if (isTaken) throw new AppError('CONFLICT', m.worker_application_taken())
  if (workerId === null) await setFile(transaction, id, worker.id)
  await transaction.worker.update({ where: { id: worker.id }, data: { changedAt: new Date() } })
  const left = await bringDocuments(transaction, application, worker.id)
  await keepExpiry(transaction, [worker.id, ...left])
  await record(transaction, by, 'worker-linked', { ...subjectOf(worker), detail: reference })
}

/**
 * The documents of an application are in the file that it belongs to, also those that were added while it belonged to
 * another one. Gives the files that had them.
 */
async function bringDocuments(transaction: Writer, applicationId: string, workerId: string): Promise<string[]> {
  const left = { applicationId, workerId: { not: workerId } }
  const others = await transaction.workerDocument.findMany({ where: left, select: { workerId: true } })
  if (others.length > 0) await transaction.workerDocument.updateMany({ where: left, data: { workerId, homeId: null } })
  return [...new Set(others.map(other => other.workerId))]
}

/** Throws NOT_FOUND. */
export async function requireWorker(id: string, database: Pick<Reader, 'worker'> = read): Promise<Worker> {
  const worker = await database.worker.findUnique({ where: { id } })
  if (!worker) throw new AppError('NOT_FOUND', m.worker_missing())
  return worker
}

/** A file, and those that were merged into it. */
export async function idsWithMerged(id: string): Promise<string[]> {
  const merged = await read.worker.findMany({ where: { mergedIntoId: id }, select: { id: true } })
  return [id, ...merged.map(each => each.id)]
}

/** The same, or the file that it was merged into: whoever had the other one open goes on with that. Throws NOT_FOUND. */
export async function requireShown(id: string, database?: Pick<Writer, 'worker'>): Promise<Worker> {
  const worker = await requireWorker(id, database)
  return worker.mergedIntoId ? requireWorker(worker.mergedIntoId, database) : worker
}

/** The same for what a file that was merged takes no part in any more. Throws NOT_FOUND. */
export async function requireOwn(id: string, transaction: Writer): Promise<Worker> {
  const worker = await requireWorker(id, transaction)
  if (worker.mergedIntoId) throw new AppError('NOT_FOUND', m.worker_missing())
  return worker
}

/** Deletes files for good with their documents and what was merged into them, in a transaction; applications that belonged to them stay. */
export async function eraseNow(transaction: Writer, workerIds: string[]): Promise<void> {
  const merged = await transaction.worker.findMany({
    where: { mergedIntoId: { in: workerIds } },
    select: { id: true },
  })
  for (const ids of chunk([...workerIds, ...merged.map(({ id }) => id)])) {
    await forgetActs(transaction, ids)
    await forgetNotices(transaction, ids)
    await leaveFiles(transaction, ids)
    await deleteFiles(transaction, ids)
    await transaction.worker.deleteMany({ where: { id: { in: ids } } })
  }
}

/** The pages of the files with these ids, of those that are still there. */
export async function findWorkerPages(ids: string[]): Promise<Map<string, string>> {
  const found = await read.worker.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Map(found.map(({ id }) => [id, `/admin/workers/${id}`]))
}

/** How the log names a file. */
export const subjectOf = ({ id, reference }: Pick<Worker, 'id' | 'reference'>) => ({
  subjectId: id,
  subject: reference,
})

function requireOpen(worker: Worker): Sealed {
  const numbers = openNumbers(worker)
  if (!numbers) throw new AppError('CONFLICT', m.worker_locked())
  return numbers
}

type Hashes = Pick<Worker, 'passportHash' | 'nidHash'>

/**
 * Nobody has two files: a passport and a NID belong to one, also those of what was merged into it. What a file had
 * `before` is not asked again. Throws CONFLICT with the field.
 */
export async function requireUnknown(transaction: Writer, id: string, hashes: Hashes, before?: Hashes): Promise<void> {
  for (const [field, name] of [
    ['passport', 'passportHash'],
    ['nid', 'nidHash'],
  ] as const) {
    const hash = hashes[name]
    if (!hash || hash === before?.[name]) continue
    const other = await transaction.worker.findFirst({
      where: { [name]: hash, id: { not: id }, OR: [{ mergedIntoId: null }, { mergedIntoId: { not: id } }] },
    })
    if (!other) continue
    const { name: called, reference } = await requireShown(other.id, transaction)
    throw new AppError('CONFLICT', m.worker_known({ name: called, reference }), { field })
  }
}
