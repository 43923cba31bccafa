import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { BackupStatus } from './backup-status.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import { IncompleteClients, LatestClients } from './dashboard-clients.tsx'
import { HeldSchedules } from './held-schedules.tsx'
import { Stats } from './dashboard-stats.tsx'

const adminRoute = getRouteApi('/admin')

export type Overview = Outputs['dashboard']['overview']

export const overviewQuery = () => trpc().dashboard.overview.queryOptions()

export function DashboardPage() {
  const { data: overview } = useSuspenseQuery(overviewQuery())
  return (
    <>
      <PageHeader variant="staff" title={m.admin_title()} />
      {overview.countries === 0 ? (
        <EmptyState
          title={m.admin_first_title()}
          description={m.admin_first_text()}
          action={<AddLink {...overview} />}
        />
      ) : (
        <Stats {...overview} />
      )}
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <HeldSchedules />
          <NextSteps {...overview} />
          <IncompleteClients incomplete={overview.incomplete} />
        </div>
        <div className="grid gap-6">
          <LatestClients latest={overview.latest} />
          <BackupStatus backup={overview.backup} />
        </div>
      </div>
    </>
  )
}

function NextSteps({ countries, unread }: Overview) {
  const { waiting } = adminRoute.useRouteContext().me
  return (
    <DashboardCard title={m.admin_next()}>
      <div className="flex flex-wrap gap-3">
        {waiting > 0 && (
          <Button asChild variant="accent">
            <Link to="/admin/staff">{m.admin_let_in(plural(waiting))}</Link>
          </Button>
        )}
        {unread > 0 && (
          <Button asChild variant="accent">
            <Link to="/admin/enquiries">{m.admin_read_enquiries(plural(unread))}</Link>
          </Button>
        )}
        {countries > 0 && <AddLink unread={unread} />}
        <Button asChild variant="secondary">
          <Link to="/our-clients">{m.admin_see_public()}</Link>
        </Button>
      </div>
    </DashboardCard>
  )
}

function AddLink({ unread }: Pick<Overview, 'unread'>) {
  return (
    <Button asChild variant={unread > 0 ? 'secondary' : 'accent'}>
      <Link to="/admin/add-new-client">{m.admin_add()}</Link>
    </Button>
  )
}
