import { CheckboxField } from '@agency/ui/CheckboxField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { trpc } from '#app/rendering/trpc.ts'
import type { StaffMember } from './people.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'

type Role = StaffMember['role']

/** Gives a person another role, with the current password or a passkey; making an owner needs a confirmation. */
export function RoleDialog({
  person,
  me,
  onClose,
}: {
  person: StaffMember | undefined
  me: { role: Role }
  onClose: () => void
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
      check={() => (makesOwner && !isSure ? m.staff_owner_unsure() : undefined)}
      save={async proof => {
        if (person) await setRole({ ...proof, id: person.id, role })
        close()
      }}
      done={() => m.staff_role_changed({ name })}
    >
      <RoleChoice me={me} value={role} onChange={setChosen} />
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
