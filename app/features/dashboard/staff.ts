import { LayoutDashboard } from 'lucide-react'
import { late } from '#app/rendering/late.ts'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/drafts/editing.shared.ts'
import { can, type Holder } from '#server/permissions.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'

const figures = late(() => import('./figures.tsx'))

/** Case workers begin with what is theirs; everybody else with the figures, as wide as the page. */
const beginsWithFigures = (me: Holder) => can(me, 'settings') || !can(me, WORKED)

export const staff = defineStaff({
  name: 'dashboard',
  screens: [{ to: '/admin', place: 20, label: m.admin_dashboard, icon: LayoutDashboard }],
  parts: [
    { in: 'dashboard-first', place: me => (beginsWithFigures(me) ? 1 : undefined), module: figures },
    { in: 'dashboard', place: me => (beginsWithFigures(me) ? undefined : 35), module: figures },
    { in: 'dashboard', place: 30, module: late(async () => ({ Part: (await import('./desk.tsx')).Inbox })) },
    { in: 'dashboard', place: 50, right: editing, module: late(() => import('./held-schedules.tsx')) },
    {
      in: 'dashboard',
      place: me => (can(me, 'applications') ? 58 : 24), // whoever has content alone begins with it
      right: editing,
      module: late(async () => ({ Part: (await import('./desk.tsx')).DraftsAndPublications })),
    },
    {
      in: 'dashboard',
      place: me => (can(me, 'applications') ? 60 : 40),
      module: late(async () => ({ Part: (await import('./desk.tsx')).ContentToFinish })),
    },
  ],
})
