import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { readDocumentsSearch } from '#app/features/content/documents-search.ts'
import { documentsQuery } from '#app/features/content/documents-query.ts'
import { FeesListPage } from '#app/features/fees/admin/fees-list-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/fees/')({
  staticData: { right: 'vacancies' },
  validateSearch: readDocumentsSearch,
  loader: async () => {
    await load(documentsQuery('fees'))
  },
  gcTime: 0,
  head: () => pageHead(m.fees_many()),
  component: FeesListPage,
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={m.fees_many()} message={m.documents_failed()} />,
})
