import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { NewsListPage, newsListQuery } from '#app/features/news/admin/news-list.tsx'
import { readNewsSearch } from '#app/features/news/admin/news-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { loadList } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/news/')({
  staticData: { part: 'news', right: 'content' },
  validateSearch: readNewsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadList(cause, newsListQuery(deps)),
  gcTime: 0,
  head: () => pageHead(m.admin_news()),
  component: NewsListPage,
  pendingComponent: () => <Spinner label={m.news_loading()} />,
  errorComponent: () => <LoadError title={m.admin_news()} message={m.news_failed()} />,
})
