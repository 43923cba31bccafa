import { AssignMenu } from '#app/features/work/admin/assign-menu.tsx'
import type { Colleagues } from '#app/features/work/admin/queries.ts'
import { useAssignMany } from '#app/features/work/admin/use-assign-many.ts'
import { FailuresDialog } from '#app/list/failures.tsx'
import { ListSelection } from '#app/list/list-selection.tsx'
import { useMany } from '#app/list/use-many.ts'
import type { Selection } from '#app/list/use-selection.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DemandRow } from './demand-columns.tsx'

/** Gives the selected demands to somebody, with an Undo. */
export function DemandsSelection({ selection, people }: { selection: Selection<DemandRow>; people: Colleagues }) {
  const many = useMany(selection)
  const assign = useAssignMany('demands', many, { under: m.demands_changing(), done: m.demands_assigned })
  const { rows } = selection
  return (
    <ListSelection selection={selection} parts={many.parts}>
      {rows.length > 0 && (
        <AssignMenu people={people} isBusy={many.parts.progress !== undefined} onChoose={to => void assign(rows, to)} />
      )}
      <FailuresDialog failed={many.failed} nameOf={({ company }) => company} onClose={many.forgetFailed} />
    </ListSelection>
  )
}
