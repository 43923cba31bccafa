import { baseLocale, toLocale } from '#i18n/paraglide/runtime.js'
import { read } from '#server/db/client.ts'
import { requireComplaint } from '#server/features/complaints/domain.ts'
import { isOverdue, nameOf, officerNames } from '#server/features/complaints/list.ts'
import type { Reason } from '#server/features/complaints/reasons.shared.ts'
import { deleteOnOf, retentionMonths } from '#server/features/complaints/retention.ts'
import { openDetails, openText } from '#server/features/complaints/sealing.ts'
import type { State } from '#server/features/complaints/states.shared.ts'
import { openChange } from '#server/features/complaints/work.ts'

/**
 * One complaint with everything that was written about it, in its order. Texts that were sealed with a key that this installation does not
 * have are missing, and `isLocked` says so. Throws NOT_FOUND.
 */
export async function byId(id: string) {
  const complaint = await requireComplaint(id)
  const [entries, files, officers, months] = await Promise.all([
    read.complaintEntry.findMany({ where: { complaintId: id }, orderBy: { position: 'asc' } }),
    read.complaintFile.findMany({ where: { complaintId: id }, orderBy: { id: 'asc' } }),
    officerNames([complaint.officerId]),
    retentionMonths(),
  ])
  const { version, state, day, dueOn, answeredOn, closedOn, closedFor, officerId } = complaint
  const details = openDetails(complaint)
  const opened = entries.map(({ text: sealed, ...entry }) => ({ ...entry, text: openText(id, sealed) }))
  return {
    id,
    name: nameOf(id),
    version,
    state: state as State,
    language: toLocale(complaint.language) ?? baseLocale,
    day,
    dueOn,
    isOverdue: isOverdue(complaint),
    isRead: complaint.readOn !== null,
    answeredOn,
    closedOn,
    closedFor: closedFor as Reason | '',
    keptMonths: months,
    deleteOn: closedOn && deleteOnOf(closedOn, months),
    officerId,
    officer: officerId && officers.get(officerId),
    about: details?.about ?? '',
    place: details?.place ?? '',
    contact: details?.contact ?? '',
    isLocked: details === undefined || opened.some(({ text }) => text === undefined),
    entries: opened.map(({ id: entryId, position, kind, by, byId: writer, day: on, text }) => ({
      id: entryId,
      kind,
      by,
      byId: writer,
      day: on,
      text: kind === 'change' ? null : (text ?? null),
      change: kind === 'change' && text !== undefined ? openChange(text) : null,
      files: files
        .filter(file => file.position === position)
        .map(({ id: fileId, kind: type, bytes }) => ({ id: fileId, kind: type, bytes })),
    })),
  }
}
