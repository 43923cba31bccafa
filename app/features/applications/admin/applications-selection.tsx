import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { toast } from '@agency/ui/Toasts'
import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus, ChevronsRight } from 'lucide-react'
import { useState } from 'react'
import { PrintMany } from '#app/features/workers/admin/print-many.tsx'
import { BulkExport } from '#app/list/bulk-export.tsx'
import { FailuresDialog } from '#app/list/failures.tsx'
import { keepFocusInList } from '#app/list/keep-focus.ts'
import { ListSelection } from '#app/list/list-selection.tsx'
import { type Failed, useParts } from '#app/list/use-parts.ts'
import type { Selection } from '#app/list/use-selection.ts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type State, stateLabels, STATES } from '#server/features/applications/states.shared.ts'
import { applicationsClient } from './applications-client.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MoveManyDialog } from './move-many-dialog.tsx'
import type { ApplicationRow } from './queries.ts'

type Props = { selection: Selection<ApplicationRow>; mayExport: boolean }
/** Long enough to press what the message offers. */
const OFFERED_MS = 20_000

type Moved = { id: string; event: string }
type Result = Promise<{ failed: { id: string; reason: string }[]; moved?: Moved[] }>

/** What staff can do with the selected applications. Those with which it could not be done stay selected. */
export function ApplicationsSelection({ selection, mayExport }: Props) {
  const navigate = useNavigate()
  const parts = useParts()
  const [state, setState] = useState<State>()
  const [isInviting, setInviting] = useState(false)
  const [failed, setFailed] = useState<Failed<ApplicationRow>[]>([])
  const { rows } = selection
  const { mutateAsync } = useStaffMutation({ mutationFn: (work: () => Result) => work() })

  async function change(
    label: string,
    work: (part: ApplicationRow[]) => Result,
    say: (done: ApplicationRow[], steps: Moved[]) => void,
    chosen = rows,
  ) {
    setState(undefined)
    setInviting(false)
    const steps: Moved[] = []
    const refused = await parts.run(label, chosen, async part => {
      const { failed: ids, moved: made = [] } = await mutateAsync(() => work(part))
      steps.push(...made)
      return ids.flatMap(({ id, reason }) => part.filter(row => row.id === id).map(row => ({ row, reason })))
    })
    await queryClient().invalidateQueries()
    const isLeft = new Set(refused.map(({ row }) => row.id))
    const moved = chosen.filter(({ id }) => !isLeft.has(id))
    selection.remove(moved)
    setFailed(refused)
    if (moved.length > 0) say(moved, steps)
    if (refused.length === 0) keepFocusInList()
  }

  const sayMoved = (moved: ApplicationRow[], steps: Moved[]) =>
    toast.success(m.applications_moved(plural(moved.length)), {
      ...(steps.length > 0 && {
        duration: OFFERED_MS,
        action: { label: m.undo(), onClick: () => void undo(moved, steps) },
      }),
    })

  /** Takes back what many have not read yet. */
  async function undo(moved: ApplicationRow[], steps: Moved[]) {
    const refused = await parts.run(m.applications_undoing(), moved, async part => {
      const moves = steps.filter(step => part.some(({ id }) => id === step.id))
      if (moves.length === 0) return []
      const { failed: ids } = await mutateAsync(() => applicationsClient().undoMany.mutate({ moves }))
      return ids.flatMap(({ id, reason }) => part.filter(row => row.id === id).map(row => ({ row, reason })))
    })
    await queryClient().invalidateQueries()
    setFailed(refused)
    if (refused.length < moved.length) toast.success(m.application_move_undone())
  }

  /** Whoever is invited still has to be written to, which the interview's page does. */
  const sayInvited = ({ length }: ApplicationRow[], id: string) =>
    toast.success(m.applications_invited(plural(length)), {
      duration: OFFERED_MS,
      action: {
        label: m.interview_open(),
        onClick: () => void navigate({ to: '/admin/applications/interviews/$id', params: { id } }),
      },
    })

  const isBusy = parts.progress !== undefined
  return (
    <>
      <ListSelection selection={selection} parts={parts}>
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
            <PrintMany applications={rows.map(({ id }) => id)} isBusy={isBusy} />
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
          onMove={(chosen, { reason, skipOf }) =>
            void change(
              m.applications_moving(),
              part => {
                const moves = part.map(({ id, state: from }) => ({ id, from, skip: skipOf(id) }))
                return applicationsClient().moveMany.mutate({ moves, state, reason })
              },
              sayMoved,
              chosen,
            )
          }
        />
      )}
      <InviteDialog
        isOpen={isInviting}
        vacancyIds={rows.map(({ vacancyId }) => vacancyId)}
        onClose={() => setInviting(false)}
        onInvite={interviewId =>
          void change(
            m.applications_inviting(),
            part => applicationsClient().interviews.invite.mutate({ ids: part.map(({ id }) => id), interviewId }),
            done => sayInvited(done, interviewId),
          )
        }
      />
      <FailuresDialog failed={failed} nameOf={({ name }) => name} onClose={() => setFailed([])} />
    </>
  )
}
