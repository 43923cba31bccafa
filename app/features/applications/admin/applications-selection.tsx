import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { toast } from '@agency/ui/Toasts'
import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus, ChevronsRight } from 'lucide-react'
import { useState } from 'react'
import { AssignMenu } from '#app/features/work/admin/assign-menu.tsx'
import type { Colleagues } from '#app/features/work/admin/queries.ts'
import { useAssignMany } from '#app/features/work/admin/use-assign-many.ts'
import { Parts } from '#app/staff/parts.tsx'
import { BulkExport } from '#app/list/bulk-export.tsx'
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
  }
}

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
  const { rows } = selection

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
      <ListSelection selection={selection} parts={parts}>
        {rows.length > 0 && (
          <>
            <AssignMenu people={people} isBusy={isBusy} onChoose={to => void assign(rows, to)} />
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
            <Parts in="applications-selection" applications={rows.map(({ id }) => id)} isBusy={isBusy} />
          </>
        )}
        {mayExport && (
          <BulkExport
            name="applications"
            formats={['csv']}
            rows={rows}
            nameOf={({ name }) => name}
            parts={parts}
            exportPart={(part, _format, isFirst) =>
              applicationsClient().exportSelected.mutate({ ids: part.map(({ id }) => id), isFirst })
            }
          />
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
      <FailuresDialog failed={failed} nameOf={({ name }) => name} onClose={forgetFailed} />
    </>
  )
}
