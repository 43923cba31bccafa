import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Cell, Row } from '@agency/ui/Table'
import { Link } from '@tanstack/react-router'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { link } from '#app/layouts/link-style.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { mayManage } from '#server/permissions.ts'
import { LastSeen } from './last-seen.tsx'
import type { Person } from './staff-table.tsx'

type Props = {
  person: Person
  me: Me
  isBusy: boolean
  onApprove: () => void
  onSuspend: () => void
  onRefuse: () => void
}

/** The element of a person's row, to focus. */
export const rowId = ({ id }: { id: string }): string => `person-${id}`

export function StaffRow({ person, me, ...actions }: Props) {
  return (
    <Row id={rowId(person)} tabIndex={-1}>
      <Cell className="sm:min-w-52">
        <Link to="/admin/staff/$id" params={{ id: person.id }} className={`${link} wrap-anywhere`}>
          {person.name}
        </Link>
        {person.id === me.uid && <span className="text-muted"> ({m.staff_you()})</span>}
        <span className="block text-sm text-muted wrap-anywhere">
          {person.email ? <MailAddress email={person.email} /> : m.staff_no_email()}
        </span>
      </Cell>
      <Cell>
        <StatusBadge status={person.status} />
      </Cell>
      <Cell label={m.staff_role()}>{roleLabels[person.role]()}</Cell>
      <Cell label={m.staff_seen()} className="lg:whitespace-nowrap">
        <LastSeen at={person.lastSeenAt} />
      </Cell>
      <Cell>{person.id !== me.uid && mayManage(me, person.role) && <Actions person={person} {...actions} />}</Cell>
    </Row>
  )
}

export function StatusBadge({ status }: Pick<Person, 'status'>) {
  const badges = {
    waiting: <Badge variant="accent">{m.status_waiting()}</Badge>,
    active: <Badge variant="success">{m.status_active()}</Badge>,
    suspended: <Badge variant="danger">{m.status_suspended()}</Badge>,
  }
  return badges[status]
}

function Actions({ person: { name, status }, isBusy, onApprove, onSuspend, onRefuse }: Omit<Props, 'me'>) {
  const button = (label: string, variant: 'primary' | 'secondary' | 'ghost', onClick: () => void) => (
    <Button
      size="sm"
      variant={variant}
      className="whitespace-nowrap"
      busy={isBusy}
      aria-label={m.staff_do_to({ action: label, name })}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <span className="flex flex-wrap gap-2">
      {status === 'active'
        ? button(m.staff_suspend(), 'secondary', onSuspend)
        : button(status === 'waiting' ? m.staff_approve() : m.staff_reinstate(), 'primary', onApprove)}
      {status === 'waiting' && button(m.staff_refuse(), 'ghost', onRefuse)}
    </span>
  )
}
