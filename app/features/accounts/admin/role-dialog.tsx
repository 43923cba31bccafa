import { CheckboxField } from '@agency/ui/CheckboxField'
import { SelectField } from '@agency/ui/SelectField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { trpc } from '#app/rendering/trpc.ts'
import { roleLabels, roles } from '#server/features/accounts/schema.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import type { Person } from './staff-table.tsx'

type Role = Person['role']

/** Gives a person another role, with the current password; making an owner needs a confirmation. */
export function RoleDialog({
  person,
  onClose,
  hasPassword,
}: {
  person: Person | undefined
  onClose: () => void
  hasPassword: boolean
}) {
  const { mutateAsync: setRole } = useMutation(trpc().accounts.staff.setRole.mutationOptions())
  const [chosen, setChosen] = useState<Role>()
  const [isSure, setSure] = useState(false)
  const name = person?.name ?? ''
  const role = chosen ?? person?.role ?? 'staff'
  const makesOwner = role === 'owner' && person?.role !== 'owner'
  const close = () => {
    setChosen(undefined)
    setSure(false)
    onClose()
  }
  return (
    <ReauthenticationDialog
      title={m.staff_role_of({ name })}
      text={m.staff_role_text({ name })}
      button={m.account_save()}
      open={person !== undefined}
      onClose={close}
      hasPassword={hasPassword}
      check={() => (makesOwner && !isSure ? m.staff_owner_unsure() : undefined)}
      save={async proof => {
        if (person) await setRole({ ...proof, id: person.id, role })
        close()
      }}
      done={() => m.staff_role_changed({ name })}
    >
      <SelectField
        label={m.staff_role()}
        value={role}
        onChange={({ currentTarget }) => {
          setChosen(roles.find(each => each === currentTarget.value))
        }}
      >
        {roles.toReversed().map(each => (
          <option key={each} value={each}>
            {roleLabels[each]()}
          </option>
        ))}
      </SelectField>
      {makesOwner && (
        <CheckboxField
          label={m.staff_owner_sure({ name })}
          checked={isSure}
          onChange={({ currentTarget }) => {
            setSure(currentTarget.checked)
          }}
        />
      )}
    </ReauthenticationDialog>
  )
}
