import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { NewsMissing } from '#app/features/news/news-missing.tsx'
import { findNews, listRelatedNews } from '#app/features/news/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/news/news-article.tsx')
const NewsArticle = staticComponent(load, 'NewsArticle')

export const Route = createFileRoute('/_public/news-event/$id')({
  staticData: { part: 'news' },
  loader: async ({ params }) => {
    const [article, { articleHead }] = await Promise.all([findNews(params.id), loadStatic(load)])
    if (!article) throw notFound()
    if (article.slug !== params.id)
      throw redirect({ to: '/news-event/$id', params: { id: article.slug }, statusCode: 301 })
    return { article: { ...article, related: await listRelatedNews(article) }, head: articleHead(article) }
  },
  head: ({ loaderData }) => loaderData?.head ?? pageHead(m.news_missing()),
  component: () => <NewsArticle {...Route.useLoaderData().article} />,
  notFoundComponent: NewsMissing,
})
