import { nameKeys } from '#i18n/typed/names.ts'
import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { subjectOf, type Worker } from '#server/features/workers/domain.ts'
import { endsOf, journeysOf, keptOf } from '#server/features/workers/expiry.ts'
import type { WorkerInput } from '#server/features/workers/schema.ts'
import { openNumbers } from '#server/features/workers/sealing.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import { storedOf } from '#server/features/workers/stored-fields.ts'

type Values = Partial<WorkerInput>

/** Changes files in a transaction, with the day on which their papers end, and notes it. */
export async function changeFiles(
  transaction: Writer,
  by: Actor,
  changed: { worker: Worker; values: Values }[],
): Promise<void> {
  const workerIds = changed.map(({ worker }) => worker.id)
  const documents = await transaction.workerDocument.findMany({ where: { workerId: { in: workerIds } } })
  const journeys = await journeysOf(workerIds, transaction)
  const { validity } = await findStageRules(transaction)
  const documentsOf = Map.groupBy(documents, ({ workerId }) => workerId)
  for (const { worker, values } of changed) {
    const stored = changeOf(worker, values)
    const of = [documentsOf.get(worker.id) ?? [], journeys.get(worker.id) ?? []] as const
    const kept = keptOf(endsOf({ ...worker, ...stored }, ...of, validity))
    // updateMany: nobody asks for the row, which would cost as much again
    await transaction.worker.updateMany({
      where: { id: worker.id },
      data: { ...stored, ...kept, version: { increment: 1 }, changedAt: new Date() },
    })
  }
  await recordAll(
    transaction,
    by,
    'worker-edited',
    changed.map(({ worker }) => subjectOf(worker)),
  )
}

/** What is stored of these values; sealed numbers that this installation cannot open stay as they are. */
function changeOf(worker: Worker, values: Values) {
  const { passport, nid, account, ...facts } = { name: worker.name, nameBn: worker.nameBn, ...values }
  const before = openNumbers(worker)
  return before
    ? storedOf(worker.id, { ...facts, passport, nid, account }, before)
    : { ...facts, ...nameKeys(facts.name, facts.nameBn) }
}
