import { useRef, useState } from 'react'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { PeopleTable, rowId } from './people-table.tsx'
import { useStaffActions } from './use-staff-actions.ts'
import type { Person } from './people.ts'

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
      <PeopleTable
        people={people}
        me={me}
        busyId={busyId}
        onApprove={(person, role) => void keepFocus(person, approve(person, role))}
        onSuspend={person => void keepFocus(person, suspend(person))}
        onRefuse={person => {
          nextRow.current = undefined
          setRefused(person)
        }}
      />
      <RemoveDialog
        person={refused}
        onClose={() => setRefused(undefined)}
        onRemoved={rememberNext}
        focusAfter={() => (nextRow.current ? document.getElementById(nextRow.current) : undefined)}
      />
    </>
  )
}
