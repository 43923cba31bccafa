import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#app/features/content/history-page.tsx'
import { loadHistory } from '#app/features/content/history-queries.ts'
import { readHistorySearch } from '#app/features/content/history-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/drafts/editing.shared.ts'

export const Route = createFileRoute('/admin/history/$feature/$id')({
  staticData: { right: editing },
  validateSearch: readHistorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, cause }) => loadHistory(params, deps, cause),
  gcTime: 0,
  head: () => pageHead(m.history_title()),
  component: HistoryPage,
  pendingComponent: () => <Spinner label={m.history_loading()} />,
  errorComponent: () => <LoadError title={m.history_title()} message={m.history_failed()} />,
  notFoundComponent: () => <LoadError title={m.history_title()} message={m.record_missing()} />,
})
