import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { useRef } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { useAction } from '#app/editor/use-action.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { rowId } from './staff-row.tsx'
import type { Person } from './staff-table.tsx'

type Props = { people: Person[]; person: Person | undefined; onClose: () => void }

/** Asks before an account is removed. When it is gone, the focus goes to the row that follows. */
export function RemoveDialog({ people, person, onClose }: Props) {
  const { act, isPending } = useAction(trpc().accounts.staff.remove.mutationOptions())
  const { isSignInOpen } = useSession()
  const nextRow = useRef<string>(undefined)
  async function remove({ id, name }: Person) {
    const index = people.findIndex(other => other.id === id)
    const next = people[index + 1] ?? people[index - 1]
    const isRemoved = await act({ id }, m.staff_removed({ name }))
    nextRow.current = isRemoved && next ? rowId(next) : undefined
    onClose()
  }
  return (
    <ConfirmDialog
      open={person !== undefined && !isSignInOpen}
      onOpenChange={open => {
        if (open) return
        nextRow.current = undefined
        onClose()
      }}
      title={m.staff_remove_title()}
      description={person && m.staff_remove_text({ name: person.name, email: person.email ?? m.staff_no_email() })}
      confirmLabel={m.staff_remove_confirm()}
      cancelLabel={m.cancel()}
      busy={isPending}
      onConfirm={() => {
        if (person) void remove(person)
      }}
      focusAfter={() => (nextRow.current ? document.getElementById(nextRow.current) : undefined)}
    />
  )
}
