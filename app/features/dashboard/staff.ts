import { LayoutDashboard } from 'lucide-react'
import { late } from '#app/rendering/late.ts'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/drafts/editing.shared.ts'
import { can, WORKED } from '#server/permissions.ts'

export const staff = defineStaff({
  name: 'dashboard',
  screens: [{ to: '/admin', place: 20, label: m.admin_dashboard, icon: LayoutDashboard }],
  parts: [
    {
      in: 'dashboard',
      place: me => (can(me, 'settings') || !can(me, WORKED) ? 1 : 35), // case workers begin with what is theirs
      module: late(() => import('./figures.tsx')),
    },
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
