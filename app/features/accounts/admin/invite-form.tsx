import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { m } from '#i18n/paraglide/messages.js'
import { trpcClient } from '#app/rendering/trpc.ts'
import { inviteInput } from '#server/features/accounts/schema.ts'
import { AccountForm, AccountSection } from '#app/layouts/admin/account-section.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { can, isForOwners } from '#server/permissions.ts'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { Proof } from './proof.tsx'
import { RoleChoice } from './role-choice.tsx'

type Props = {
  me: Me
  /** the folder of unsent mails while no mail server is set up */
  outbox: string | null
}

/** Invites somebody by mail. Only an owner can invite admins, owners and officers, with their password or passkey. */
export function Invite({ me, outbox }: Props) {
  const isOwner = can(me, 'owners')
  const form = useStaffForm({
    schema: inviteInput,
    values: { email: '', role: 'staff', currentPassword: '' },
    send: values => trpcClient().accounts.staff.invite.mutate(values),
    done: (_, { email }) => (outbox ? m.invite_written({ email }) : m.invite_done({ email })),
  })
  const role = form.watch('role') || 'staff'
  return (
    <AccountSection title={m.invite_title()} text={m.invite_text()}>
      {outbox && (
        <Alert title={m.invite_no_server()}>
          {isOwner ? m.invite_outbox_owner({ folder: outbox }) : m.invite_outbox({ folder: outbox })}
        </Alert>
      )}
      <AccountForm
        form={form}
        actions={
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {m.invite_button()}
          </Button>
        }
      >
        <TextField label={m.field_email()} type="email" autoComplete="off" required {...form.field('email')} />
        <RoleChoice me={me} value={role} onChange={chosen => form.set('role', chosen)} {...form.held('role')} />
        {isForOwners(role) && <Proof {...form.field('currentPassword')} />}
      </AccountForm>
    </AccountSection>
  )
}
