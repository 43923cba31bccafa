import { randomUUID } from 'node:crypto'
import { today } from '#i18n/format.ts'
import { read } from '#server/db/client.ts'
import type { Complaint } from '#server/features/complaints/domain.ts'
import { REASONS } from '#server/features/complaints/reasons.shared.ts'
import { deleteOnOf, retentionMonths } from '#server/features/complaints/retention.ts'
import { openText } from '#server/features/complaints/sealing.ts'
import { findAnswerDays } from '#server/features/complaints/settings.ts'
import type { State } from '#server/features/complaints/states.shared.ts'

/** What the person reads of their complaint: what they and officers wrote to each other, without officers' names and notes. */
export async function findShown({ id, state, dueOn, closedOn, closedFor }: Complaint) {
  const [entries, files, months] = await Promise.all([
    read.complaintEntry.findMany({
      where: { complaintId: id, kind: { in: ['person', 'officer'] } },
      orderBy: { position: 'asc' },
    }),
    read.complaintFile.findMany({ where: { complaintId: id }, select: { position: true } }),
    retentionMonths(),
  ])
  return {
    state: state as State,
    dueOn,
    isOverdue: state === 'new' && dueOn < today(),
    closedFor: REASONS.find(reason => reason === closedFor),
    deleteOn: closedOn && deleteOnOf(closedOn, months),
    messages: entries.map(entry => ({
      position: entry.position,
      isMine: entry.kind === 'person',
      day: entry.day,
      text: openText(id, entry.text) ?? null,
      files: files.filter(({ position }) => position === entry.position).length,
    })),
  }
}
export type ShownComplaint = Awaited<ReturnType<typeof findShown>>

/** What somebody is promised before they write. */
export async function complaintFacts() {
  const [answerDays, months] = await Promise.all([findAnswerDays(read), retentionMonths()])
  return { answerDays, retentionMonths: months }
}

/** What the page for following shows: a complaint with the code that its next form carries, or that it is erased. */
export type Followed =
  | { complaint: ShownComplaint; code: string; sendKey: string; isAdded: boolean }
  | { isErased: true }

/** A key for a form that is rendered now. */
export const createSendKey = (): string => randomUUID()
