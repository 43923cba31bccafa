import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { load, trpc } from '#app/rendering/trpc.ts'
import { saidFilters } from '#app/list/said-filters.ts'
import { UnreadFilters } from '#app/list/unread-filters.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { can } from '#server/permissions.ts'
import { InvitationsTable } from './invitations-table.tsx'
import { Invite } from './invite-form.tsx'
import { LinkDialog, type LinkRequest } from './link-dialog.tsx'
import { staffShow } from './staff-search.ts'
import { StaffFilter } from './staff-filter.tsx'
import { StaffTable } from './staff-table.tsx'
import { profileQuery } from './profile-query.ts'

const adminRoute = getRouteApi('/admin')
const route = getRouteApi('/admin/staff/')

const staffQueries = () =>
  [
    trpc().accounts.staff.list.queryOptions(),
    trpc().accounts.staff.invitations.queryOptions(),
    trpc().accounts.staff.outbox.queryOptions(),
  ] as const

export async function loadStaffPage(): Promise<void> {
  const [people, invitations, outbox] = staffQueries()
  await Promise.all([load(people), load(invitations), load(outbox), load(profileQuery())])
}

/** Who works here and with which role, and who is invited. */
export function StaffPage() {
  const { me } = adminRoute.useRouteContext()
  const asked = route.useSearch().show
  const show = staffShow(asked)
  const [people, invitations, outbox] = useSuspenseQueries({ queries: staffQueries() })
  const [linkRequest, setLinkRequest] = useState<LinkRequest>()
  const expired = invitations.data.filter(({ isExpired }) => isExpired)
  const listed = show === 'expired' ? expired : show ? [] : invitations.data
  const ofStatus = (status: string) => people.data.filter(person => person.status === status)
  const shown = show ? ofStatus(show) : people.data
  return (
    <>
      <PageHeader variant="staff" title={m.staff_title()} description={m.staff_lead()} />
      <UnreadFilters
        filters={
          show ? [] : saidFilters([{ name: 'show', field: m.staff_show_label(), value: asked, choice: undefined }])
        }
      />
      <StaffFilter
        show={show}
        counts={{
          waiting: ofStatus('waiting').length,
          suspended: ofStatus('suspended').length,
          expired: expired.length,
        }}
      />
      {shown.length > 0 && <StaffTable people={shown} me={me} isFiltered={show !== undefined} />}
      {shown.length + listed.length === 0 && <EmptyState title={m.staff_show_none()} />}
      {listed.length > 0 && (
        <InvitationsTable me={me} invitations={listed} onLinkRequest={can(me, 'owners') ? setLinkRequest : undefined} />
      )}
      <div className="mt-10">
        <Invite me={me} outbox={outbox.data} />
      </div>
      <LinkDialog request={linkRequest} onClose={() => setLinkRequest(undefined)} />
    </>
  )
}
