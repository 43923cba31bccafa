import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentsPage } from '#app/features/content/documents-page.tsx'
import { documentsQuery } from '#app/features/content/documents-query.ts'
import { readDocumentsSearch } from '#app/features/content/documents-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/$type/')({
  validateSearch: readDocumentsSearch,
  loader: async ({ params }) => {
    await load(documentsQuery(params.type))
  },
  gcTime: 0,
  head: ({ match }) => pageHead(match.context.titles.list),
  component: DocumentsPage,
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={Route.useRouteContext().titles.list} message={m.documents_failed()} />,
})
