import { CheckboxField } from '@agency/ui/CheckboxField'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { z } from '#i18n/zod.ts'
import { roleInput } from '#server/features/accounts/schema.ts'
import type { StaffMember } from './people.ts'
import { ProvenDialog } from './reauthentication-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'

type Role = StaffMember['role']
type Props = { person: StaffMember | undefined; me: { role: Role }; onClose: () => void }

/** Gives a person another role, with the current password or a passkey; making an owner needs a confirmation. */
export function RoleDialog({ person, ...props }: Props) {
  return person && <Choice key={person.id} person={person} {...props} />
}

const sureInput = roleInput.omit({ id: true }).extend({ isSure: z.boolean() })

function Choice({ person, me, onClose }: Props & { person: StaffMember }) {
  const { id, name } = person
  const makesOwner = (role: Role | '') => role === 'owner' && person.role !== 'owner'
  return (
    <ProvenDialog
      title={m.staff_role_of({ name })}
      text={m.staff_role_text({ name })}
      button={m.account_save()}
      open
      onClose={onClose}
      schema={sureInput.refine(({ role, isSure }) => isSure || !makesOwner(role), {
        path: ['isSure'],
        error: () => m.staff_owner_unsure(),
      })}
      values={{ role: person.role, isSure: false }}
      renderFields={form => {
        const role = form.watch('role') || person.role
        return (
          <>
            <RoleChoice me={me} value={role} onChange={chosen => form.set('role', chosen)} {...form.held('role')} />
            {makesOwner(role) && <CheckboxField label={m.staff_owner_sure({ name })} {...form.field('isSure')} />}
          </>
        )
      }}
      save={async ({ role, currentPassword }) => {
        await trpcClient().accounts.staff.setRole.mutate({ id, role, currentPassword })
        onClose()
      }}
      done={() => m.staff_role_changed({ name })}
    />
  )
}
