import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '#app/layouts/admin/admin-layout.tsx'
import staffStyles from '#app/layouts/admin/admin.css?url'
import { requireStaff } from '#app/layouts/admin/require-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin')({
  staticData: { isPersonal: true, isUnlisted: true },
  beforeLoad: requireStaff,
  // with the first page, then each minute; every visitor loads this route
  loader: async () => (await import('#app/layouts/admin/load-staff.ts')).loadStaff(),
  staleTime: Infinity,
  head: () => ({ links: [{ rel: 'stylesheet', href: staffStyles }] }),
  component: AdminLayout,
  pendingComponent: () => <Spinner label={m.admin_loading()} className="m-8" />,
})
