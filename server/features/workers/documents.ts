import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { discardFile, storeFile } from '#server/features/workers/document-files.ts'
import type { AddDocumentInput } from '#server/features/workers/document-schema.ts'
import { FILE_MAX_BYTES } from '#server/features/workers/documents.shared.ts'
import { requireWorker, subjectOf, type Worker } from '#server/features/workers/domain.ts'
import { keepExpiry } from '#server/features/workers/expiry.ts'
import { checkAttachment } from '#server/files/attachment.ts'

type Person = Actor & { id: string }

/**
 * Adds a document to a file; it renews the one of the same kind. Its file is made anew, as those of strangers are. Throws BAD_REQUEST for the
 * field `file`, and NOT_FOUND.
 */
export async function add(by: Person, { worker: workerId, file, kind, ...facts }: AddDocumentInput) {
  await requireWorker(workerId)
  const checked = await checkAttachment(file, { field: 'file', maxBytes: FILE_MAX_BYTES, sender: by.id })
  const id = randomUUID()
  const stored = checked && (await storeFile(id, checked))
  const days = kind === 'passport' ? { number: '', issuedOn: '', expiresOn: '' } : {}
  await change(by, workerId, 'worker-document-added', async transaction => {
    await transaction.workerDocument.create({
      data: { id, workerId, kind, ...facts, ...days, ...stored, byId: by.id, by: by.name },
    })
    return kind
  }).catch(async error => {
    if (stored) await discardFile(stored.storedName)
    throw error
  })
  return { id }
}

/** Notes that somebody has compared a document with the original, today. Throws NOT_FOUND. */
export const check = (by: Person, id: string): Promise<void> => note(by, id, { checkedBy: by.name, checkedOn: today() })

/** Takes that back. Throws NOT_FOUND. */
export const uncheck = (by: Person, id: string): Promise<void> => note(by, id, { checkedBy: '', checkedOn: '' })

/** Deletes a document with its file. Throws NOT_FOUND. */
export async function remove(by: Person, id: string): Promise<void> {
  const found = await write(transaction => requireDocument(id, transaction))
  await change(by, found.workerId, 'worker-document-removed', async transaction => {
    const { kind, storedName } = await requireDocument(id, transaction)
    await transaction.workerDocument.delete({ where: { id } })
    if (storedName) await discardFile(storedName)
    return kind
  })
}

const note = async (by: Person, id: string, data: { checkedBy: string; checkedOn: string }) => {
  const { workerId } = await write(transaction => requireDocument(id, transaction))
  const action = data.checkedOn ? 'worker-document-checked' : 'worker-document-unchecked'
  await change(by, workerId, action, async transaction => {
    const { kind } = await transaction.workerDocument.update({ where: { id }, data })
    return kind
  })
}

type Action =
  | 'worker-document-added'
  | 'worker-document-checked'
  | 'worker-document-unchecked'
  | 'worker-document-removed'

/** One change of a file's documents, which `work` gives the kind of, with its line in the log. */
async function change(
  by: Actor,
  workerId: string,
  action: Action,
  work: (transaction: Writer, worker: Worker) => Promise<string>,
): Promise<void> {
  await write(async transaction => {
    const worker = await requireWorker(workerId, transaction)
    const detail = await work(transaction, worker)
    await keepExpiry(transaction, workerId)
    await transaction.worker.update({ where: { id: workerId }, data: { changedAt: new Date() } })
    await record(transaction, by, action, { ...subjectOf(worker), detail })
  })
}

async function requireDocument(id: string, transaction: Writer) {
  const document = await transaction.workerDocument.findUnique({ where: { id } })
  if (!document) throw new AppError('NOT_FOUND', m.document_missing())
  return document
}
