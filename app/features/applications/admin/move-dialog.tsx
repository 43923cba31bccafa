import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { MoveForm } from './move-form.tsx'
import { applicationQuery } from './queries.ts'

type Props = { id: string; state: State | undefined; onClose: () => void }

/** Asks what an applicant shall read with a state; closed without one. */
export function MoveDialog({ id, state, onClose }: Props) {
  return (
    <FormDialog
      open={state !== undefined}
      onClose={onClose}
      title={state && m.application_move_to({ state: stateLabels[state]() })}
    >
      {state && <Content id={id} state={state} onClose={onClose} />}
    </FormDialog>
  )
}

function Content({ id, state, onClose }: Props & { state: State }) {
  const { data, error } = useQuery(applicationQuery(id))
  if (error) return <LoadFailed error={error} />
  if (!data) return <Spinner label={m.list_loading()} />
  return (
    <>
      <p className="text-muted">
        {data.name} · {data.reference} · {stateLabels[data.state]()}
      </p>
      <MoveForm application={data} state={state} onDone={onClose} />
    </>
  )
}
