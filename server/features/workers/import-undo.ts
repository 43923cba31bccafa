import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { type Reader, write } from '#server/db/client.ts'
import { requestCompaction } from '#server/db/compact.ts'
import { AppError } from '#server/errors.ts'
import { rememberErased } from '#server/erasure/erased-records.ts'
import { record } from '#server/features/activity/domain.ts'
import { applicationsOfFiles } from '#server/features/applications/domain.ts'
import { eraseNow } from '#server/features/workers/domain.ts'
import { allContributionsTo } from '#server/registration/define-feature.ts'
import { changeFiles } from '#server/features/workers/import-changes.ts'
import type { UndoInput } from '#server/features/workers/import-schema.ts'
import { hmac } from '#server/installation/keys.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What one call of an import has done: new files, and fields that were empty before, in files of these versions. */
type Written = Pick<UndoInput, 'added' | 'filled'>

/** What is given back with an import, so that whoever did it takes it back within a day; `proof` is of what was written. */
export function undoOf(by: Actor, written: Written, now = Date.now()): UndoInput {
  const until = now + DAY_MS
  return { ...written, until, proof: proofOf(by, written, until) }
}

const proofOf = (by: Actor, { added, filled }: Written, until: number) =>
  hmac('workers import undo', JSON.stringify([by.id, added, filled, until]))

/**
 * Takes a part of an import back: its new files go, and what it filled in is empty again, but for files that somebody has changed since or
 * that have applications, documents or tasks. Throws CONFLICT a day later and for somebody else.
 */
export function undoImport(by: Actor, { proof, until, ...written }: UndoInput, now = Date.now()) {
  if (until < now || proof !== proofOf(by, written, until)) throw new AppError('CONFLICT', m.workers_import_undo_over())
  return write(async transaction => {
    const { added, filled } = written
    const files = await transaction.worker.findMany({
      where: { id: { in: [...added, ...filled.map(({ id }) => id)] }, mergedIntoId: null },
      include: { _count: { select: { documents: true } } },
    })
    const byId = new Map(files.map(file => [file.id, file]))
    const used = new Set((await applicationsOfFiles(transaction, added)).map(({ workerId }) => workerId))
    const mergedInto = await transaction.worker.findMany({
      where: { mergedIntoId: { in: added } },
      select: { mergedIntoId: true },
    })
    for (const { mergedIntoId } of mergedInto) used.add(mergedIntoId)
    for (const { given } of allContributionsTo('usesOfFiles'))
      for (const id of await given(transaction, added)) used.add(id)
    const removed = added.filter(id => {
      const file = byId.get(id)
      return file?.version === 1 && file._count.documents === 0 && !used.has(id)
    })
    const emptied = filled.flatMap(({ id, version, fields }) => {
      const worker = byId.get(id)
      if (worker?.version !== version) return []
      return [{ worker, values: Object.fromEntries(fields.map(field => [field, ''])) }]
    })
    rememberErased(removed, 'asked')
    requestCompaction()
    await eraseNow(transaction, removed)
    await changeFiles(transaction, by, emptied)
    const done = { removed: removed.length, emptied: emptied.length }
    if (done.removed + done.emptied > 0)
      await record(transaction, by, 'workers-import-undone', { detail: `${done.removed} ${done.emptied}` })
    return { ...done, left: added.length + filled.length - done.removed - done.emptied }
  })
}

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    /** Of these files of workers those of which it has something that goes with them: nobody takes their import back. */
    usesOfFiles: (database: Reader, ids: string[]) => Promise<string[]>
  }
}
