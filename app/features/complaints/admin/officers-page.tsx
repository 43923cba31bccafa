import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { PageHeader } from '@agency/ui/PageHeader'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { StatusBadge } from '#app/features/accounts/admin/people-table.tsx'
import { profileQuery } from '#app/features/accounts/admin/profile-query.ts'
import { ReauthenticationDialog } from '#app/features/accounts/admin/reauthentication-dialog.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { load, type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

type Officer = Outputs['accounts']['officers']['list'][number]
type Decision = { officer: Officer; what: 'confirm' | 'refuse' }

const officersQuery = () => trpc().accounts.officers.list.queryOptions()

export async function loadOfficers(): Promise<void> {
  await Promise.all([load(officersQuery()), load(profileQuery())])
}

/** Who reads complaints; whoever waits to is confirmed or refused here. */
export function OfficersPage() {
  const { data: officers } = useSuspenseQuery(officersQuery())
  const [decision, setDecision] = useState<Decision>()
  const focusNext = useFocusNext()
  const close = () => setDecision(undefined)
  /** The buttons of who was decided on are gone, and after a refusal the row, too: there is always the officer who decides. */
  const rowAfter = () => {
    const next = decision?.what === 'refuse' ? officers.find(({ id }) => id !== decision.officer.id) : decision?.officer
    return document.getElementById(`officers-${next?.id}`)
  }
  const of = (what: Decision['what']) => (decision?.what === what ? decision.officer : undefined)
  return (
    <>
      <p className="mb-4">
        <TextLink to="/admin/complaints">{m.officers_back()}</TextLink>
      </p>
      <PageHeader variant="staff" title={m.officers_title()} description={m.officers_lead()} />
      <DataTable
        id="officers"
        label={m.officers_title()}
        rows={officers}
        idOf={({ id }) => id}
        columns={columns((officer, what) => setDecision({ officer, what }))}
      />
      <Confirm
        officer={of('confirm')}
        onClose={close}
        onConfirmed={() => {
          close()
          focusNext(rowAfter)
        }}
      />
      <Refuse officer={of('refuse')} onClose={close} rowAfter={rowAfter} />
    </>
  )
}

const columns = (decide: (officer: Officer, what: Decision['what']) => void): Column<Officer>[] => [
  {
    title: m.list_name(),
    variant: 'title',
    cell: ({ name, email }) => (
      <span className="block min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-muted">{email ? <MailAddress email={email} /> : m.staff_no_email()}</span>
      </span>
    ),
  },
  { title: m.staff_status(), cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: m.officer_since(),
    isLabelled: true,
    cell: ({ officerSince }) => officerSince && formatDate(officerSince, { dateStyle: 'medium' }),
  },
  {
    title: m.person_factor(),
    isLabelled: true,
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? m.person_factor_on() : m.person_factor_off()),
  },
  {
    title: m.list_actions(),
    cell: officer =>
      officer.status === 'waiting' && <Actions name={officer.name} onPress={what => decide(officer, what)} />,
  },
]

function Actions({ name, onPress }: { name: string; onPress: (what: Decision['what']) => void }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={m.officer_confirm_of({ name })} onClick={() => onPress('confirm')}>
        {m.officer_confirm()}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={m.staff_do_to({ action: m.staff_refuse(), name })}
        onClick={() => onPress('refuse')}
      >
        {m.staff_refuse()}
      </Button>
    </span>
  )
}

type AskProps = { officer: Officer | undefined; onClose: () => void }

function Confirm({ officer, onClose, onConfirmed }: AskProps & { onConfirmed: () => void }) {
  const { mutateAsync: confirm } = useMutation(trpc().accounts.officers.confirm.mutationOptions())
  const name = officer?.name ?? ''
  return (
    <ReauthenticationDialog
      title={m.officer_confirm_of({ name })}
      text={m.officer_confirm_text({ name })}
      button={m.officer_confirm()}
      open={officer !== undefined}
      onClose={onClose}
      save={async proof => {
        if (officer) await confirm({ ...proof, id: officer.id })
        onConfirmed()
      }}
      done={() => m.officer_confirmed({ name })}
    />
  )
}

function Refuse({ officer, onClose, rowAfter }: AskProps & { rowAfter: () => HTMLElement | null }) {
  const { act, isPending } = useStaffAction()
  const next = useRef<HTMLElement>(null)
  const name = officer?.name ?? ''
  async function refuse({ id }: Officer) {
    const isDone = await act(() => trpcClient().accounts.officers.refuse.mutate({ id }), m.officer_refused({ name }))
    next.current = isDone ? rowAfter() : null
    onClose()
  }
  return (
    <ConfirmDialog
      open={officer !== undefined}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title={m.staff_do_to({ action: m.staff_refuse(), name })}
      description={m.officer_refuse_text({ name })}
      labels={{ confirm: m.staff_refuse(), cancel: m.cancel() }}
      busy={isPending}
      onConfirm={() => {
        if (officer) void refuse(officer)
      }}
      focusAfter={() => next.current}
    />
  )
}
