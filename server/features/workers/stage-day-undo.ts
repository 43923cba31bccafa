import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { AppError } from '#server/errors.ts'
import { requireOwn } from '#server/features/applications/domain.ts'
import { step, takeBack, throwMoved } from '#server/features/applications/stages/domain.ts'
import type { UndoNoteInput } from '#server/features/workers/document-schema.ts'
import { editIn, removeIn, requireDocument } from '#server/features/workers/documents.ts'
import { requireSight } from '#server/features/workers/sight.ts'
import { nextStage } from '#server/features/workers/stages.shared.ts'
import type { Holder } from '#server/permissions.ts'
import { requireRight } from '#server/trpc/procedures.ts'

/** What stands after a note was taken back: none where its document is gone; the step that is made by what is left. */
export type Left = { version: number; event?: string } | undefined

/**
 * Takes back what was written down of one person, all of it or nothing: first the step, which the paper was asked for.
 * Throws PRECONDITION_FAILED where somebody has moved the person or changed the paper since, CONFLICT where somebody has
 * compared it with the original, where a scan would be missing, and as the undoing of a step, FORBIDDEN and NOT_FOUND.
 */
export async function undoNote(by: Actor & Holder & { id: string }, note: UndoNoteInput): Promise<Left> {
  const { state, document: id, version, before, event, isMoved, isBack } = note
  if (isMoved || isBack) requireRight(by, 'applications')
  return changeContent(async transaction => {
    const paper = await requireDocument(id, transaction)
    requireSight(by, paper.kind)
    const application = await requireOwn(note.application, transaction)
    if (application.state !== state) await throwMoved(transaction, application)
    if (paper.version !== version) throw new AppError('PRECONDITION_FAILED', m.document_changed_meanwhile())
    const isChanged = note.isNew || before !== undefined
    if (isChanged && paper.checkedOn)
      throw new AppError('CONFLICT', m.day_undo_checked({ by: paper.checkedBy, day: formatDay(paper.checkedOn) }))
    if (note.hasLostScan) throw new AppError('CONFLICT', m.day_undo_scan())
    if (isMoved) await takeBack(transaction, application, event, by)
    if (note.isNew) await removeIn(transaction, by, id)
    else if (before)
      await editIn(transaction, by, { id, seen: version, values: before }, note.hasScan ? null : undefined)
    const to = nextStage(state)
    const again =
      isBack && to
        ? await step(transaction, by, await requireOwn(note.application, transaction), { from: state, state: to })
        : undefined
    if (note.isNew) return undefined
    const made = again ?? (isMoved ? undefined : event)
    return { version: before ? version + 1 : version, ...(made && { event: made }) }
  })
}
