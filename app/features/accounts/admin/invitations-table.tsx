import { Button } from '@agency/ui/Button'
import { Cell, Row } from '@agency/ui/Table'
import { useMutation } from '@tanstack/react-query'
import { useAction } from '#app/editor/use-action.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { ListTable } from '#app/list/list-table.tsx'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import type { LinkRequest } from './link-dialog.tsx'

type Props = {
  invitations: Outputs['accounts']['staff']['invitations']
  /** for owners, who can hand over the link */
  onLinkRequest: ((request: LinkRequest) => void) | undefined
}

/** The invitations that nobody has accepted yet. */
export function InvitationsTable({ invitations, onLinkRequest }: Props) {
  const withdraw = useAction(trpc().accounts.staff.withdraw.mutationOptions())
  const { mutateAsync: makeLink } = useMutation(trpc().accounts.staff.invitationLink.mutationOptions())
  return (
    <>
      <h3 className="mt-3 font-sans font-semibold">{m.invitations_open()}</h3>
      <ListTable
        variant="stack"
        label={m.invitations_open()}
        columns={[m.invitation_email(), m.staff_role(), m.invitation_by(), m.invitation_until(), m.staff_actions()]}
      >
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
              {onLinkRequest && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="-ms-3 whitespace-nowrap"
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
              <Button
                size="sm"
                variant="ghost"
                className="-mx-3 whitespace-nowrap"
                busy={withdraw.pending?.id === id}
                aria-label={m.invitation_withdraw_label({ email })}
                onClick={() => {
                  void withdraw.act({ id }, m.invitation_withdrawn({ email }))
                }}
              >
                {m.invitation_withdraw()}
              </Button>
            </Cell>
          </Row>
        ))}
      </ListTable>
    </>
  )
}
