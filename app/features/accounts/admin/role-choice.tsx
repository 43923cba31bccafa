import { RadioGroup } from '@agency/ui/RadioGroup'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { isForOwners, isRightUsed, mayManage, rightsOf, roles } from '#server/permissions.ts'
import { describeRights } from './right-list.tsx'
import type { Person } from './people.ts'

type Role = Person['role']
type Props = {
  me: { role: Role }
  value: Role
  onChange: (role: Role) => void
  id?: string
  error?: string | undefined
}

/** Those that a person may give: of those that are not left to owners the narrowest first, then the others. */
export const rolesFor = (me: { role: Role }): Role[] =>
  roles
    .filter(role => mayManage(me, role) && rightsOf(role).some(isRightUsed))
    .toReversed()
    .toSorted(
      (one, other) =>
        Number(isForOwners(one)) - Number(isForOwners(other)) || rightsOf(one).length - rightsOf(other).length,
    )

/** The roles that a person may give, each with what it allows. */
export function RoleChoice({ me, value, onChange, id, error }: Props) {
  const options = rolesFor(me)
  return (
    <RadioGroup
      legend={m.staff_role()}
      id={id}
      name="role"
      value={value}
      error={error}
      options={options.map(role => ({
        value: role,
        label: roleLabels[role](),
        description: <span className="block text-sm text-muted">{describeRights(role)}</span>,
      }))}
      onValueChange={given => {
        const role = roles.find(each => each === given)
        if (role) onChange(role)
      }}
    />
  )
}
