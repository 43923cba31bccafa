import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Worked } from '#server/features/work/worked.shared.ts'
import { ME } from '#server/features/work/work.shared.ts'
import { type Assigned, assignTo, colleaguesQuery } from './queries.ts'

type Props = { on: Worked; record: Assigned; myId: string; assigned: string }

/** Who works on a record: oneself in one press, or any colleague who may. Whose it was before they left is told. */
export function AssigneeField({ on, record, myId, assigned }: Props) {
  const { id, assigneeId, assignee } = record
  const { act, isPending } = useStaffAction()
  const people = useSuspenseQuery(colleaguesQuery()).data[on]
  const isKnown = assigneeId === null || people.some(person => person.id === assigneeId)

  const give = (to: string | null) => {
    const next = to === ME ? myId : to
    const back = isKnown && assigneeId !== next ? () => assignTo(on, { ids: [id], to: assigneeId }) : undefined
    void act(() => assignTo(on, { ids: [id], to, seen: { [id]: assigneeId } }), assigned, back)
  }
  return (
    <div className="grid gap-2">
      <SelectField
        label={m.enquiry_assignee()}
        hint={assigneeId === null && assignee !== null ? m.assignee_was({ name: assignee }) : undefined}
        value={assigneeId ?? ''}
        onChange={({ target }) => give(target.value || null)}
      >
        <option value="">{m.enquiry_nobody()}</option>
        {!isKnown && <option value={assigneeId}>{assignee}</option>}
        {people.map(person => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
      {assigneeId !== myId && people.some(person => person.id === myId) && (
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => give(ME)}>
          {m.enquiry_assign_me()}
        </Button>
      )}
    </div>
  )
}
