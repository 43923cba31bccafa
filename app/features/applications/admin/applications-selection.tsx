import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { toast } from '@agency/ui/Toasts'
import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus, ChevronsRight, FileDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AssignGroup } from '#app/features/work/admin/assign-menu.tsx'
import type { Colleagues } from '#app/features/work/admin/queries.ts'
import { useAssignMany } from '#app/features/work/admin/use-assign-many.ts'
import { Parts } from '#app/staff/parts.tsx'
import { useBulkExport } from '#app/list/bulk-export.tsx'
import { FailuresDialog } from '#app/list/failures.tsx'
import { ListSelection } from '#app/list/list-selection.tsx'
import { OFFERED_MS, useMany } from '#app/list/use-many.ts'
import type { Selection } from '#app/list/use-selection.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type State, stateLabels, STATES } from '#server/features/applications/stages/states.shared.ts'
import { applicationsClient } from './applications-client.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MoveManyDialog } from './move-many-dialog.tsx'
import type { ApplicationRow } from './queries.ts'
import { useMoveMany } from './use-move-many.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** What can be done with the selected applications. */
    'applications-selection': { applications: string[]; isBusy: boolean }
    /** What is done less often, as entries of a menu; what asks further is shown beside it. */
    'applications-selection-more': { applications: string[]; show: (dialog: Asking) => void }
  }
}

type Asking = (close: () => void) => ReactNode
type Props = { selection: Selection<ApplicationRow>; people: Colleagues; mayExport: boolean }

/** What staff can do with the selected applications. Those with which it could not be done stay selected. */
export function ApplicationsSelection({ selection, people, mayExport }: Props) {
  const navigate = useNavigate()
  const many = useMany(selection)
  const { parts, run, failed, forgetFailed } = many
  const move = useMoveMany(many)
  const assign = useAssignMany('applications', many, {
    under: m.applications_assigning(),
    done: m.applications_assigned,
  })
  const [state, setState] = useState<State>()
  const [isInviting, setInviting] = useState(false)
  const [asking, setAsking] = useState<{ dialog: Asking }>()
  const { rows } = selection
  const applications = rows.map(({ id }) => id)
  const { download, failures } = useBulkExport({
    name: 'applications',
    rows,
    nameOf: ({ name }) => name,
    parts,
    exportPart: (part, _format, isFirst) =>
      applicationsClient().exportSelected.mutate({ ids: part.map(({ id }) => id), isFirst }),
  })

  /** Whoever is invited still has to be written to, which the interview's page does. */
  async function invite(interviewId: string) {
    setInviting(false)
    const { length } = await run(m.applications_inviting(), rows, part =>
      applicationsClient().interviews.invite.mutate({ ids: part.map(({ id }) => id), interviewId }),
    )
    if (length > 0)
      toast.success(m.applications_invited(plural(length)), {
        duration: OFFERED_MS,
        action: {
          label: m.interview_open(),
          onClick: () => void navigate({ to: '/admin/applications/interviews/$id', params: { id: interviewId } }),
        },
      })
  }

  const isBusy = parts.progress !== undefined
  return (
    <>
      <ListSelection
        selection={selection}
        parts={parts}
        more={
          <>
            <Parts
              in="applications-selection-more"
              applications={applications}
              show={dialog => setAsking({ dialog })}
            />
            {mayExport && (
              <DropdownMenuItem icon={<FileDown aria-hidden="true" />} onSelect={() => void download('csv')}>
                {m.manage_csv()}
              </DropdownMenuItem>
            )}
            <AssignGroup people={people} onChoose={to => void assign(rows, to)} />
          </>
        }
      >
        {rows.length > 0 && (
          <>
            <DropdownMenu
              trigger={
                <Button variant="secondary" busy={isBusy}>
                  <ChevronsRight aria-hidden="true" />
                  {m.application_move()}
                </Button>
              }
            >
              {STATES.map(each => (
                <DropdownMenuItem key={each} onSelect={() => setState(each)}>
                  {stateLabels[each]()}
                </DropdownMenuItem>
              ))}
            </DropdownMenu>
            <Button variant="secondary" busy={isBusy} onClick={() => setInviting(true)}>
              <CalendarPlus aria-hidden="true" />
              {m.application_invite()}
            </Button>
            <Parts in="applications-selection" applications={applications} isBusy={isBusy} />
          </>
        )}
      </ListSelection>
      {state && (
        <MoveManyDialog
          key={state}
          state={state}
          rows={rows}
          onClose={() => setState(undefined)}
          onMove={(chosen, answer) => {
            setState(undefined)
            void move(state, chosen, answer)
          }}
        />
      )}
      <InviteDialog
        isOpen={isInviting}
        rows={rows}
        onClose={() => setInviting(false)}
        onInvite={id => void invite(id)}
      />
      {asking?.dialog(() => setAsking(undefined))}
      {failures}
      <FailuresDialog failed={failed} nameOf={({ name }) => name} onClose={forgetFailed} />
    </>
  )
}
