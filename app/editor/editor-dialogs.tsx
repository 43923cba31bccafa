import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { Dialog } from '@agency/ui/Dialog'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { contentTypes } from '#app/staff/content-types.ts'
import { useUndo } from '#app/list/use-undo.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ConflictDialog } from './conflict-dialog.tsx'
import { splitTime } from './editor-status.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveFailedDialog } from './save-failed-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useSession } from './session.tsx'
import type { Editor } from './edited-record.ts'
import { useFocusNext } from './use-focus-next.ts'

/** The ids of the buttons that save, and of the one behind which the other actions are. */
export const SAVE_BUTTONS = { schedule: 'schedule', draft: 'save-draft', publish: 'publish' } as const
export const MORE_BUTTON_ID = 'more-actions'

/** What the person is asked before an action. */
export type Asking = 'schedule' | 'keep' | 'unpublish' | 'delete'
export type Sentences = { failed: string; deleted: string }

type Props = {
  editor: Editor
  title: string
  sentences: Sentences
  asking: Asking | undefined
  onClose: () => void
}

/** The questions before an action on a record, and what came of it. */
export function EditorDialogs({ editor, title, sentences, asking, onClose }: Props) {
  const { feature, record, notice, mayLeave } = editor
  const router = useRouter()
  const offerUndo = useUndo()
  const focusNext = useFocusNext()
  const { isSignInOpen } = useSession()
  const conflict = notice?.kind === 'conflict' ? notice : undefined
  const { publishAt } = record

  /** Closes a dialog that does not give the focus back itself. */
  function closeTo(id: string) {
    onClose()
    focusNext(() => document.getElementById(id))
  }
  function schedule(publishAt: string) {
    closeTo(SAVE_BUTTONS.schedule)
    void editor.schedule(publishAt)
  }
  function saveDraft(schedule: 'keep' | 'cancel') {
    closeTo(SAVE_BUTTONS.draft)
    void editor.save('draft', schedule)
  }
  async function unpublish() {
    onClose()
    if (await editor.unpublish()) toast.success(m.editor_unpublished())
  }
  async function remove() {
    onClose()
    if (!(await editor.remove())) return
    editor.allowLeaving()
    await router.navigate({ to: contentTypes[feature]?.listPage ?? '/admin' })
    offerUndo(sentences.deleted, record._id ? { feature, _id: record._id } : undefined)
  }
  const focusAfter = () => document.getElementById(MORE_BUTTON_ID)
  return (
    <>
      <ScheduleDialog
        isOpen={asking === 'schedule'}
        scheduledFor={publishAt}
        onSchedule={schedule}
        onClose={() => closeTo(SAVE_BUTTONS.schedule)}
      />
      <Dialog
        open={asking === 'keep'}
        onOpenChange={() => closeTo(SAVE_BUTTONS.draft)}
        title={m.editor_keep_title()}
        description={publishAt && m.editor_keep_text(splitTime(publishAt))}
        labels={{ close: m.close() }}
        actions={
          <>
            <Button variant="secondary" onClick={() => saveDraft('cancel')}>
              {m.editor_schedule_cancel()}
            </Button>
            <Button onClick={() => saveDraft('keep')}>{m.editor_keep()}</Button>
          </>
        }
      />
      <ConfirmDialog
        focusAfter={focusAfter}
        open={asking === 'unpublish'}
        onOpenChange={onClose}
        variant="neutral"
        title={m.editor_unpublish_title({ title })}
        description={m.editor_unpublish_text()}
        labels={{ confirm: m.list_unpublish(), cancel: m.cancel() }}
        onConfirm={() => void unpublish()}
      />
      <ConfirmDialog
        focusAfter={focusAfter}
        open={asking === 'delete'}
        onOpenChange={onClose}
        title={m.delete_title()}
        description={m.delete_text()}
        labels={{ confirm: m.delete_confirm(), cancel: m.cancel() }}
        onConfirm={() => void remove()}
      >
        <p className="font-semibold wrap-anywhere">{title}</p>
      </ConfirmDialog>
      <SaveFailedDialog
        isOpen={notice?.kind === 'failed'}
        reason={notice?.kind === 'failed' ? notice.reason : undefined}
        description={sentences.failed}
        focusAfter={() => document.getElementById(SAVE_BUTTONS.publish)}
        onClose={editor.closeNotice}
      />
      <ConflictDialog
        feature={feature}
        found={isSignInOpen ? undefined : conflict}
        onDecide={editor.decide}
        onClose={() => {
          editor.closeNotice()
          focusNext(() => document.getElementById(SAVE_BUTTONS[conflict?.next?.kind ?? 'publish']))
        }}
      />
      <LeaveGuard isDirty={editor.isDirty} hasSaved={mayLeave} />
    </>
  )
}
