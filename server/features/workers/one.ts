import { applicationsOf, filesLike } from '#server/features/workers/applications.ts'
import { requireWorker } from '#server/features/workers/domain.ts'
import { passportOf } from '#server/features/workers/passport.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/workers/retention.ts'
import { openNumbers } from '#server/features/workers/sealing.ts'

/** Everything in one file but its sealed numbers, of which it says whether they are there. Throws NOT_FOUND. */
export async function byId(id: string) {
  const worker = await requireWorker(id)
  const [applications, alike, months] = await Promise.all([applicationsOf([id]), filesLike(worker), retentionMonths()])
  const { numbers: _, passportHash: __, nidHash: ___, nameKey: ____, state, ...facts } = worker
  const numbers = openNumbers(worker)
  return {
    ...facts,
    passportState: passportOf(worker),
    isArchived: state === 'archived',
    createdAt: worker.createdAt.toISOString(),
    changedAt: worker.changedAt.toISOString(),
    eraseAt: worker.eraseAt?.toISOString(),
    deleteAfter: deleteAfterOf(worker.changedAt, months).toISOString(),
    /** `isLocked` where the numbers were sealed with a key that this installation does not have. */
    isLocked: numbers === undefined,
    has: { passport: Boolean(numbers?.passport), nid: Boolean(numbers?.nid), account: Boolean(numbers?.account) },
    applications: applications.get(id) ?? [],
    alike,
  }
}
