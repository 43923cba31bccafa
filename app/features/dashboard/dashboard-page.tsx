import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { hasParts, loadParts, Parts } from '#app/staff/parts.tsx'
import { LicenceReminder } from '#app/features/settings/admin/licence-reminder.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can } from '#server/permissions.ts'
import { Stats } from './dashboard-stats.tsx'
import { FirstSteps } from './first-steps.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Continue, LatestChanges } from './recent-records.tsx'
import { SystemStatus } from './system-status.tsx'
import { overviewQuery } from './queries.ts'
import { hasFirstSteps, nextOf } from './step-list.ts'

/** The first step: until then an owner is not led to what they may never use. */
const CHOICE_OF_PARTS = 'parts'

const adminRoute = getRouteApi('/admin')

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** The first of the dashboard, as wide as it is. */
    'dashboard-first': { me: Me }
    /** On the dashboard: what somebody does, in the order of their work. */
    dashboard: { me: Me }
    /** Beside it: what they look at now and then. */
    'dashboard-beside': { me: Me }
  }
}

export async function loadDashboard(me: Me): Promise<void> {
  await Promise.all([
    load(overviewQuery()),
    loadParts('dashboard-first', me, { me }),
    loadParts('dashboard', me, { me }),
    loadParts('dashboard-beside', me, { me }),
  ])
}

/** What this person works on, first what is theirs alone, then what they did last. */
export function DashboardPage() {
  const { me } = adminRoute.useRouteContext()
  const { data: overview } = useSuspenseQuery(overviewQuery())
  const { mine, changes, backup, mail, countries } = overview
  const { firstSteps } = overview
  const isBeginning = hasFirstSteps(firstSteps) && nextOf(firstSteps)?.step === CHOICE_OF_PARTS
  return (
    <>
      <PageHeader variant="staff" title={m.admin_title()} actions={!isBeginning && <QuickActions me={me} />} />
      {can(me, 'settings') && <LicenceReminder licences={overview.endingLicences} />}
      <FirstSteps steps={firstSteps} />
      {hasParts('dashboard-first', me) && (
        <div className="mb-6 empty:hidden">
          <Parts in="dashboard-first" me={me} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2 xl:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-6">
          <Parts in="dashboard" me={me} />
        </div>
        <div className="grid min-w-0 gap-6">
          {countries > 0 && can(me, ['content', 'enquiries']) && <Stats {...overview} me={me} />}
          <Continue mine={mine} />
          <LatestChanges changes={changes} />
          <Parts in="dashboard-beside" me={me} />
          {can(me, 'settings') && <SystemStatus backup={backup} mail={mail} />}
        </div>
      </div>
    </>
  )
}
