import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { m } from '#i18n/paraglide/messages.js'
import { trpc } from '#app/rendering/trpc.ts'
import { inviteInput } from '#server/features/accounts/schema.ts'
import { AccountForm, AccountSection } from '#app/layouts/admin/account-section.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { can, isForOwners } from '#server/permissions.ts'
import { useSettingsForm } from '#app/editor/use-settings-form.ts'
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
  const { mutateAsync: invite } = useMutation(trpc().accounts.staff.invite.mutationOptions())
  const { register, submit, errorOf, problem, isBusy, setValue, watch } = useSettingsForm({
    schema: inviteInput,
    values: { email: '', role: 'staff', currentPassword: '' },
    save: invite,
    done: ({ email }) => (outbox ? m.invite_written({ email }) : m.invite_done({ email })),
  })
  const role = watch('role')
  return (
    <AccountSection title={m.invite_title()} text={m.invite_text()}>
      {outbox && (
        <Alert title={m.invite_no_server()}>
          {isOwner ? m.invite_outbox_owner({ folder: outbox }) : m.invite_outbox({ folder: outbox })}
        </Alert>
      )}
      <AccountForm problem={problem} onSubmit={submit}>
        <TextField
          label={m.field_email()}
          type="email"
          autoComplete="off"
          required
          error={errorOf('email')}
          {...register('email')}
        />
        <RoleChoice me={me} value={role} error={errorOf('role')} onChange={chosen => setValue('role', chosen)} />
        {isForOwners(role) && <Proof error={errorOf('currentPassword')} {...register('currentPassword')} />}
        <Button type="submit" busy={isBusy}>
          {m.invite_button()}
        </Button>
      </AccountForm>
    </AccountSection>
  )
}
