import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { useSession } from '#app/editor/session.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

type Named = { id: string; name: string; email: string | null }
type Props<Person extends Named> = {
  person: Person | undefined
  onClose: () => void
  /** Before the page loads again what it shows. */
  onRemoved: (person: Person) => unknown
  focusAfter?: () => HTMLElement | null | undefined
}

/** Asks before an account is removed. */
export function RemoveDialog<Person extends Named>({ person, onClose, onRemoved, focusAfter }: Props<Person>) {
  const { act, isPending } = useStaffAction()
  const { isSignInOpen } = useSession()
  async function remove(gone: Person) {
    const work = async () => {
      await trpcClient().accounts.staff.remove.mutate({ id: gone.id })
      await onRemoved(gone)
    }
    await act(work, m.staff_removed({ name: gone.name }))
    onClose()
  }
  return (
    <ConfirmDialog
      open={person !== undefined && !isSignInOpen}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title={m.staff_remove_title()}
      description={person && m.staff_remove_text({ name: person.name, email: person.email ?? m.staff_no_email() })}
      labels={{ confirm: m.staff_remove_confirm(), cancel: m.cancel() }}

      busy={isPending}
      onConfirm={() => {
        if (person) void remove(person)
      }}
      focusAfter={focusAfter}
    />
  )
}
