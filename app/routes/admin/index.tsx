import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage, loadDashboard } from '#app/features/dashboard/dashboard-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/')({
  loader: ({ context: { me } }) => loadDashboard(me),
  gcTime: 0,
  head: () => pageHead(m.admin_title()),
  component: DashboardPage,
})
