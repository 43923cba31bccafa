import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '#app/editor/load-record.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/news/_form/$id')({
  loader: ({ params }) => loadRecord('news', params.id),
  gcTime: 0,
  head: () => pageHead(m.news_edit()),
  pendingComponent: () => <Spinner label={m.news_loading()} />,
  errorComponent: () => <LoadError title={m.news_edit()} message={m.news_failed()} />,
  notFoundComponent: () => <LoadError title={m.news_edit()} message={m.news_missing()} />,
})
