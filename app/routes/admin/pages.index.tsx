import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { readDocumentsSearch } from '#app/features/content/documents-search.ts'
import { loadPages, PagesScreen } from '#app/features/pages/admin/pages-screen.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/pages/')({
  staticData: { right: 'content' },
  validateSearch: readDocumentsSearch,
  loader: () => loadPages(),
  gcTime: 0,
  head: () => pageHead(m.pages_many()),
  component: PagesScreen,
  pendingComponent: () => <Spinner label={m.pages_loading()} />,
  errorComponent: () => <LoadError title={m.pages_many()} message={m.pages_failed()} />,
})
