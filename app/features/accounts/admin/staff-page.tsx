import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { load, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Invite } from './invite-form.tsx'
import { LinkDialog, type LinkRequest } from './link-dialog.tsx'
import { StaffTable } from './staff-table.tsx'

const route = getRouteApi('/admin')

const staffQueries = () =>
  [
    trpc().accounts.staff.list.queryOptions(),
    trpc().accounts.staff.invitations.queryOptions(),
    trpc().accounts.staff.outbox.queryOptions(),
    trpc().accounts.own.profile.queryOptions(),
  ] as const

export async function loadStaffPage(): Promise<void> {
  const [people, invitations, outbox, profile] = staffQueries()
  await Promise.all([load(people), load(invitations), load(outbox), load(profile)])
}

/** Who works here and with which role, and who is invited. */
export function StaffPage() {
  const { me } = route.useRouteContext()
  const [people, invitations, outbox, profile] = useSuspenseQueries({ queries: staffQueries() })
  const [linkRequest, setLinkRequest] = useState<LinkRequest>()
  const { hasPassword } = profile.data
  return (
    <>
      <PageHeader variant="staff" title={m.staff_title()} lead={m.staff_lead()} />
      <StaffTable people={people.data} me={me} hasPassword={hasPassword} onLinkRequest={setLinkRequest} />
      <div className="mt-14">
        <Invite
          invitations={invitations.data}
          isOwner={me.role === 'owner'}
          outbox={outbox.data}
          hasPassword={hasPassword}
          onLinkRequest={setLinkRequest}
        />
      </div>
      <LinkDialog request={linkRequest} onClose={() => setLinkRequest(undefined)} hasPassword={hasPassword} />
    </>
  )
}
