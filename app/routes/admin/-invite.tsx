import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { TextField } from '@agency/ui/TextField'
import { formatDate } from '#app/dates.ts'
import { m } from '#app/paraglide/messages.js'
import { type Answers, useTRPCClient } from '#app/trpc.ts'
import { inviteInput } from '#server/accounts/schema.ts'
import { AccountForm, AccountSection } from './-account-section.tsx'
import { useAct } from './-act.ts'
import { useChangeForm } from './-change-form.ts'
import { nameRole } from './-roles.ts'

type Props = { invitations: Answers['accounts']['staff']['invitations']; isOwner: boolean }

/** Invites somebody by mail, and shows the invitations that nobody has answered yet. Only an owner offers more than the role of staff. */
export function Invite({ invitations, isOwner }: Props) {
  const { staff } = useTRPCClient().accounts
  const { register, submit, errorOf, problem, isBusy } = useChangeForm({
    schema: inviteInput, values: { email: '', role: 'staff' }, save: values => staff.invite.mutate(values), done: ({ email }) => m.invite_done({ email }),
  })
  return (
    <AccountSection title={m.invite_title()} text={m.invite_text()}>
      <AccountForm problem={problem} onSubmit={submit}>
        <TextField label={m.field_email()} type="email" autoComplete="off" required error={errorOf('email')} {...register('email')} />
        {isOwner && (
          <SelectField label={m.invite_role()} error={errorOf('role')} {...register('role')}>
            {(['staff', 'admin', 'owner'] as const).map(role => <option key={role} value={role}>{nameRole(role)}</option>)}
          </SelectField>
        )}
        <Button type="submit" busy={isBusy}>{m.invite_button()}</Button>
      </AccountForm>
      {invitations.length > 0 && <Open invitations={invitations} />}
    </AccountSection>
  )
}

function Open({ invitations }: Pick<Props, 'invitations'>) {
  const { staff } = useTRPCClient().accounts
  const { act, busy } = useAct()
  return <>
    <h3 className="mt-3 font-sans font-semibold">{m.invitations_open()}</h3>
    <Table variant="stack" label={m.invitations_open()}>
      <TableHead>
        <Row>{[m.invitation_email(), m.staff_role(), m.invitation_by(), m.invitation_until(), m.staff_actions()].map(title => <HeadCell key={title} scope="col">{title}</HeadCell>)}</Row>
      </TableHead>
      <TableBody>
        {invitations.map(({ id, email, role, by, expiresAt }) => (
          <Row key={id}>
            <Cell className="sm:min-w-52"><span className="wrap-anywhere">{email}</span></Cell>
            <Cell label={m.staff_role()}>{nameRole(role)}</Cell>
            <Cell label={m.invitation_by()}>{by}</Cell>
            <Cell label={m.invitation_until()}><time dateTime={expiresAt} className="whitespace-nowrap">{formatDate(expiresAt, { dateStyle: 'medium' })}</time></Cell>
            <Cell><Button size="sm" variant="ghost" className="-mx-3 whitespace-nowrap" busy={busy === id} aria-label={m.invitation_withdraw_label({ email })} onClick={() => { void act(id, () => staff.withdraw.mutate({ id }), m.invitation_withdrawn({ email })) }}>{m.invitation_withdraw()}</Button></Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  </>
}
