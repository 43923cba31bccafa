import { randomUUID } from 'node:crypto'
import type { Actor } from '#server/actor.ts'
import type { Writer } from '#server/db/client.ts'
import { type Gap, readSkip, writeSkip } from '#server/features/applications/stages/gaps.shared.ts'
import { findGaps } from '#server/features/applications/contributed.ts'
import { DEPARTED, type State } from '#server/features/applications/stages/states.shared.ts'
import { findApplications, withMerged } from '#server/features/applications/worker-file.ts'

/**
 * Does work by which papers may be another person’s, and writes down what those of these applications who have left
 * stand without by it, with
 * `why`: nobody has left without a paper and without a reason that names it.
 */
export async function notingLosses<Done>(
  transaction: Writer,
  by: Actor,
  { ids, why }: { ids: string[]; why: () => string },
  work: () => Promise<Done>,
): Promise<Done> {
  const group = (await groupsOf(transaction, ids)).map(({ id }) => id)
  const before = await unexplained(transaction, group)
  const done = await work()
  const after = await unexplained(transaction, group)
  for (const [id, { state, gaps }] of after) {
    const lost = gaps.filter(({ kind }) => !before.get(id)?.gaps.some(gap => gap.kind === kind))
    if (lost.length === 0) continue
    const outcome = writeSkip(state, lost)
    await transaction.applicationEntry.create({
      data: { id: randomUUID(), applicationId: id, kind: 'skip', outcome, text: why(), byId: by.id, by: by.name },
    })
  }
  return done
}

/** All that are one with these, by what was merged. */
async function groupsOf(transaction: Writer, ids: string[]) {
  const rows = await findApplications(transaction, ids)
  return withMerged(
    transaction,
    rows.map(({ id, mergedIntoId }) => mergedIntoId ?? id),
  )
}

/** What those who have left stand without, and no reason names. */
async function unexplained(transaction: Writer, ids: string[]) {
  const group = await groupsOf(transaction, ids)
  const gapsIn = await findGaps(
    group.filter(({ mergedIntoId }) => !mergedIntoId).map(one => ({ ...one, state: 'selected' })),
    transaction,
  )
  const entries = await transaction.applicationEntry.findMany({
    where: { applicationId: { in: group.map(({ id }) => id) }, kind: 'skip' },
  })
  const isNamed = (root: string, { kind }: Gap) =>
    entries.some(
      ({ applicationId, outcome }) =>
        group.some(one => one.id === applicationId && (one.mergedIntoId ?? one.id) === root) &&
        readSkip(outcome).gaps.some(gap => gap.kind === kind),
    )
  const left = group.filter(({ id, state }) => ids.includes(id) && DEPARTED.includes(state as State))
  return new Map(
    left.map(({ id, state, mergedIntoId }) => {
      const root = mergedIntoId ?? id
      return [id, { state: state as State, gaps: gapsIn(root, state as State).filter(gap => !isNamed(root, gap)) }]
    }),
  )
}
