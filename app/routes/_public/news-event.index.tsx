import { createFileRoute } from '@tanstack/react-router'
import { listNews } from '#app/features/news/queries.ts'
import { findPage } from '#app/features/pages/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/news/news-page.tsx')
const NewsList = staticComponent(load, 'NewsList')

export const Route = createFileRoute('/_public/news-event/')({
  loader: async () => {
    const [news, page, { newsHead }] = await Promise.all([listNews(), findPage('news'), loadStatic(load)])
    return { news, page, head: newsHead(page) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => {
    const { news, page } = Route.useLoaderData()
    return <NewsList news={news} page={page} />
  },
})
