import { Button } from '@agency/ui/Button'
import { useRouter } from '@tanstack/react-router'
import { Eye, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { StateBadge } from '#app/list/state-badge.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { Editor } from './edited-record.ts'
import { usePreview } from './use-preview.ts'

/** Where there is no room beside the form, the bar below it says and offers the same. */
const besideOnly = '@max-[56rem]/editor:hidden'

/**
 * Beside a form on a desk, always in view: the record's state, its preview and history, and what is missing; without
 * room that alone, above it.
 */
export function EditorAside({ editor, missing }: { editor: Editor; missing?: ReactNode }) {
  const preview = usePreview(editor)
  const router = useRouter()
  const { feature, record, isDirty } = editor
  const { _id, newest, isLive, isDraft, publishAt } = record
  const isSaved = newest > 0
  return (
    <aside
      aria-label={m.aside_state()}
      className="grid content-start @min-[56rem]/editor:sticky @min-[56rem]/editor:top-24 @min-[56rem]/editor:w-64 @min-[56rem]/editor:shrink-0 @min-[56rem]/editor:divide-y @min-[56rem]/editor:divide-line @min-[56rem]/editor:self-start @min-[56rem]/editor:*:py-4 @min-[56rem]/editor:*:first:pt-0"
    >
      <div className={`grid justify-items-start gap-2 text-sm text-muted ${besideOnly}`}>
        <StateBadge isLive={isLive} hasDraft={isDraft} publishAt={publishAt ?? null} />
        {isLive ? (isDraft ? m.aside_changed() : m.aside_live()) : m.aside_new()}
      </div>
      {(isSaved || isDirty) && (
        <div className={`grid gap-2 ${besideOnly}`}>
          <Button variant="secondary" size="sm" onClick={() => void preview()}>
            <Eye aria-hidden="true" />
            {m.editor_preview()}
          </Button>
          {isSaved && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void router.navigate({ to: `/admin/history/${feature}/${_id}` as string })}
            >
              <History aria-hidden="true" />
              {m.editor_history()}
            </Button>
          )}
        </div>
      )}
      {missing && <div className="not-empty:@max-[56rem]/editor:mb-8 empty:hidden">{missing}</div>}
    </aside>
  )
}
