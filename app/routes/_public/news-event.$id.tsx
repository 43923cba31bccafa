import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { Drawing } from '#app/drawing.tsx'
import { breadcrumbs, pageHead, siteAddress, structuredData } from '#app/head.ts'
import { link } from '#app/link.ts'
import { news } from '#app/news.ts'
import { m } from '#app/paraglide/messages.js'
import { site } from '#app/site.ts'
import { Article, Paragraphs } from './-article.tsx'

export const Route = createFileRoute('/_public/news-event/$id')({
  loader: async ({ params }) => {
    const { news: items } = await import('#app/news.ts') // the texts load with the page alone
    const item = items.find(({ id }) => id === params.id)
    if (!item) throw notFound()
    const { id, title, lead, date, image } = item
    return { id, title, lead, date, image }
  },
  head: ({ loaderData: item }) => {
    if (!item) return pageHead(m.news_missing(), m.not_found_text())
    const { title, lead, date, image, id } = item
    const article = structuredData({ '@type': 'NewsArticle', headline: title, description: lead, datePublished: date, image: `${siteAddress()}/drawings/${image}-960.webp`, author: { '@type': 'Organization', name: site.name } })
    return { ...pageHead(title, lead), scripts: [article, breadcrumbs([m.nav_home(), '/'], [m.news_title(), '/news-event'], [title, `/news-event/${id}`])] }
  },
  component: NewsItem,
  notFoundComponent: () => <StatusPage code="404" title={m.news_missing()} description={m.not_found_text()} actions={<Button asChild><Link to="/news-event">{m.news_all()}</Link></Button>} />,
})

function NewsItem() {
  const { id } = Route.useParams()
  const item = news.find(other => other.id === id)
  if (!item) return null
  return (
    <Article eyebrow={item.dateText} title={item.title} lead={item.lead}>
      <Drawing name={item.image} alt={item.alt} sizes="(min-width: 48rem) 45rem, 100vw" loading="eager" className="rounded-lg" />
      <Paragraphs texts={item.paragraphs} />
      <p className="pt-4"><Link to="/news-event" className={link}>{m.news_all()}</Link></p>
    </Article>
  )
}
