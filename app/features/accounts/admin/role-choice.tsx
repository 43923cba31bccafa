import { RadioGroup } from '@agency/ui/RadioGroup'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { mayManage, roles } from '#server/permissions.ts'
import { describeRights } from './right-list.tsx'
import type { Person } from './people.ts'

type Role = Person['role']
type Props = { me: { role: Role }; value: Role; onChange: (role: Role) => void; error?: string | undefined }

/** The roles that a person may give, each with what it allows. */
export function RoleChoice({ me, value, onChange, error }: Props) {
  const options = roles.filter(role => mayManage(me, role)).toReversed()
  return (
    <RadioGroup
      legend={m.staff_role()}
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
