import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { RecordColumns } from '#app/layouts/admin/record-columns.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can, mayManage } from '#server/permissions.ts'
import { PersonAccount } from './person-account.tsx'
import { PersonActivity, personActivityQuery } from './person-activity.tsx'
import { PersonRole } from './person-role.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { profileQuery } from './profile-query.ts'
import type { StaffMember } from './people.ts'

const adminRoute = getRouteApi('/admin')
const route = getRouteApi('/admin/staff/$id')

const personQueries = (id: string) =>
  [trpc().accounts.staff.byId.queryOptions({ id }), personActivityQuery(id)] as const

/** Loads a person with their last activity, and gives their name. Throws notFound(). */
export async function loadPerson(id: string): Promise<{ name: string }> {
  const [person, activity] = personQueries(id)
  const [{ name }] = await Promise.all([load(person), load(profileQuery()), load(activity)])
  return { name }
}

/** One person of the staff: what they may do, where they are signed in, what they did last, and what can be done with the account. */
export function PersonPage() {
  const { me } = adminRoute.useRouteContext()
  const [person, activity] = useSuspenseQueries({ queries: personQueries(route.useParams().id) })
  const { data } = person
  const mayChange = data.id !== me.uid && mayManage(me, data.role)
  return (
    <>
      <p className="mb-4">
        <TextLink to="/admin/staff">{m.person_back()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={data.name}
        description={data.email ? <MailAddress email={data.email} /> : m.staff_no_email()}
      />
      <RecordColumns>
        <div className="grid min-w-0 gap-6">
          <PersonRole person={data} me={me} mayChange={mayChange && can(me, 'owners')} />
          {mayChange && <PersonSessions person={data} />}
          <PersonActivity person={data} entries={activity.data.rows} />
        </div>
        <PersonAccount person={data} me={me}>
          {!mayChange && <Untouchable person={data} me={me} />}
        </PersonAccount>
      </RecordColumns>
    </>
  )
}

/** Why nothing can be done with an account here. */
function Untouchable({ person, me }: { person: StaffMember; me: Me }): ReactNode {
  if (person.id !== me.uid) return <p className="text-sm text-muted">{m.person_owner_only()}</p>
  return (
    <p className="text-sm text-muted">
      {m.person_yourself()} <TextLink to="/admin/account">{m.admin_account()}</TextLink>
    </p>
  )
}
