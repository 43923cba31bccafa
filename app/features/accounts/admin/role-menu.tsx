import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient, trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import type { Person } from './people.ts'
import { profileQuery } from './profile-query.ts'
import { rolesFor } from './role-choice.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Role = Person['role']
type Props = { person: Pick<Person, 'id' | 'name' | 'role'>; me: { role: Role } }

/**
 * A person's role, which opens the others: two presses give one. The proof of who asks comes after them, unless a passkey
 * has given it within the last minutes; making an owner is confirmed in any case.
 */
export function RoleMenu({ person, me }: Props) {
  const { id, name, role } = person
  const [chosen, setChosen] = useState<Role>()
  const { run, isPending } = useStaffAction()

  async function choose(next: Role) {
    if (next === role) return
    let isProven = false
    const isAsked = await run(
      async () => {
        isProven = (await queryClient().fetchQuery(profileQuery())).isConfirmed
      },
      { of: id },
    )
    if (!isAsked) return // said why
    if (!isProven || next === 'owner') return setChosen(next)
    await run(() => trpcClient().accounts.staff.setRole.mutate({ id, role: next }), {
      of: id,
      done: m.staff_role_changed({ name }),
    })
  }

  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="secondary" size="sm" busy={isPending} aria-label={roleOf(person)}>
            {roleLabels[role]()}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {rolesFor(me).map(each => (
          <DropdownMenuItem key={each} aria-current={each === role || undefined} onSelect={() => void choose(each)}>
            <span className="grow">{roleLabels[each]()}</span>
            {each === role && <Check aria-hidden="true" />}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {chosen && <RoleDialog key={chosen} person={person} role={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** With what stands on the button, as whoever speaks to the machine would say it. */
const roleOf = ({ name, role }: Props['person']) => `${roleLabels[role]()}: ${m.staff_role_change_of({ name })}`
