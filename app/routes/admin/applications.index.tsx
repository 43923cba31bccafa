import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { ApplicationsPage, loadApplications } from '#app/features/applications/admin/applications-page.tsx'
import { readApplicationsSearch } from '#app/features/applications/admin/applications-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/')({
  staticData: { part: 'applications', right: 'applications' },
  validateSearch: readApplicationsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadApplications(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.applications_title()),
  component: ApplicationsPage,
  pendingComponent: () => <Spinner label={m.list_loading()} />,
  errorComponent: () => <LoadError title={m.applications_title()} message={m.applications_failed()} />,
})
