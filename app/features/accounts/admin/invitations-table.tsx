import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { mayManage } from '#server/permissions.ts'
import type { LinkRequest } from './link-dialog.tsx'

type Invitation = Outputs['accounts']['staff']['invitations'][number]
type Props = {
  me: Me
  invitations: Invitation[]
  /** for owners, who can hand over the link */
  onLinkRequest: ((request: LinkRequest) => void) | undefined
}

/** The invitations that nobody has accepted yet. */
export function InvitationsTable({ me, invitations, onLinkRequest }: Props) {
  const focusNext = useFocusNext()
  const title = useRef<HTMLHeadingElement>(null)
  /** An invitation that is sent again is another one: the focus moves to the title of the list. */
  async function keepFocus(change: Promise<boolean>) {
    if (await change) focusNext(() => title.current ?? document.getElementById('content'))
  }
  const actionsOf = (invitation: Invitation) => (
    <Actions
      invitation={invitation}
      mayChange={mayManage(me, invitation.role)}
      onLinkRequest={onLinkRequest}
      onChange={change => void keepFocus(change)}
    />
  )
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="mt-8 mb-3 font-sans text-lg">
        {m.invitations_open()}
      </h2>
      <DataTable
        label={m.invitations_open()}
        rows={invitations}
        idOf={({ id }) => id}
        columns={invitationColumns(actionsOf)}
      />
    </>
  )
}

const invitationColumns = (actionsOf: (invitation: Invitation) => ReactNode): Column<Invitation>[] => [
  {
    title: m.invitation_email(),
    variant: 'title',
    cell: ({ email }) => (
      <span className="wrap-anywhere">
        <MailAddress email={email} />
      </span>
    ),
  },
  { title: m.staff_role(), isLabelled: true, cell: ({ role }) => roleLabels[role]() },
  { title: m.invitation_by(), isLabelled: true, cell: ({ by }) => by },
  {
    title: m.invitation_until(),
    isLabelled: true,
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? (
        <Badge variant="danger">{m.invitation_expired()}</Badge>
      ) : (
        <time dateTime={expiresAt} className="whitespace-nowrap">
          {formatDate(expiresAt, { dateStyle: 'medium' })}
        </time>
      ),
  },
  { title: m.list_actions(), cell: actionsOf },
]

type ActionsProps = Pick<Props, 'onLinkRequest'> & {
  invitation: Invitation
  mayChange: boolean
  onChange: (change: Promise<boolean>) => void
}

function Actions({ invitation: { id, email }, mayChange, onLinkRequest, onChange }: ActionsProps) {
  const resend = useStaffAction()
  const withdraw = useStaffAction()
  const { mutateAsync: makeLink } = useMutation(trpc().accounts.staff.invitationLink.mutationOptions())
  return (
    <>
      {mayChange && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3 whitespace-nowrap"
          busy={resend.isPending}
          aria-label={m.invitation_resend_label({ email })}
          onClick={() => {
            const work = () => trpcClient().accounts.staff.resendInvitation.mutate({ id })
            onChange(resend.act(work, m.invitation_resent({ email })))
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
      {mayChange && (
        <Button
          size="sm"
          variant="ghost"
          className="-me-3 whitespace-nowrap"
          busy={withdraw.isPending}
          aria-label={m.invitation_withdraw_label({ email })}
          onClick={() => {
            const work = () => trpcClient().accounts.staff.withdraw.mutate({ id })
            onChange(withdraw.act(work, m.invitation_withdrawn({ email })))
          }}
        >
          {m.invitation_withdraw()}
        </Button>
      )}
    </>
  )
}
