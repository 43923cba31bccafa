import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Cell, Row } from '@agency/ui/Table'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAction } from '#app/editor/use-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { ListTable } from '#app/list/list-table.tsx'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { mayManage } from '#server/permissions.ts'
import type { LinkRequest } from './link-dialog.tsx'

type Props = {
  me: Me
  invitations: Outputs['accounts']['staff']['invitations']
  /** for owners, who can hand over the link */
  onLinkRequest: ((request: LinkRequest) => void) | undefined
}

/** The invitations that nobody has accepted yet. */
export function InvitationsTable({ me, invitations, onLinkRequest }: Props) {
  const resend = useAction(trpc().accounts.staff.resendInvitation.mutationOptions())
  const withdraw = useAction(trpc().accounts.staff.withdraw.mutationOptions())
  const { mutateAsync: makeLink } = useMutation(trpc().accounts.staff.invitationLink.mutationOptions())
  const focusNext = useFocusNext()
  const title = useRef<HTMLHeadingElement>(null)
  /** An invitation that is sent again is another one: the focus moves to the title of the list. */
  async function keepFocus(change: Promise<boolean>) {
    if (await change) focusNext(() => title.current ?? document.getElementById('content'))
  }
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="mt-8 mb-3 font-sans text-lg">
        {m.invitations_open()}
      </h2>
      <ListTable
        variant="stack"
        label={m.invitations_open()}
        columns={[m.invitation_email(), m.staff_role(), m.invitation_by(), m.invitation_until(), m.staff_actions()]}
      >
        {invitations.map(({ id, email, role, by, expiresAt, isExpired }) => (
          <Row key={id}>
            <Cell className="sm:min-w-52">
              <span className="wrap-anywhere">
                <MailAddress email={email} />
              </span>
            </Cell>
            <Cell label={m.staff_role()}>{roleLabels[role]()}</Cell>
            <Cell label={m.invitation_by()}>{by}</Cell>
            <Cell label={m.invitation_until()}>
              {isExpired ? (
                <Badge variant="danger">{m.invitation_expired()}</Badge>
              ) : (
                <time dateTime={expiresAt} className="whitespace-nowrap">
                  {formatDate(expiresAt, { dateStyle: 'medium' })}
                </time>
              )}
            </Cell>
            <Cell>
              {mayManage(me, role) && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="-ms-3 whitespace-nowrap"
                  busy={resend.pending?.id === id}
                  aria-label={m.invitation_resend_label({ email })}
                  onClick={() => {
                    void keepFocus(resend.act({ id }, m.invitation_resent({ email })))
                  }}
                >
                  {m.invitation_resend()}
                </Button>
              )}
              {onLinkRequest && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="whitespace-nowrap"
                  aria-label={m.invitation_copy_label({ email })}
                  onClick={() =>
                    onLinkRequest({
                      title: m.invitation_copy_label({ email }),
                      text: m.invitation_copy_text(),
                      make: proof => makeLink({ ...proof, id }),
                    })
                  }
                >
                  {m.invitation_copy()}
                </Button>
              )}
              {mayManage(me, role) && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="-me-3 whitespace-nowrap"
                  busy={withdraw.pending?.id === id}
                  aria-label={m.invitation_withdraw_label({ email })}
                  onClick={() => {
                    void keepFocus(withdraw.act({ id }, m.invitation_withdrawn({ email })))
                  }}
                >
                  {m.invitation_withdraw()}
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </ListTable>
    </>
  )
}
