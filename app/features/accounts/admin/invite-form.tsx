import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { TextField } from '@agency/ui/TextField'
import { formatDate } from '#i18n/format.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { type Answers, useTRPCClient } from '#app/rendering/trpc.ts'
import { inviteInput } from '#server/features/accounts/schema.ts'
import { CurrentPassword } from './account-details.tsx'
import { AccountForm, AccountSection } from './account-section.tsx'
import { useAction } from '#app/editor/use-action.ts'
import { useSettingsForm } from '#app/editor/use-settings-form.ts'
import type { LinkWish } from './link-dialog.tsx'
import { roleLabels } from '#server/features/accounts/schema.ts'

type Props = {
  invitations: Answers['accounts']['staff']['invitations']
  isOwner: boolean
  /** where mails lie while no mail server is set up */
  outbox: string | null
  hasPassword: boolean
  onCopy: (wish: LinkWish) => void
}

/** Invites somebody by mail, and shows the invitations that nobody has answered yet. Only an owner offers more than the role of staff. */
export function Invite({ invitations, isOwner, outbox, hasPassword, onCopy }: Props) {
  const { staff } = useTRPCClient().accounts
  const { register, submit, errorOf, problem, isBusy, watch } = useSettingsForm({
    schema: inviteInput,
    values: { email: '', role: 'staff', currentPassword: '' },
    save: values => staff.invite.mutate(values),
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
      {invitations.length > 0 && <Open invitations={invitations} onCopy={isOwner ? onCopy : undefined} />}
    </AccountSection>
  )
}

function Open({ invitations, onCopy }: Pick<Props, 'invitations'> & { onCopy: Props['onCopy'] | undefined }) {
  const { staff } = useTRPCClient().accounts
  const { act, busy } = useAction()
  return (
    <>
      <h3 className="mt-3 font-sans font-semibold">{m.invitations_open()}</h3>
      <Table variant="stack" label={m.invitations_open()}>
        <TableHead>
          <Row>
            {[m.invitation_email(), m.staff_role(), m.invitation_by(), m.invitation_until(), m.staff_actions()].map(
              title => (
                <HeadCell key={title} scope="col">
                  {title}
                </HeadCell>
              ),
            )}
          </Row>
        </TableHead>
        <TableBody>
          {invitations.map(({ id, email, role, by, expiresAt }) => (
            <Row key={id}>
              <Cell className="sm:min-w-52">
                <span className="wrap-anywhere">
                  <MailAddress email={email} />
                </span>
              </Cell>
              <Cell label={m.staff_role()}>{roleLabels[role]()}</Cell>
              <Cell label={m.invitation_by()}>{by}</Cell>
              <Cell label={m.invitation_until()}>
                <time dateTime={expiresAt} className="whitespace-nowrap">
                  {formatDate(expiresAt, { dateStyle: 'medium' })}
                </time>
              </Cell>
              <Cell>
                {onCopy && (
                  <Button
                    size="sm"
                    variant="ghost"
                    className="-ms-3 whitespace-nowrap"
                    aria-label={m.invitation_copy_label({ email })}
                    onClick={() =>
                      onCopy({
                        title: m.invitation_copy_label({ email }),
                        text: m.invitation_copy_text(),
                        make: proof => staff.invitationLink.mutate({ ...proof, id }),
                      })
                    }
                  >
                    {m.invitation_copy()}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  className="-mx-3 whitespace-nowrap"
                  busy={busy === id}
                  aria-label={m.invitation_withdraw_label({ email })}
                  onClick={() => {
                    void act(id, () => staff.withdraw.mutate({ id }), m.invitation_withdrawn({ email }))
                  }}
                >
                  {m.invitation_withdraw()}
                </Button>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
