import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { loadParts, Parts } from '#app/staff/parts.tsx'
import { LicenceReminder } from '#app/features/settings/admin/licence-reminder.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/drafts/editing.shared.ts'
import { can } from '#server/permissions.ts'
import { CorrectFigure, figuresQuery } from './correct-figure.tsx'
import { Stats } from './dashboard-stats.tsx'
import { ContentToFinish, Inbox, isUnfinished } from './desk.tsx'
import { FirstSteps } from './first-steps.tsx'
import { hasFirstSteps } from './step-list.ts'
import { HeldSchedules, heldQuery } from './held-schedules.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Continue, LatestChanges } from './recent-records.tsx'
import { SystemStatus } from './system-status.tsx'
import { overviewQuery } from './queries.ts'

const adminRoute = getRouteApi('/admin')

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** On the dashboard, below what waits. */
    dashboard: { me: Me }
  }
}

export async function loadDashboard(me: Me): Promise<void> {
  await Promise.all([
    load(overviewQuery()),
    loadParts('dashboard', me, { me }),
    can(me, editing) && load(heldQuery()),
    can(me, 'content') && load(figuresQuery()),
  ])
}

/** What waits for this person, what they did last, and what they do most. */
export function DashboardPage() {
  const { me } = adminRoute.useRouteContext()
  const { data: overview } = useSuspenseQuery(overviewQuery())
  const { desk, mine, changes, backup, mail, countries } = overview
  const isEditor = can(me, 'content')
  const isCaseWorker = !isEditor && can(me, 'applications')
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.admin_title()}
        actions={(isEditor || isCaseWorker) && <QuickActions of={isEditor ? 'content' : 'cases'} />}
      />
      {can(me, 'settings') && <LicenceReminder licences={overview.endingLicences} />}
      <FirstSteps done={overview.firstSteps} me={me} />
      <div className="grid items-start gap-6 lg:grid-cols-2 xl:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 gap-6">
          <Inbox desk={desk} unfinished={desk.some(isUnfinished) || hasFirstSteps(overview.firstSteps, me)} />
          <Parts in="dashboard" me={me} />
          {can(me, editing) && <HeldSchedules />}
          {isEditor && countries > 0 && <CorrectFigure />}
          <ContentToFinish desk={desk} />
        </div>
        <div className="grid min-w-0 gap-6">
          {countries > 0 && can(me, ['content', 'enquiries']) && <Stats {...overview} me={me} />}
          <Continue mine={mine} />
          <LatestChanges changes={changes} />
          {!isCaseWorker && <SystemStatus backup={backup} mail={mail} />}
        </div>
      </div>
    </>
  )
}
