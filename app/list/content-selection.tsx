import { Button } from '@agency/ui/Button'
import { useRouter } from '@tanstack/react-router'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { BulkDelete } from './bulk-delete.tsx'
import { keepFocusInList } from './keep-focus.ts'
import { FailuresDialog } from './failures.tsx'
import { ListSelection } from './list-selection.tsx'
import { useUndo } from './use-undo.ts'
import { type Failed, useParts } from './use-parts.ts'
import type { Selection } from './use-selection.ts'

/** What bulk actions need of a record: `newest` is the number of its last saved state. */
export type ContentRow = { _id: string; newest: number; isLive: boolean; hasDraft: boolean }

type Action = 'publish' | 'unpublish' | 'delete'
type Props<Row> = {
  feature: string
  selection: Selection<Row>
  nameOf: (row: Row) => string
  /** Further actions, such as an export. */
  children?: (common: { rows: Row[]; nameOf: (row: Row) => string; parts: ReturnType<typeof useParts> }) => ReactNode
}

/** What staff can do with the selected records of a content type: publish, unpublish and delete, each with one Undo. */
export function ContentSelection<Row extends ContentRow>({ feature, selection, nameOf, children }: Props<Row>) {
  const router = useRouter()
  const parts = useParts()
  const offerUndo = useUndo()
  const batch = useRef<string>(undefined)
  const [failed, setFailed] = useState<Failed<Row>[]>([])
  const { mutateAsync: changeMany } = useStaffMutation(trpc().content.changeMany.mutationOptions())
  const common = { rows: selection.rows, nameOf, parts }

  const changePart = (action: Action) => async (rows: Row[], at: number) => {
    if (at === 0) batch.current = undefined
    const records = rows.map(({ _id, newest }) => ({ _id, seen: newest }))
    const result = await changeMany({ feature, action, records, ...(batch.current && { batch: batch.current }) })
    batch.current = result.batch
    return result.failed.flatMap(({ _id, message }) => {
      const row = rows.find(other => other._id === _id)
      return row ? [{ row, reason: message }] : []
    })
  }

  async function refresh(done: Row[]) {
    selection.remove(done)
    router.clearCache()
    await queryClient().invalidateQueries()
  }

  async function change(action: 'publish' | 'unpublish', rows: Row[]) {
    const isPublishing = action === 'publish'
    const failed = await parts.run(isPublishing ? m.list_publishing() : m.list_unpublishing(), rows, changePart(action))
    const done = rows.filter(row => !failed.some(other => other.row === row))
    await refresh(done)
    setFailed(failed)
    if (failed.length === 0) keepFocusInList()
    if (done.length > 0)
      offerUndo(
        (isPublishing ? m.list_published : m.list_unpublished)(plural(done.length)),
        batch.current ? { batch: batch.current } : undefined,
      )
  }

  const drafts = selection.rows.filter(({ hasDraft }) => hasDraft)
  const live = selection.rows.filter(({ isLive }) => isLive)
  const busy = parts.progress !== undefined
  return (
    <ListSelection selection={selection} parts={parts}>
      {children?.(common)}
      {drafts.length > 0 && (
        <Button variant="secondary" busy={busy} onClick={() => void change('publish', drafts)}>
          <Eye aria-hidden="true" />
          {m.list_publish()}
        </Button>
      )}
      {live.length > 0 && (
        <Button variant="secondary" busy={busy} onClick={() => void change('unpublish', live)}>
          <EyeOff aria-hidden="true" />
          {m.list_unpublish()}
        </Button>
      )}
      <BulkDelete
        {...common}
        deletePart={changePart('delete')}
        onDeleted={refresh}
        onClosed={deleted => {
          if (deleted > 0)
            offerUndo(m.deleted_many_text(plural(deleted)), batch.current ? { batch: batch.current } : undefined)
        }}
        focusAfter={() => document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')}
      />
      <FailuresDialog failed={failed} nameOf={nameOf} onClose={() => setFailed([])} />
    </ListSelection>
  )
}
