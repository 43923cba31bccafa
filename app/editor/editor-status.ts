import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { formatMoment } from './format-moment.ts'
import type { EditedRecord } from './edited-record.ts'
import type { Editor } from './edited-record.ts'

type Status = { variant: 'idle' | 'unsaved' | 'busy'; text: string }

const heldReasons: Record<string, () => string> = {
  changed: m.editor_held_changed,
  invalid: m.editor_held_invalid,
  failed: m.editor_held_failed,
  restored: m.editor_held_restored,
}

/** What became of the changes in a form, and what visitors see of the record. */
export function describeStatus({
  record,
  phase,
  saving,
  isDirty,
}: Pick<Editor, 'record' | 'phase' | 'saving' | 'isDirty'>): Status {
  if (saving || phase.kind !== 'idle') return { variant: 'busy', text: m.form_wait() }
  if (isDirty) return { variant: 'unsaved', text: m.form_state_unsaved() }
  return { variant: record.held ? 'unsaved' : 'idle', text: describeRecord(record) }
}

function describeRecord({ isLive, isDraft, at, publishAt, held }: EditedRecord) {
  if (held) return heldReasons[held]?.() ?? held
  if (publishAt) return m.editor_scheduled(splitTime(publishAt))
  if (!isDraft) return isLive ? m.record_published() : m.form_state_empty()
  const time = at ? formatMoment(at) : ''
  return isLive ? m.editor_changed({ time }) : m.editor_draft_saved({ time })
}

/** A moment as the date and the time of day that a sentence takes. */
export const splitTime = (moment: string) => ({
  date: formatDate(moment, { dateStyle: 'long' }),
  time: formatDate(moment, { timeStyle: 'short' }),
})
