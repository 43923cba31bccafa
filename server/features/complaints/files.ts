import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { chunk, read, type Writer } from '#server/db/client.ts'
import { FILE_MAX_BYTES, FILES_MAX } from '#server/features/complaints/limits.shared.ts'
import { openFile, sealFile } from '#server/features/complaints/sealing.ts'
import { type CheckedFile, checkAttachments, storeAttachment } from '#server/files/attachment.ts'
import { deleteWithFiles } from '#server/files/named.ts'
import { attachments } from '#server/files/store.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Checks the files of a form, one after the other of a sender, who waits for them. Throws BAD_REQUEST with a sentence
 * for the field `files`.
 */
export const checkFiles = (files: File[] = [], clientAddress: string): Promise<CheckedFile[]> =>
  checkAttachments(files, {
    max: FILES_MAX,
    tooMany: m.complaint_files_many,
    maxBytes: FILE_MAX_BYTES,
    sender: ofNetwork(clientAddress),
  })

/** Stores files sealed, under random names and as if at the end of the day, and gives the rows to create. */
export async function storeFiles(complaintId: string, day: string, files: CheckedFile[]) {
  const rows = []
  for (const { kind, kept } of files) {
    const storedName = await storeAttachment(sealFile(complaintId, await kept.read()), 'bin', endOf(day))
    rows.push({ id: randomUUID(), kind, bytes: kept.size, storedName })
  }
  return rows
}

/** The end, as files seem old after a day and are swept where no row names them yet. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+06:00`) + DAY_MS)

/** One file as it was sent, or null; `bytes` are missing where it was sealed with a key that this installation does not have. */
export async function findFile(id: string) {
  const found = await read.complaintFile.findUnique({ where: { id } })
  const sealed = found && (await attachments().get(found.storedName))
  return sealed ? { kind: found.kind as CheckedFile['kind'], bytes: openFile(found.complaintId, sealed) } : null
}

/** Deletes the files of complaints, in the transaction that deletes these. */
export async function deleteFiles(transaction: Writer, complaintIds: string[]): Promise<void> {
  for (const ids of chunk(complaintIds))
    await deleteWithFiles(transaction, 'ComplaintFile', { complaintId: { in: ids } })
}
