import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type DoneProps = {
  id: string
  added: number
  changed: number
  /** Records that are not written yet, and why where it was not the time. */
  left: number
  reason?: string
  notice?: string
  isUndoing: boolean
  onUndo: () => void
  /** Compares the file again, of which something is left. */
  onGoOn: () => void
}

/** How many records an import has written, with Undo; with the `id` it takes the focus. */
export function ImportDone({ id, added, changed, left, reason, notice, isUndoing, onUndo, onGoOn }: DoneProps) {
  return (
    <>
      <Alert
        id={id}
        tabIndex={-1}
        variant={left > 0 ? 'warning' : 'success'}
        title={left > 0 ? m.import_left(plural(left)) : m.import_done()}
        actions={
          <div className="flex flex-wrap gap-3">
            {left > 0 ? <Button onClick={onGoOn}>{m.import_go_on()}</Button> : <ManageLink />}
            <Button variant="secondary" busy={isUndoing} onClick={onUndo}>
              {m.import_undo()}
            </Button>
          </div>
        }
      >
        {[reason, m.import_done_text({ added: formatNumber(added), changed: formatNumber(changed) })]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      {notice && <Alert variant="danger" title={notice} />}
    </>
  )
}

/** What became of the records when an import was undone: those that somebody has changed since stay. */
export function ImportUndone({ id, undone, skipped }: { id: string } & Outputs['content']['undo']) {
  return (
    <div id={id} tabIndex={-1} className="grid gap-6">
      {undone > 0 && (
        <Alert variant="success" title={m.import_undone()} actions={<ManageLink />}>
          {m.list_undone(plural(undone))}
        </Alert>
      )}
      {skipped.length > 0 && (
        <Alert variant="danger" title={m.import_undo_skipped()}>
          <ul className="grid gap-1">
            {skipped.map(({ _id, title, reason }) => (
              <li key={_id}>{m.list_failed_one({ name: title, reason })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

function ManageLink() {
  return (
    <Button asChild>
      <Link to="/admin/manage-clients">{m.manage_title()}</Link>
    </Button>
  )
}
