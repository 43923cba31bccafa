import { useQuery } from '@tanstack/react-query'
import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { remedyOf } from './documents-card.tsx'
import { workerQuery } from './queries.ts'

type Props = { worker: string; application: string; gap: Gap; onClose: () => void }

/** Adds what an application lacks where somebody reads of it. */
export function GapDialog({ worker: id, application, gap, onClose }: Props) {
  const { data: worker } = useQuery(workerQuery(id))
  return (
    worker && (
      <DocumentDialog
        worker={worker}
        isNamed
        application={application}
        {...remedyOf(gap, worker.documents)}
        isOpen
        onClose={onClose}
      />
    )
  )
}
