import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { useState } from 'react'
import { MoveDialog } from '#app/features/applications/admin/move-dialog.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Parts } from '#app/staff/parts.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { goingOf } from '#server/features/workers/stages.shared.ts'
import { can } from '#server/permissions.ts'
import type { Worker } from './queries.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** What may follow of a medical check that was not fit. */
    'worker-unfit': { id: string }
  }
}

type Props = { worker: Worker; me: Me; onSecondCheck: () => void }

/** What may follow of a medical check that was not fit: nothing is done by itself. */
export function UnfitNext({ worker, me, onSecondCheck }: Props) {
  const [state, setState] = useState<State>()
  const going = goingOf(worker.applications)
  return (
    <Alert title={m.unfit_title()}>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" onClick={onSecondCheck}>
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
    </Alert>
  )
}
