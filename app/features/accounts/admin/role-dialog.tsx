import { CheckboxField } from '@agency/ui/CheckboxField'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { z } from '#i18n/zod.ts'
import { roleInput, roleLabels } from '#server/features/accounts/schema.ts'
import type { Person } from './people.ts'
import { ProvenDialog } from './reauthentication-dialog.tsx'
import { describeRights } from './right-list.tsx'

type Role = Person['role']
type Props = { person: Pick<Person, 'id' | 'name'>; role: Role; onClose: () => void }

const sureInput = roleInput.omit({ id: true, role: true }).extend({ isSure: z.boolean() })

/** Gives a person the role that was chosen, with the current password or a passkey; making an owner needs a confirmation. */
export function RoleDialog({ person: { id, name }, role, onClose }: Props) {
  const makesOwner = role === 'owner'
  return (
    <ProvenDialog
      title={m.staff_role_new({ name, role: roleLabels[role]() })}
      text={m.staff_role_text({ name })}
      button={m.account_save()}
      open
      onClose={onClose}
      schema={sureInput.refine(({ isSure }) => isSure || !makesOwner, {
        path: ['isSure'],
        error: () => m.staff_owner_unsure(),
      })}
      values={{ isSure: false }}
      renderFields={form => (
        <>
          <p className="text-sm text-muted">{describeRights(role)}</p>
          {makesOwner && <CheckboxField label={m.staff_owner_sure({ name })} {...form.field('isSure')} />}
        </>
      )}
      save={async ({ currentPassword }) => {
        await trpcClient().accounts.staff.setRole.mutate({ id, role, currentPassword })
        onClose()
      }}
      done={() => m.staff_role_changed({ name })}
    />
  )
}
