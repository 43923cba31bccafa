import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { EditNewsPage, loadNews } from '#app/features/news/admin/news-pages.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/news/$id')({
  loader: ({ params }) => loadNews(params.id),
  gcTime: 0,
  head: () => pageHead(m.news_edit()),
  component: EditNewsPage,
  pendingComponent: () => <Spinner label={m.news_loading()} />,
  errorComponent: () => <LoadError title={m.news_edit()} message={m.news_failed()} />,
  notFoundComponent: () => <LoadError title={m.news_edit()} message={m.news_missing()} />,
})
