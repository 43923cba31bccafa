import { useRef, useState } from 'react'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { ListTable } from '#app/list/list-table.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { RemoveDialog } from './remove-dialog.tsx'
import { rowId, StaffRow } from './staff-row.tsx'
import { useStaffActions } from './use-staff-actions.ts'

export type Person = Outputs['accounts']['staff']['list'][number]

/** Everybody with an account; a name leads to the person's page. */
export function StaffTable({ people, me, isFiltered }: { people: Person[]; me: Me; isFiltered: boolean }) {
  const [refused, setRefused] = useState<Person>()
  const { approve, suspend, busyId } = useStaffActions()
  const focusNext = useFocusNext()
  const nextRow = useRef<string>(undefined)
  /** A change replaces the buttons of a person: the focus moves to the person's row, or to the page where the person leaves the list. */
  async function keepFocus(person: Person, change: Promise<boolean>) {
    await change
    focusNext(() => document.getElementById(isFiltered ? 'content' : rowId(person)))
  }
  /** When a person is gone, the focus goes to the row that follows. */
  function rememberNext({ id }: Person) {
    const index = people.findIndex(other => other.id === id)
    const next = people[index + 1] ?? people[index - 1]
    nextRow.current = next && rowId(next)
  }
  return (
    <>
      <ListTable
        variant="stack"
        label={m.staff_title()}
        columns={[m.staff_name(), m.staff_status(), m.staff_role(), m.staff_seen(), m.staff_actions()]}
      >
        {people.map(person => (
          <StaffRow
            key={person.id}
            person={person}
            me={me}
            isBusy={busyId === person.id}
            onApprove={() => void keepFocus(person, approve(person))}
            onSuspend={() => void keepFocus(person, suspend(person))}
            onRefuse={() => {
              nextRow.current = undefined
              setRefused(person)
            }}
          />
        ))}
      </ListTable>
      <RemoveDialog
        person={refused}
        onClose={() => setRefused(undefined)}
        onRemoved={rememberNext}
        focusAfter={() => (nextRow.current ? document.getElementById(nextRow.current) : undefined)}
      />
    </>
  )
}
