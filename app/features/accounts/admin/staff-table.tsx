import { useState } from 'react'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { ListTable } from '#app/list/list-table.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { LinkRequest } from './link-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { rowId, StaffRow } from './staff-row.tsx'
import { useStaffActions } from './use-staff-actions.ts'

export type Person = Outputs['accounts']['staff']['list'][number]

type Props = { people: Person[]; me: Me; hasPassword: boolean; onLinkRequest: (request: LinkRequest) => void }

/** Everybody with an account, and what this person may do with each. */
export function StaffTable({ people, me, hasPassword, onLinkRequest }: Props) {
  const [leaving, setLeaving] = useState<Person>()
  const [promoted, setPromoted] = useState<Person>()
  const { approve, suspend, resetLink, busyId } = useStaffActions()
  const focusNext = useFocusNext()
  /** A change replaces the buttons of a person: the focus moves to the person's row. */
  async function keepFocus(person: Person, change: Promise<boolean>) {
    await change
    focusNext(() => document.getElementById(rowId(person)))
  }
  return (
    <>
      <ListTable
        variant="stack"
        label={m.staff_title()}
        columns={[m.staff_name(), m.staff_status(), m.staff_role(), m.staff_since(), m.staff_actions()]}
      >
        {people.map(person => (
          <StaffRow
            key={person.id}
            person={person}
            me={me}
            isBusy={busyId === person.id}
            onApprove={() => void keepFocus(person, approve(person))}
            onSuspend={() => void keepFocus(person, suspend(person))}
            onResetLink={() => onLinkRequest(resetLink(person))}
            onRole={() => setPromoted(person)}
            onRemove={() => setLeaving(person)}
          />
        ))}
      </ListTable>
      <RoleDialog person={promoted} onClose={() => setPromoted(undefined)} hasPassword={hasPassword} />
      <RemoveDialog people={people} person={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}
