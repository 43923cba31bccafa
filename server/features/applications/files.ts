import { randomUUID } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chunk, read, write, type Writer } from '#server/db/client.ts'
import { type CheckedFile, storeAttachment } from '#server/files/attachment.ts'
import { deleteWithFiles, namingFiles } from '#server/files/named.ts'
import { attachments } from '#server/files/store.ts'

const inOrder = {
  orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }],
  select: { id: true as const },
}

/** Stores a file with an application that has none yet: what is sent again brings the same one. */
export async function attach(applicationId: string, { kind, kept, text = '' }: CheckedFile): Promise<void> {
  const storedName = await storeAttachment(await kept.read(), kind === 'pdf' ? 'pdf' : 'jpg')
  await namingFiles([storedName], () =>
    write(async transaction => {
      if ((await transaction.applicationFile.count({ where: { applicationId } })) > 0) return
      await transaction.applicationFile.create({
        data: { id: randomUUID(), applicationId, kind, bytes: kept.size, text, storedName },
      })
    }),
  )
}

/** One file with a readable name of ours, or null. */
export async function findFile(id: string) {
  const found = await read.applicationFile.findUnique({
    where: { id },
    select: { kind: true, storedName: true, application: { select: { reference: true, files: inOrder } } },
  })
  const bytes = found && (await attachments().get(found.storedName))
  if (!bytes) return null
  const { reference, files } = found.application
  const n = formatNumber(files.findIndex(file => file.id === id) + 1)
  return { kind: found.kind, bytes, name: m.application_file_name({ reference, n }) }
}

/** Deletes the files of applications, in the transaction that deletes these. */
export async function deleteFiles(transaction: Writer, applicationIds: string[]): Promise<void> {
  for (const ids of chunk(applicationIds))
    await deleteWithFiles(transaction, 'ApplicationFile', { applicationId: { in: ids } })
}
