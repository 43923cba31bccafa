import { createFileRoute } from '@tanstack/react-router'
import { listNews } from '#app/features/news/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/news/news-page.tsx')
const NewsList = staticComponent(load, 'NewsList')

export const Route = createFileRoute('/_public/news-event/')({
  loader: async () => {
    const [news, { newsHead }] = await Promise.all([listNews(), loadStatic(load)])
    return { news, head: newsHead() }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <NewsList news={Route.useLoaderData().news} />,
})
