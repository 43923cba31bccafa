import { createFileRoute, notFound } from '@tanstack/react-router'
import { NewsMissing } from '#app/features/news/news-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/news/news-article.tsx')
const NewsArticle = staticComponent(load, 'NewsArticle')

export const Route = createFileRoute('/_public/news-event/$id')({
  loader: async ({ params: { id } }) => {
    const head = (await loadStatic(load)).articleHead(id)
    if (!head) throw notFound()
    return { id, head }
  },
  head: ({ loaderData }) => loaderData?.head ?? pageHead(m.news_missing()),
  component: () => <NewsArticle id={Route.useLoaderData().id} />,
  notFoundComponent: NewsMissing,
})
