import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage, overviewQuery } from '#app/features/dashboard/dashboard-page.tsx'
import { heldQuery } from '#app/features/dashboard/held-schedules.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/')({
  loader: async () => {
    await Promise.all([load(overviewQuery()), load(heldQuery())])
  },
  gcTime: 0,
  head: () => pageHead(m.admin_title()),
  component: DashboardPage,
})
