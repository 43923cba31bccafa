import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { MoveDialog } from '#app/features/applications/admin/move-dialog.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Parts } from '#app/staff/parts.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { goingOf } from '#server/features/workers/stages.shared.ts'
import { can } from '#server/permissions.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { fileOfApplicationQuery, type Worker, workerQuery } from './queries.ts'

const staffRoute = getRouteApi('/admin')

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** What may follow of a medical check that was not fit. */
    'worker-unfit': { id: string }
  }
}

/** What may follow where the last medical check of somebody was not fit: nothing is done by itself. */
export function UnfitNext({ worker }: { worker: Worker }) {
  const { me } = staffRoute.useRouteContext()
  const [state, setState] = useState<State>()
  const [isAdding, setAdding] = useState(false)
  const going = goingOf(worker.applications)
  if (!isUnfit(worker)) return null
  return (
    <Alert title={m.unfit_title()}>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
          {m.unfit_second()}
        </Button>
        {going && can(me, 'applications') && (
          <>
            <TextLink to="/admin/applications/$id/edit" params={{ id: going.id }}>
              {m.unfit_other_job()}
            </TextLink>
            <Button variant="secondary" size="sm" onClick={() => setState('rejected')}>
              {m.unfit_not_selected()}
            </Button>
            <MoveDialog id={going.id} state={state} onClose={() => setState(undefined)} />
          </>
        )}
        <Parts in="worker-unfit" id={worker.id} />
      </div>
      <DocumentDialog worker={worker} kind="medical" isOpen={isAdding} onClose={() => setAdding(false)} />
    </Alert>
  )
}

/** The same on the page of the application that is on its way. */
export function UnfitOfApplication({ id }: { id: string }) {
  const { data } = useQuery(fileOfApplicationQuery(id))
  const file = data?.worker?.id
  const { data: worker } = useQuery({ ...workerQuery(file ?? ''), enabled: file !== undefined })
  return worker && goingOf(worker.applications)?.id === id ? <UnfitNext worker={worker} /> : null
}

const isUnfit = ({ missing }: Worker) => missing.some(({ kind, why }) => kind === 'medical' && why === 'unfit')
