import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadOfficers, OfficersPage } from '#app/features/complaints/admin/officers-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/complaints/officers')({
  staticData: { part: 'complaints', right: 'complaints' },
  loader: () => loadOfficers(),
  head: () => pageHead(m.officers_title()),
  component: OfficersPage,
  pendingComponent: () => <Spinner label={m.officers_loading()} />,
  errorComponent: () => <LoadError title={m.officers_title()} message={m.officers_failed()} />,
})
