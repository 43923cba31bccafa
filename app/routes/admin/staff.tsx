import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatDate } from '#i18n/format.ts'
import { pageHead } from '#app/layouts/head.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import { type Answers, useTRPCClient } from '#app/rendering/trpc.ts'
import { useAction } from '#app/editor/use-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { Invite } from '#app/features/accounts/admin/invite-form.tsx'
import { LinkDialog, type LinkWish } from '#app/features/accounts/admin/link-dialog.tsx'
import { RoleDialog } from '#app/features/accounts/admin/role-dialog.tsx'
import { useSession } from '#app/layouts/admin/session.tsx'

type Person = Answers['accounts']['staff']['list'][number]

export const Route = createFileRoute('/admin/staff')({
  beforeLoad: ({ context }) => {
    if (context.me.role === 'staff') throw redirect({ to: '/admin' })
  },
  loader: async () => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    const { staff, own } = trpcClient().accounts
    const [people, invitations, outbox, { hasPassword }] = await Promise.all([
      staff.list.query(),
      staff.invitations.query(),
      staff.outbox.query(),
      own.profile.query(),
    ])
    return { people, invitations, outbox, hasPassword }
  },
  gcTime: 0,
  head: () => pageHead(m.staff_title()),
  component: Staff,
  pendingComponent: () => <Spinner label={m.staff_loading()} />,
  errorComponent: CouldNotLoad,
})

function Staff() {
  const { me } = Route.useRouteContext()
  const { people, invitations, outbox, hasPassword } = Route.useLoaderData()
  const { staff } = useTRPCClient().accounts
  const [asked, setAsked] = useState<Person>()
  const [promoted, setPromoted] = useState<Person>()
  const [wish, setWish] = useState<LinkWish>()

  const { act, busy } = useAction()
  const { isAsking } = useSession()
  const focusNext = useFocusNext()
  const neighbour = useRef<string>(undefined)
  /** Afterwards the buttons are others: the focus stays with the person. */
  async function doTo(person: Person, work: () => Promise<unknown>, done: string) {
    await act(person.id, work, done)
    focusNext(() => document.getElementById(rowOf(person)))
  }
  async function remove(person: Person) {
    const place = people.indexOf(person)
    const isDone = await act(
      person.id,
      () => staff.remove.mutate({ id: person.id }),
      m.staff_removed({ name: person.name }),
    )
    const next = people[place + 1] ?? people[place - 1]
    neighbour.current = isDone && next ? rowOf(next) : undefined
    setAsked(undefined)
  }

  const resetOf = ({ id, name }: Person): LinkWish => ({
    title: m.staff_reset_link_of({ name }),
    text: m.staff_reset_link_text({ name }),
    make: proof => staff.resetLink.mutate({ ...proof, id }),
  })
  const mayChange = (person: Person) => person.id !== me.uid && (me.role === 'owner' || person.role === 'staff')
  return (
    <>
      <PageHeader variant="staff" title={m.staff_title()} lead={m.staff_lead()} />
      <Table variant="stack" label={m.staff_title()}>
        <TableHead>
          <Row>
            {[m.staff_name(), m.staff_status(), m.staff_role(), m.staff_since(), m.staff_actions()].map(title => (
              <HeadCell key={title} scope="col">
                {title}
              </HeadCell>
            ))}
          </Row>
        </TableHead>
        <TableBody>
          {people.map(person => (
            <Row key={person.id} id={rowOf(person)} tabIndex={-1}>
              <Cell className="sm:min-w-52">
                <span className="font-semibold wrap-anywhere">{person.name}</span>
                {person.id === me.uid && <span className="text-muted"> ({m.staff_you()})</span>}
                <span className="block text-sm text-muted wrap-anywhere">
                  {person.email ? <MailAddress email={person.email} /> : m.staff_no_email()}
                </span>
              </Cell>
              <Cell>
                <Badge
                  variant={({ waiting: 'accent', active: 'success', suspended: 'danger' } as const)[person.status]}
                >
                  {
                    { waiting: m.status_waiting(), active: m.status_active(), suspended: m.status_suspended() }[
                      person.status
                    ]
                  }
                </Badge>
              </Cell>
              <Cell>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {roleLabels[person.role]()}
                  {me.role === 'owner' && mayChange(person) && (
                    <Button
                      size="sm"
                      variant="ghost"
                      className="-mx-3"
                      disabled={busy === person.id}
                      aria-label={m.staff_role_change_of({ name: person.name })}
                      onClick={() => setPromoted(person)}
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
              <Cell>
                {mayChange(person) && (
                  <span className="flex flex-wrap gap-2">
                    {person.status !== 'active' && (
                      <Action
                        name={person.name}
                        label={person.status === 'waiting' ? m.staff_approve() : m.staff_reinstate()}
                        variant="primary"
                        busy={busy === person.id}
                        onClick={() => {
                          void doTo(
                            person,
                            () => staff.approve.mutate({ id: person.id }),
                            m.staff_approved({ name: person.name }),
                          )
                        }}
                      />
                    )}
                    {person.status === 'active' && (
                      <Action
                        name={person.name}
                        label={m.staff_suspend()}
                        variant="secondary"
                        busy={busy === person.id}
                        onClick={() => {
                          void doTo(
                            person,
                            () => staff.suspend.mutate({ id: person.id }),
                            m.staff_suspended({ name: person.name }),
                          )
                        }}
                      />
                    )}
                    {me.role === 'owner' && person.email && person.status !== 'suspended' && (
                      <Action
                        name={person.name}
                        label={m.staff_reset_link()}
                        variant="ghost"
                        busy={busy === person.id}
                        onClick={() => setWish(resetOf(person))}
                      />
                    )}
                    <Action
                      name={person.name}
                      label={person.status === 'waiting' ? m.staff_refuse() : m.staff_remove()}
                      variant="ghost"
                      busy={busy === person.id}
                      onClick={() => {
                        neighbour.current = undefined
                        setAsked(person)
                      }}
                    />
                  </span>
                )}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <div className="mt-14">
        <Invite
          invitations={invitations}
          isOwner={me.role === 'owner'}
          outbox={outbox}
          hasPassword={hasPassword}
          onCopy={setWish}
        />
      </div>
      <RoleDialog person={promoted} onClose={() => setPromoted(undefined)} hasPassword={hasPassword} />
      <LinkDialog wish={wish} onClose={() => setWish(undefined)} hasPassword={hasPassword} />
      <ConfirmDialog
        open={asked !== undefined && !isAsking}
        onOpenChange={open => {
          if (!open) setAsked(undefined)
        }}
        title={m.staff_remove_title()}
        description={asked && m.staff_remove_text({ name: asked.name, email: asked.email ?? m.staff_no_email() })}
        confirmLabel={m.staff_remove_confirm()}
        cancelLabel={m.cancel()}
        busy={busy !== undefined}
        onConfirm={() => {
          if (asked) void remove(asked)
        }}
        focusAfter={() => (neighbour.current ? document.getElementById(neighbour.current) : undefined)}
      />
    </>
  )
}

const rowOf = ({ id }: Person) => `person-${id}`

function Action({
  name,
  label,
  variant,
  busy,
  onClick,
}: {
  name: string
  label: string
  variant: 'primary' | 'secondary' | 'ghost'
  busy: boolean
  onClick: () => void
}) {
  return (
    <Button
      size="sm"
      variant={variant}
      className="whitespace-nowrap"
      busy={busy}
      aria-label={m.staff_do_to({ action: label, name })}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

function CouldNotLoad() {
  const router = useRouter()
  return (
    <>
      <PageHeader variant="staff" title={m.staff_title()} />
      <ErrorState
        title={m.staff_failed()}
        description={m.clients_failed_text()}
        action={
          <Button
            onClick={() => {
              void router.invalidate()
            }}
          >
            {m.retry()}
          </Button>
        }
      />
    </>
  )
}
