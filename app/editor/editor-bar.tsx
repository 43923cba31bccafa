import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { SaveBar } from '@agency/ui/SaveBar'
import { useRouter } from '@tanstack/react-router'
import { CalendarClock, CalendarX, Ellipsis, Eye, EyeOff, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NextStep } from '#app/features/dashboard/next-step.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { type Asking, EditorDialogs, MORE_BUTTON_ID, SAVE_BUTTONS, type Sentences } from './editor-dialogs.tsx'
import { describeStatus } from './editor-status.ts'
import { SaveProgress } from './save-progress.tsx'
import type { Editor } from './edited-record.ts'
import { usePreview } from './use-preview.ts'

/** On phones the buttons fill one row. */
const grown = 'max-sm:grow'

type Props = {
  editor: Editor
  /** The id of the form, which its button submits to publish. */
  formId: string
  /** The record's name. */
  title: string
  publish: { label: string; busyLabel?: string }
  sentences: Sentences
  /** Scripts run. */
  isReady: boolean
  /** The record is always there: it cannot be deleted. */
  isFixed?: boolean | undefined
}

/** What can be done with the record of a form, always in view, and what became of its changes. It stands after the form, never in it. */
export function EditorBar({ editor, formId, title, publish, sentences, isReady, isFixed }: Props) {
  const { feature, record, phase, saving, isDirty } = editor
  const [asking, setAsking] = useState<Asking>()
  const router = useRouter()
  const preview = usePreview(editor)
  const { variant, text } = describeStatus(editor)
  const { _id, newest, isLive, isDraft, publishAt } = record
  const isSaved = newest > 0

  async function saveDraft() {
    if (publishAt) setAsking('keep')
    else await editor.save('draft')
  }
  async function schedule() {
    if (await editor.check()) setAsking('schedule')
  }
  return (
    <>
      <SaveBar
        variant={variant}
        status={
          <>
            {text}
            <NextStep />
          </>
        }
        className="mt-12 max-w-page"
      >
        <SaveProgress phase={phase} />
        <div className="flex min-w-0 justify-end gap-2 max-sm:w-full [&>button]:max-sm:px-3">
          <DropdownMenu
            trigger={
              <Button
                id={MORE_BUTTON_ID}
                variant="secondary"
                disabled={!isReady}
                aria-label={m.editor_more()}
                className="px-3!"
              >
                <Ellipsis aria-hidden="true" />
              </Button>
            }
          >
            {publishAt && (
              <DropdownMenuItem icon={<CalendarX aria-hidden="true" />} onSelect={() => void editor.cancelSchedule()}>
                {m.editor_schedule_cancel()}
              </DropdownMenuItem>
            )}
            {(isSaved || isDirty) && (
              <DropdownMenuItem icon={<Eye aria-hidden="true" />} onSelect={() => void preview()}>
                {m.editor_preview()}
              </DropdownMenuItem>
            )}
            {isSaved && (
              <DropdownMenuItem
                icon={<History aria-hidden="true" />}
                onSelect={() => void router.navigate({ to: `/admin/history/${feature}/${_id}` as string })}
              >
                {m.editor_history()}
              </DropdownMenuItem>
            )}
            {isLive && (
              <DropdownMenuItem icon={<EyeOff aria-hidden="true" />} onSelect={() => setAsking('unpublish')}>
                {m.list_unpublish()}
              </DropdownMenuItem>
            )}
            {isSaved && !isFixed && (
              <DropdownMenuItem
                variant="danger"
                icon={<Trash2 aria-hidden="true" />}
                onSelect={() => setAsking('delete')}
              >
                {m.editor_delete({ title })}
              </DropdownMenuItem>
            )}
          </DropdownMenu>
          {(isDraft || isDirty || !isLive) && (
            <Button id={SAVE_BUTTONS.schedule} variant="secondary" disabled={!isReady} onClick={() => void schedule()}>
              <CalendarClock aria-hidden="true" />
              <span className="max-sm:sr-only">{publishAt ? m.editor_reschedule() : m.editor_schedule()}</span>
            </Button>
          )}
          <Button
            id={SAVE_BUTTONS.draft}
            variant="secondary"
            aria-keyshortcuts="Control+S"
            className={grown}
            disabled={!isReady}
            busy={saving === 'draft'}
            onClick={() => void saveDraft()}
          >
            {m.draft_save()}
          </Button>
          <Button
            id={SAVE_BUTTONS.publish}
            form={formId}
            type="submit"
            variant="accent"
            className={grown}
            disabled={!isReady}
            busy={saving === 'publish'}
          >
            {saving === 'publish' ? (publish.busyLabel ?? publish.label) : publish.label}
          </Button>
        </div>
      </SaveBar>
      <EditorDialogs
        editor={editor}
        title={title}
        sentences={sentences}
        asking={asking}
        onClose={() => setAsking(undefined)}
      />
    </>
  )
}
