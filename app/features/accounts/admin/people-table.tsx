import { Avatar } from '@agency/ui/Avatar'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { Link } from '@tanstack/react-router'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { link } from '#app/layouts/link-style.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { can, isForOwners, mayManage } from '#server/permissions.ts'
import { ApproveAs } from './approve-as.tsx'
import { LastSeen } from './last-seen.tsx'
import type { Person } from './people.ts'
import { RoleMenu } from './role-menu.tsx'

type Props = {
  me: Me
  /** The person who is being changed. */
  busyId: string | undefined
  onApprove: (person: Person, role?: Person['role']) => void
  onSuspend: (person: Person) => void
  onRefuse: (person: Person) => void
}

/** The element of a person's row, to focus. */
export const rowId = ({ id }: { id: string }): string => `people-${id}`

/** Everybody with what they may do, when they were last here and what can be done about their account. */
export function PeopleTable({ people, ...props }: Props & { people: Person[] }) {
  return (
    <DataTable id="people" label={m.staff_title()} rows={people} idOf={({ id }) => id} columns={peopleColumns(props)} />
  )
}

const peopleColumns = ({ me, ...actions }: Props): Column<Person>[] => [
  {
    title: m.list_name(),
    variant: 'title',
    cell: ({ id, name, email }) => (
      <span className="flex items-start gap-3">
        <Avatar name={name} />
        <span className="min-w-0">
          <Link to="/admin/staff/$id" params={{ id }} className={`${link} wrap-anywhere`}>
            {name}
          </Link>
          {id === me.uid && <span className="text-muted"> ({m.person_you()})</span>}
          <span className="block text-sm text-muted wrap-anywhere">
            {email ? <MailAddress email={email} /> : m.staff_no_email()}
          </span>
        </span>
      </span>
    ),
  },
  { title: m.staff_status(), cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: m.staff_role(),
    isLabelled: true,
    cell: person =>
      can(me, 'owners') && person.id !== me.uid && person.status === 'active' && mayManage(me, person.role) ? (
        <RoleMenu person={person} me={me} />
      ) : person.status === 'waiting' && !isForOwners(person.role) ? (
        <span className="text-muted">{m.staff_role_open()}</span>
      ) : (
        roleLabels[person.role]()
      ),
  },
  {
    title: m.staff_seen(),
    isLabelled: true,
    className: 'lg:whitespace-nowrap',
    cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
  },
  {
    title: m.list_actions(),
    cell: person =>
      person.id !== me.uid && mayManage(me, person.role) && <Actions person={person} me={me} {...actions} />,
  },
]

export function StatusBadge({ status }: Pick<Person, 'status'>) {
  const badges = {
    waiting: <Badge variant="accent">{m.status_waiting()}</Badge>,
    active: <Badge variant="success">{m.status_active()}</Badge>,
    suspended: <Badge variant="danger">{m.status_suspended()}</Badge>,
  }
  return badges[status]
}

function Actions({ person, me, busyId, onApprove, onSuspend, onRefuse }: Props & { person: Person }) {
  const { id, name, status, bar } = person
  const button = (label: string, variant: 'secondary' | 'ghost', onPress: (person: Person) => void) => (
    <Button
      size="sm"
      variant={variant}
      className="whitespace-nowrap"
      busy={busyId === id}
      aria-label={m.staff_do_to({ action: label, name })}
      onClick={() => onPress(person)}
    >
      {label}
    </Button>
  )
  return (
    <span className="flex flex-wrap gap-2">
      {status === 'active'
        ? button(m.staff_suspend(), 'secondary', onSuspend)
        : bar === null && (
            <ApproveAs me={me} person={person} isBusy={busyId === id} onApprove={role => onApprove(person, role)} />
          )}
      {status === 'waiting' && button(m.staff_refuse(), 'ghost', onRefuse)}
      {bar !== null && <span className="basis-full text-sm text-muted">{bar}</span>}
    </span>
  )
}
