import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { breadcrumbs, pageHead, sharePicture, siteAddress, structuredData } from '#app/head.ts'
import { entryIn, figure } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { site } from '#app/site.ts'
import { still } from '#app/still.tsx'

const NewsItem = still(async () => (await import('./-news-item.tsx')).NewsItem)

export const Route = createFileRoute('/_public/news-event/$id')({
  loader: async ({ params }) => {
    const [{ news }] = await Promise.all([import('#app/news.ts'), NewsItem.preload()])
    const item = news.find(({ id }) => id === params.id)
    if (!item) throw notFound()
    const { id, title, lead, date, image } = entryIn(item)
    return { id, title, lead, date, image }
  },
  head: ({ loaderData: item }) => {
    if (!item) return pageHead(m.news_missing(), m.not_found_text())
    const { title, lead, date, image, id } = item
    const article = structuredData({ '@type': 'NewsArticle', headline: title, description: lead, datePublished: date, image: `${siteAddress()}/drawings/${image}-960.webp`, author: { '@type': 'Organization', name: site.name } })
    return { ...pageHead(title, lead, sharePicture(image)), scripts: [article, breadcrumbs([m.nav_home(), '/'], [m.news_title(), '/news-event'], [title, `/news-event/${id}`])] }
  },
  component: () => <NewsItem id={Route.useLoaderData().id} />,
  notFoundComponent: () => <StatusPage code={figure(404)} title={m.news_missing()} description={m.not_found_text()} actions={<Button asChild><Link to="/news-event">{m.news_all()}</Link></Button>} />,
})
