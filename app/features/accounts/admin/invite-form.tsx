import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { m } from '#i18n/paraglide/messages.js'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { inviteInput, roleLabels } from '#server/features/accounts/schema.ts'
import { CurrentPassword } from './account-details.tsx'
import { AccountForm, AccountSection } from './account-section.tsx'
import { useSettingsForm } from '#app/editor/use-settings-form.ts'
import { InvitationsTable } from './invitations-table.tsx'
import type { LinkRequest } from './link-dialog.tsx'

type Props = {
  invitations: Outputs['accounts']['staff']['invitations']
  isOwner: boolean
  /** the folder of unsent mails while no mail server is set up */
  outbox: string | null
  hasPassword: boolean
  onLinkRequest: (request: LinkRequest) => void
}

/** Invites somebody by mail, and lists the open invitations. Only an owner can invite to a role above staff. */
export function Invite({ invitations, isOwner, outbox, hasPassword, onLinkRequest }: Props) {
  const { mutateAsync: invite } = useMutation(trpc().accounts.staff.invite.mutationOptions())
  const { register, submit, errorOf, problem, isBusy, watch } = useSettingsForm({
    schema: inviteInput,
    values: { email: '', role: 'staff', currentPassword: '' },
    save: invite,
    done: ({ email }) => (outbox ? m.invite_written({ email }) : m.invite_done({ email })),
  })
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
        {isOwner && (
          <SelectField label={m.invite_role()} error={errorOf('role')} {...register('role')}>
            {(['staff', 'admin', 'owner'] as const).map(role => (
              <option key={role} value={role}>
                {roleLabels[role]()}
              </option>
            ))}
          </SelectField>
        )}
        {watch('role') !== 'staff' && hasPassword && (
          <CurrentPassword error={errorOf('currentPassword')} {...register('currentPassword')} />
        )}
        <Button type="submit" busy={isBusy}>
          {m.invite_button()}
        </Button>
      </AccountForm>
      {invitations.length > 0 && (
        <InvitationsTable invitations={invitations} onLinkRequest={isOwner ? onLinkRequest : undefined} />
      )}
    </AccountSection>
  )
}
