import { Button } from '@agency/ui/Button'
import { SaveBar } from '@agency/ui/SaveBar'
import { type SavePhase, SaveProgress } from '#app/editor/form-save-bar.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** The ids of the buttons. */
export const SAVE_BUTTONS = { draft: 'save-draft', publish: 'publish' } as const

type Props = {
  phase: SavePhase
  record: { isLive: boolean; isDraft: boolean }
  isDirty: boolean
  isReady: boolean
  onSave: (kind: 'draft') => void
}

/** Saves a draft or publishes; says what visitors see now. */
export function NewsSaveBar({ phase, record, isDirty, isReady, onSave }: Props) {
  const isBusy = phase.kind !== 'idle'
  return (
    <SaveBar
      variant={isBusy ? 'busy' : isDirty ? 'unsaved' : 'idle'}
      status={isBusy ? m.form_wait() : isDirty ? m.form_state_unsaved() : describe(record)}
      className="mt-12"
    >
      <SaveProgress phase={phase} />
      <Button
        id={SAVE_BUTTONS.draft}
        type="button"
        variant="secondary"
        size="lg"
        disabled={!isReady}
        busy={isBusy}
        onClick={() => onSave('draft')}
      >
        {m.content_save_draft()}
      </Button>
      <Button id={SAVE_BUTTONS.publish} type="submit" variant="accent" size="lg" disabled={!isReady} busy={isBusy}>
        {m.content_publish()}
      </Button>
    </SaveBar>
  )
}

function describe({ isLive, isDraft }: Props['record']) {
  if (isLive) return isDraft ? m.news_state_changed() : m.news_state_published()
  return isDraft ? m.news_state_draft() : m.form_state_empty()
}
