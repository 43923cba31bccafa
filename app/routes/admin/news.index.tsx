import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { NewsListPage, newsListQuery } from '#app/features/news/admin/news-list.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/news/')({
  loader: async () => {
    await load(newsListQuery())
  },
  gcTime: 0,
  head: () => pageHead(m.admin_news()),
  component: NewsListPage,
  pendingComponent: () => <Spinner label={m.news_loading()} />,
  errorComponent: () => <LoadError title={m.admin_news()} message={m.news_failed()} />,
})
