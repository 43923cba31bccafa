import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '#app/features/news/load-news.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/news/news-page.tsx')
const NewsList = staticComponent(load, 'NewsList')

export const Route = createFileRoute('/_public/news-event/')({
  staticData: { part: 'news' },
  loader: async () => {
    const [loaded, { newsHead }] = await Promise.all([loadNews(), loadStatic(load)])
    return { loaded, head: newsHead(loaded.page) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <NewsList {...Route.useLoaderData().loaded} />,
})
