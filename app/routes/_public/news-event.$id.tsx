import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { figure } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { still } from '#app/still.tsx'

const load = () => import('./-news-item.tsx')
const NewsItem = still(async () => (await load()).NewsItem)

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
      code={figure(404)}
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
