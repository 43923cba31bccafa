import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadStaffPage, StaffPage } from '#app/features/accounts/admin/staff-page.tsx'
import { readStaffSearch } from '#app/features/accounts/admin/staff-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/staff/')({
  staticData: { right: 'people' },
  validateSearch: readStaffSearch,
  loader: () => loadStaffPage(),
  gcTime: 0,
  head: () => pageHead(m.staff_title()),
  component: StaffPage,
  pendingComponent: () => <Spinner label={m.staff_loading()} />,
  errorComponent: () => <LoadError title={m.staff_title()} message={m.staff_failed()} />,
})
