import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { forgetActs } from '#server/features/activity/domain.ts'
import { forgetNotices } from '#server/features/notices/domain.ts'
import { chunk, read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { createCode, createEntryId, hashCode } from '#server/features/complaints/code.ts'
import { workingDaysAfter } from '#server/features/complaints/due.ts'
import { deleteFiles, storeFiles } from '#server/features/complaints/files.ts'
import type { ComplaintInput, MessageInput } from '#server/features/complaints/schema.ts'
import { sealDetails, sealText } from '#server/features/complaints/sealing.ts'
import { findAnswerDays } from '#server/features/complaints/settings.ts'
import type { CheckedFile } from '#server/files/attachment.ts'
import { namingFiles } from '#server/files/named.ts'
import type { Complaint } from '../../../prisma/generated/sqlite/client.ts'

export type { Complaint }

/**
 * Stores a complaint and gives the code that alone opens it. What is sent again, with files of the same digests, is the
 * same complaint with the same code.
 */
export async function submit(
  { text, sendKey, ...details }: ComplaintInput,
  files: CheckedFile[] = [],
  digests: string[] = [],
): Promise<{ id: string; code: string }> {
  const code = createCode(sendKey, [text, details, digests])
  const codeHash = hashCode(code)
  const sent = await read.complaint.findUnique({ where: { codeHash }, select: { id: true } })
  if (sent) return { id: sent.id, code }
  const id = randomUUID()
  const day = today()
  const stored = await storeFiles(id, day, files)
  const names = stored.map(({ storedName }) => storedName)
  const keep = async (transaction: Writer) => {
    const other = await transaction.complaint.findUnique({ where: { codeHash }, select: { id: true } })
    if (other) return other.id
    await transaction.complaint.create({
      data: {
        id,
        codeHash,
        language: getLocale(),
        details: sealDetails(id, details),
        day,
        dueOn: workingDaysAfter(day, await findAnswerDays(transaction)),
        entries: { create: { id: randomUUID(), position: 0, kind: 'person', text: sealText(id, text), day } },
        files: { create: stored.map(file => ({ ...file, position: 0 })) },
      },
    })
    return id
  }
  return { id: await namingFiles(names, () => write(keep)), code }
}

/** The complaint of a code; null where there is none, or none any more. */
export const findByCode = (code: string): Promise<Complaint | null> =>
  read.complaint.findUnique({ where: { codeHash: hashCode(code) } })

/**
 * Adds what the person writes to their complaint; what is sent again is added once. One that was answered waits for an officer again.
 * Throws CONFLICT for a closed one, and NOT_FOUND.
 */
export async function writeOn(
  complaintId: string,
  { text, sendKey }: MessageInput,
  files: CheckedFile[] = [],
  digests: string[] = [],
): Promise<void> {
  const id = createEntryId(complaintId, sendKey, [text, digests])
  const day = today()
  const stored = await storeFiles(complaintId, day, files)
  const names = stored.map(({ storedName }) => storedName)
  const add = async (transaction: Writer) => {
    const { state } = await requireComplaint(complaintId, transaction)
    if (await transaction.complaintEntry.findUnique({ where: { id }, select: { id: true } })) return
    if (state === 'closed') throw new AppError('CONFLICT', m.complaint_closed_no_messages())
    const position = await nextPosition(transaction, complaintId)
    await transaction.complaintEntry.create({
      data: { id, complaintId, position, kind: 'person', text: sealText(complaintId, text), day },
    })
    for (const file of stored) await transaction.complaintFile.create({ data: { ...file, complaintId, position } })
    await transaction.complaint.update({
      where: { id: complaintId },
      data: { version: { increment: 1 }, ...(state === 'answered' && { state: 'waiting' }) },
    })
  }
  await namingFiles(names, () => write(add))
}

/** Throws NOT_FOUND. */
export async function requireComplaint(
  id: string,
  database: Pick<Writer, 'complaint'> | typeof read = read,
): Promise<Complaint> {
  const complaint = await database.complaint.findUnique({ where: { id } })
  if (!complaint) throw new AppError('NOT_FOUND', m.complaint_missing())
  return complaint
}

/** The position of the next entry of a complaint, in a transaction. */
export async function nextPosition(transaction: Writer, complaintId: string): Promise<number> {
  const { _max } = await transaction.complaintEntry.aggregate({ where: { complaintId }, _max: { position: true } })
  return (_max.position ?? -1) + 1
}

/** Deletes complaints with everything that was written about them and their files, in a transaction. */
export async function eraseNow(transaction: Writer, complaintIds: string[]): Promise<void> {
  for (const ids of chunk(complaintIds)) {
    await forgetActs(transaction, ids)
    await forgetNotices(transaction, ids)
    await deleteFiles(transaction, ids)
    await transaction.complaint.deleteMany({ where: { id: { in: ids } } })
  }
}
