import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsPage, loadComplaints } from '#app/features/complaints/admin/complaints-page.tsx'
import { readComplaintsSearch } from '#app/features/complaints/admin/complaints-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/complaints/')({
  staticData: { part: 'complaints', right: 'complaints' },
  validateSearch: readComplaintsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadComplaints(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.complaints_title()),
  component: ComplaintsPage,
  pendingComponent: () => <Spinner label={m.complaints_loading()} />,
  errorComponent: () => <LoadError title={m.complaints_title()} message={m.complaints_failed()} />,
})
