import { TabLink, TabNav } from '@agency/ui/Tabs'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { today, toOfficeTime } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { InterviewDoor } from './interview-door.tsx'
import { InterviewInvitations } from './interview-invitations.tsx'
import type { Interview } from './queries.ts'

const route = getRouteApi('/admin/applications/interviews/$id')

/** Everybody who is invited: before the day they are written to, on the day they are at the door. */
export function InterviewPeople({ interview, me }: { interview: Interview; me: Me }) {
  const { id, at, people } = interview
  const { view = toOfficeTime(at).slice(0, 'YYYY-MM-DD'.length) > today() ? 'invitations' : 'door' } = route.useSearch()
  const left = people.filter(({ written }) => written.length === 0).length
  const tabs = [
    { name: 'invitations', label: m.interview_view_invitations(), count: left },
    { name: 'door', label: m.interview_view_door(), count: people.length },
  ] as const
  const Shown = view === 'door' ? InterviewDoor : InterviewInvitations
  return (
    <>
      <TabNav label={m.interview_views()} className="mb-2 print:hidden">
        {tabs.map(({ name, label, count }) => (
          <TabLink key={name} asChild>
            <Link
              to="/admin/applications/interviews/$id"
              params={{ id }}
              search={{ view: name }}
              aria-current={view === name ? 'page' : undefined}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              {label}
              <span className="font-normal tabular-nums">{formatNumber(count)}</span>
            </Link>
          </TabLink>
        ))}
      </TabNav>
      <Shown key={id} people={people} me={me} />
    </>
  )
}
