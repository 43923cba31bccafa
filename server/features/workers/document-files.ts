import { chunk, read, write, type Writer } from '#server/db/client.ts'
import type { Actor } from '#server/actor.ts'
import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { record } from '#server/features/activity/domain.ts'
import { openFile, sealFile } from '#server/features/workers/sealing.ts'
import { type CheckedFile, storeAttachment } from '#server/files/attachment.ts'
import { deleteWithFiles } from '#server/files/named.ts'
import { attachments } from '#server/files/store.ts'

/** What a row says of its file. */
export type StoredFile = { fileKind: string; bytes: number; storedName: string }

/** Stores the file of a document sealed, under a random name, and gives what its row says of it. */
export async function storeFile(documentId: string, { kind, kept }: CheckedFile): Promise<StoredFile> {
  const storedName = await storeAttachment(sealFile(documentId, await kept.read()), 'bin')
  return { fileKind: kind, bytes: kept.size, storedName }
}

/** A document with a file; null where there is none. */
export async function findFile(id: string) {
  const found = await read.workerDocument.findUnique({ where: { id }, include: { worker: true } })
  if (!found?.storedName) return null
  return { ...found, storedName: found.storedName }
}

type Found = NonNullable<Awaited<ReturnType<typeof findFile>>>

/**
 * The bytes of a file, with a line in the log for each look; undefined where it was sealed with a key that this installation does not have,
 * null where the store has none.
 */
export async function openFound(by: Actor, { id, worker, kind, fileKind, storedName }: Found) {
  const sealed = await attachments().get(storedName)
  if (!sealed) return null
  const bytes = openFile(id, sealed)
  if (!bytes) return undefined
  await write(transaction =>
    record(transaction, by, 'worker-document-opened', {
      subjectId: worker.id,
      subject: worker.reference,
      detail: kind,
    }),
  )
  return { kind: fileKind as CheckedFile['kind'], bytes, name: `${worker.reference}-${kind as Kind}` }
}

/** Deletes the documents of workers with their files, in the transaction that deletes these. */
export async function deleteFiles(transaction: Writer, workerIds: string[]): Promise<void> {
  for (const ids of chunk(workerIds)) await deleteWithFiles(transaction, 'WorkerDocument', { workerId: { in: ids } })
}
