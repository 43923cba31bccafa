import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { pageHead } from '#app/layouts/head.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/news/news-article.tsx')
const NewsItem = staticComponent(async () => (await load()).NewsItem)

export const Route = createFileRoute('/_public/news-event/$id')({
  loader: async ({ params: { id } }) => {
    const [{ headOf }] = await Promise.all([load(), NewsItem.preload()])
    const head = headOf(id)
    if (!head) throw notFound()
    return { id, head }
  },
  head: ({ loaderData: item }) => item?.head ?? pageHead(m.news_missing()),
  component: () => <NewsItem id={Route.useLoaderData().id} />,
  notFoundComponent: () => (
    <StatusPage
      code={formatNumber(404)}
      title={m.news_missing()}
      description={m.not_found_text()}
      actions={
        <Button asChild>
          <Link to="/news-event">{m.news_all()}</Link>
        </Button>
      }
    />
  ),
})
