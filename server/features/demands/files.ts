import { randomUUID } from 'node:crypto'
import { chunk, read, write, type Writer } from '#server/db/client.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FILE_MAX_BYTES, FILES_MAX } from '#server/features/demands/file.shared.ts'
import { type CheckedFile, checkAttachments, storeAttachment } from '#server/files/attachment.ts'
import { deleteWithFiles, namingFiles } from '#server/files/named.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'
import type { DemandFile } from '../../../prisma/generated/sqlite/client.ts'

/**
 * Checks the documents of a demand, one after the other of a sender, who waits for them. Throws BAD_REQUEST with a
 * sentence for the field `files`.
 */
export const checkFiles = (files: File[] = [], clientAddress: string): Promise<CheckedFile[]> =>
  checkAttachments(files, {
    max: FILES_MAX,
    tooMany: m.demand_files_many,
    maxBytes: FILE_MAX_BYTES,
    sender: ofNetwork(clientAddress),
  })

/** Stores files with a demand that has none yet: what is sent again brings the same ones. */
export async function attachAll(demandId: string, files: CheckedFile[]): Promise<void> {
  if (files.length === 0 || (await read.demandFile.count({ where: { demandId } })) > 0) return
  const rows: Omit<DemandFile, 'createdAt'>[] = []
  for (const { kind, kept } of files)
    rows.push({
      id: randomUUID(),
      demandId,
      kind,
      bytes: kept.size,
      storedName: await storeAttachment(await kept.read(), kind === 'pdf' ? 'pdf' : 'jpg'),
    })
  await namingFiles(
    rows.map(({ storedName }) => storedName),
    () =>
      write(async transaction => {
        if ((await transaction.demandFile.count({ where: { demandId } })) === 0)
          await transaction.demandFile.createMany({ data: rows })
      }),
  )
}

/** Deletes the files of demands, in the transaction that deletes these. */
export async function deleteFiles(transaction: Writer, demandIds: string[]): Promise<void> {
  for (const ids of chunk(demandIds)) await deleteWithFiles(transaction, 'DemandFile', { demandId: { in: ids } })
}
