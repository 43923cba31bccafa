import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { DemandsPage, loadDemands } from '#app/features/demands/admin/demands-page.tsx'
import { readDemandsSearch } from '#app/features/demands/admin/demands-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/demands/')({
  staticData: { part: 'demands', right: 'demands' },
  validateSearch: readDemandsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadDemands(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.demands_title()),
  component: DemandsPage,
  pendingComponent: () => <Spinner label={m.list_loading()} />,
  errorComponent: () => <LoadError title={m.demands_title()} message={m.demands_failed()} />,
})
