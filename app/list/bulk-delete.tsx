import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Failures } from './failures.tsx'
import type { Failed, useParts } from './use-parts.ts'

const NAMES_SHOWN = 5

type Props<Row> = {
  rows: Row[]
  nameOf: (row: Row) => string
  parts: ReturnType<typeof useParts>
  /** Deletes a part of the records, and gives those that could not be deleted. */
  deletePart: (rows: Row[], at: number) => Promise<Failed<Row>[]>
  /** Called with the deleted records, once the list may load anew. */
  onDeleted: (rows: Row[]) => Promise<unknown>
  /** Called when the person has read how many were deleted. */
  onClosed: (deleted: number) => void
  focusAfter: () => HTMLElement | null | undefined
}

/** Deletes the selected records after a confirmation, and says which could not be deleted. */
export function BulkDelete<Row>({ rows, nameOf, parts, deletePart, onDeleted, onClosed, focusAfter }: Props<Row>) {
  const { isSignInOpen } = useSession()
  const [isAsking, setAsking] = useState(false)
  const [result, setResult] = useState<{ deleted: number; failed: Failed<Row>[] }>()

  async function confirm() {
    setAsking(false)
    const failed = await parts.run(m.list_deleting(), rows, deletePart)
    const deleted = rows.filter(row => !failed.some(other => other.row === row))
    await onDeleted(deleted)
    setResult({ deleted: deleted.length, failed })
  }

  return (
    <>
      {rows.length > 0 && (
        <Button variant="danger-quiet" busy={parts.progress !== undefined} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
          {m.manage_delete()}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking && !isSignInOpen}
        onOpenChange={setAsking}
        title={m.delete_title()}
        description={m.delete_text()}
        labels={{ confirm: rows.length === 1 ? m.delete_confirm() : m.delete_confirm_many(), cancel: m.cancel() }}

        onConfirm={() => void confirm()}
      >
        <Names rows={rows} nameOf={nameOf} />
      </ConfirmDialog>
      <MessageDialog
        open={result !== undefined}
        onOpenChange={() => {
          setResult(undefined)
          onClosed(result?.deleted ?? 0)
        }}
        focusAfter={focusAfter}
        variant={result?.failed.length ? 'danger' : 'success'}
        title={result?.failed.length ? m.error_title() : m.deleted_title()}
        description={m.deleted_many_text(plural(result?.deleted ?? 0))}
        labels={{ close: m.ok() }}
      >
        {result && <Failures failed={result.failed} nameOf={nameOf} />}
      </MessageDialog>
    </>
  )
}

function Names<Row>({ rows, nameOf }: Pick<Props<Row>, 'rows' | 'nameOf'>) {
  const more = rows.length - NAMES_SHOWN
  return (
    <ul className="grid gap-1 font-semibold wrap-anywhere">
      {rows.slice(0, NAMES_SHOWN).map((row, n) => (
        <li key={n}>{nameOf(row)}</li>
      ))}
      {more > 0 && <li className="font-normal text-muted">{m.list_and_more({ count: formatNumber(more) })}</li>}
    </ul>
  )
}
