import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Eraser, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PrintWorker } from './print-worker.tsx'
import type { Worker } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** What may be done with a file as a whole: one that has applications is archived, never erased. */
export function WorkerActions({ worker }: { worker: Worker }) {
  const { id, reference, isArchived, applications, eraseAt } = worker
  const [isErasing, setErasing] = useState(false)
  const { act, isPending } = useStaffAction()
  const archive = () => workersClient().archive.mutate({ id })
  const unarchive = () => workersClient().unarchive.mutate({ id })
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button asChild variant="secondary" size="sm">
        <Link to="/admin/workers/$id/edit" params={{ id }}>
          <Pencil aria-hidden="true" />
          {m.worker_edit()}
        </Link>
      </Button>
      <PrintWorker worker={worker} />
      {isArchived ? (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          onClick={() => void act(unarchive, m.worker_unarchived(), archive)}
        >
          <ArchiveRestore aria-hidden="true" />
          {m.worker_unarchive()}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          onClick={() => void act(archive, m.worker_archived(), unarchive)}
        >
          <Archive aria-hidden="true" />
          {m.worker_archive()}
        </Button>
      )}
      {applications.length === 0 && !eraseAt && (
        <Button variant="danger-quiet" size="sm" busy={isPending} onClick={() => setErasing(true)}>
          <Eraser aria-hidden="true" />
          {m.worker_erase()}
        </Button>
      )}
      <ConfirmDialog
        open={isErasing}
        onOpenChange={setErasing}
        title={m.worker_erase_title({ reference })}
        description={m.worker_erase_explained()}
        labels={{ confirm: m.worker_erase_confirm(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() =>
          void act(
            () => workersClient().erase.mutate({ id }),
            m.worker_erase_set(),
            () => workersClient().keep.mutate({ id }),
          ).then(() => setErasing(false))
        }
      />
    </div>
  )
}
