import { Button } from '@agency/ui/Button'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { isForOwners } from '#server/permissions.ts'
import type { Person } from './people.ts'
import { rolesFor } from './role-choice.tsx'

type Role = Person['role']
type Props = {
  me: { role: Role }
  person: Pick<Person, 'name' | 'role' | 'status'>
  isBusy: boolean
  onApprove: (role?: Role) => void
}

/** Lets somebody in who waits, with a role, in one press: the narrowest role first. */
export function ApproveAs({ me, person: { name, role, status }, isBusy, onApprove }: Props) {
  if (status !== 'waiting' || isForOwners(role)) {
    const label = status === 'waiting' ? m.staff_approve() : m.staff_reinstate()
    return (
      <Button
        size="sm"
        className="whitespace-nowrap"
        busy={isBusy}
        aria-label={m.staff_do_to({ action: label, name })}
        onClick={() => onApprove()}
      >
        {label}
      </Button>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{m.staff_approve_as()}</span>
      {rolesFor(me)
        .filter(each => !isForOwners(each))
        .map((each, n) => (
          <Button
            key={each}
            size="sm"
            variant={n === 0 ? 'primary' : 'secondary'}
            className="whitespace-nowrap"
            busy={isBusy}
            aria-label={m.staff_approve_one({ name, role: roleLabels[each]() })}
            onClick={() => onApprove(each)}
          >
            {roleLabels[each]()}
          </Button>
        ))}
    </span>
  )
}
