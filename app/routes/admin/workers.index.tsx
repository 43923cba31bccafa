import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadWorkers, WorkersPage } from '#app/features/workers/admin/workers-page.tsx'
import { readWorkersSearch } from '#app/features/workers/admin/workers-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/workers/')({
  staticData: { part: 'workers', right: 'workers' },
  validateSearch: readWorkersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadWorkers(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.workers_title()),
  component: WorkersPage,
  pendingComponent: () => <Spinner label={m.list_loading()} />,
  errorComponent: () => <LoadError title={m.workers_title()} message={m.workers_failed()} />,
})
