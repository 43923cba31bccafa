import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Cell, Row } from '@agency/ui/Table'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import type { Person } from './staff-table.tsx'

type Props = {
  person: Person
  me: Me
  isBusy: boolean
  onApprove: () => void
  onSuspend: () => void
  onResetLink: () => void
  onRole: () => void
  onRemove: () => void
}

/** The element of a person's row, to focus. */
export const rowId = ({ id }: Person): string => `person-${id}`

export function StaffRow({ person, me, ...actions }: Props) {
  const isOwner = me.role === 'owner'
  const mayChange = person.id !== me.uid && (isOwner || person.role === 'staff')
  return (
    <Row id={rowId(person)} tabIndex={-1}>
      <Cell className="sm:min-w-52">
        <span className="font-semibold wrap-anywhere">{person.name}</span>
        {person.id === me.uid && <span className="text-muted"> ({m.staff_you()})</span>}
        <span className="block text-sm text-muted wrap-anywhere">
          {person.email ? <MailAddress email={person.email} /> : m.staff_no_email()}
        </span>
      </Cell>
      <Cell>
        <StatusBadge status={person.status} />
      </Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {roleLabels[person.role]()}
          {isOwner && mayChange && (
            <Button
              size="sm"
              variant="ghost"
              className="-mx-3"
              disabled={actions.isBusy}
              aria-label={m.staff_role_change_of({ name: person.name })}
              onClick={actions.onRole}
            >
              {m.staff_role_change()}
            </Button>
          )}
        </span>
      </Cell>
      <Cell label={m.staff_since()}>
        <time dateTime={person.createdAt} className="whitespace-nowrap">
          {formatDate(person.createdAt, { dateStyle: 'medium' })}
        </time>
      </Cell>
      <Cell>{mayChange && <Actions person={person} isOwner={isOwner} {...actions} />}</Cell>
    </Row>
  )
}

function StatusBadge({ status }: Pick<Person, 'status'>) {
  const badges = {
    waiting: <Badge variant="accent">{m.status_waiting()}</Badge>,
    active: <Badge variant="success">{m.status_active()}</Badge>,
    suspended: <Badge variant="danger">{m.status_suspended()}</Badge>,
  }
  return badges[status]
}

type ActionsProps = Omit<Props, 'me' | 'onRole'> & { isOwner: boolean }

function Actions({ person, isOwner, isBusy, onApprove, onSuspend, onResetLink, onRemove }: ActionsProps) {
  const { name, email, status } = person
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
      {isOwner && email && status !== 'suspended' && button(m.staff_reset_link(), 'ghost', onResetLink)}
      {button(status === 'waiting' ? m.staff_refuse() : m.staff_remove(), 'ghost', onRemove)}
    </span>
  )
}
