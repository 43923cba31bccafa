import { Button } from '@agency/ui/Button'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can, isOfficer, mayManage } from '#server/permissions.ts'
import { ApproveAs } from './approve-as.tsx'
import { LastSeen } from './last-seen.tsx'
import { LinkDialog, type LinkRequest } from './link-dialog.tsx'
import type { StaffMember } from './people.ts'
import { PersonSection } from './person-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { StatusBadge } from './people-table.tsx'
import { useStaffActions } from './use-staff-actions.ts'

type Props = { person: StaffMember; me: Me; children: ReactNode }

/** The state of an account, and what can be done with it; `children` says why nothing can. */
export function PersonAccount({ person, me, children }: Props) {
  const { status, createdAt, lastSeenAt, email, isVerified } = person
  const mayChange = person.id !== me.uid && mayManage(me, person.role)
  return (
    <PersonSection title={m.person_state()} className="max-lg:order-first">
      <DescriptionList variant="beside">
        <DescriptionItem term={m.staff_status()}>
          <StatusBadge status={status} />
        </DescriptionItem>
        <DescriptionItem term={m.person_factor()}>
          {person.hasSecondFactor ? m.person_factor_on() : m.person_factor_off()}
        </DescriptionItem>
        <DescriptionItem term={m.staff_seen()}>
          <LastSeen at={lastSeenAt} />
        </DescriptionItem>
        <DescriptionItem term={m.staff_since()}>
          <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium' })}</time>
        </DescriptionItem>
      </DescriptionList>
      {email && !isVerified && <p className="mt-3 text-sm text-muted">{m.person_unverified()}</p>}
      <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5">
        {children}
        {mayChange && person.bar === null && <AccountActions person={person} me={me} />}
        {mayChange && person.bar !== null && <p className="text-sm text-muted">{person.bar}</p>}
        {mayChange && can(me, 'owners') && email && status !== 'suspended' && <ResetLinks person={person} />}
        {mayChange && can(me, 'owners') && person.hasSecondFactor && !isOfficer(person) && (
          <RemoveFactor person={person} />
        )}
        {mayChange && <Remove person={person} />}
      </div>
    </PersonSection>
  )
}

function AccountActions({ person, me }: { person: StaffMember; me: Me }) {
  const { approve, suspend, busyId } = useStaffActions()
  const isBusy = busyId === person.id
  if (person.status !== 'active')
    return <ApproveAs me={me} person={person} isBusy={isBusy} onApprove={role => void approve(person, role)} />
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      aria-label={m.staff_do_to({ action: m.staff_suspend(), name: person.name })}
      onClick={() => void suspend(person)}
    >
      {m.staff_suspend()}
    </Button>
  )
}

/** A link to choose a new password: mailed to the person, or to hand over where no mail arrives; that of an officer is mailed alone. */
function ResetLinks({ person: { id, name, role } }: { person: StaffMember }) {
  const [request, setRequest] = useState<LinkRequest>()
  const send = useStaffAction()
  const { mutateAsync: makeLink } = useMutation(trpc().accounts.staff.resetLink.mutationOptions())
  return (
    <>
      <Button
        variant="secondary"
        busy={send.isPending}
        onClick={() => {
          const work = () => trpcClient().accounts.staff.sendResetLink.mutate({ id })
          void send.act(work, m.person_reset_sent({ name }))
        }}
      >
        {m.person_reset_send()}
      </Button>
      {!isOfficer({ role }) && (
        <Button
          variant="secondary"
          onClick={() =>
            setRequest({
              title: m.staff_reset_link_of({ name }),
              text: m.staff_reset_link_text({ name }),
              make: proof => makeLink({ ...proof, id }),
            })
          }
        >
          {m.person_reset_copy()}
        </Button>
      )}
      <LinkDialog request={request} onClose={() => setRequest(undefined)} />
    </>
  )
}

/** For somebody who has lost everything that they could sign in with besides the password. */
function RemoveFactor({ person: { id, name } }: { person: StaffMember }) {
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync: remove } = useMutation(trpc().accounts.staff.removeSecondFactor.mutationOptions())
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.person_factor_remove()}
      </Button>
      <ReauthenticationDialog
        title={m.person_factor_remove()}
        text={m.person_factor_remove_text({ name })}
        button={m.person_factor_remove()}
        variant="danger"
        open={isOpen}
        onClose={close}
        save={async proof => {
          await remove({ ...proof, id })
          close()
        }}
        done={() => m.person_factor_removed({ name })}
      />
    </>
  )
}

function Remove({ person }: { person: StaffMember }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const label = person.status === 'waiting' ? m.staff_refuse() : m.staff_remove()
  return (
    <>
      <Button
        variant="danger"
        aria-label={m.staff_do_to({ action: label, name: person.name })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <RemoveDialog
        person={isOpen ? person : undefined}
        onClose={() => setOpen(false)}
        onRemoved={async () => {
          await router.navigate({ to: '/admin/staff' })
          document.getElementById('content')?.focus()
        }}
      />
    </>
  )
}
