import { Link } from '@tanstack/react-router'
import { formatDate } from '#i18n/format.ts'
import { Illustration } from '#app/layouts/illustration.tsx'
import { breadcrumbs, pageHead, sharePicture, siteAddress, structuredData } from '#app/layouts/head.ts'
import { link } from '#app/layouts/link-style.ts'
import { listNews } from '#app/features/news/articles.ts'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { Article, Paragraphs } from '#app/layouts/public/article.tsx'

/** The head of a news article; null when there is none with this id. */
export function articleHead(id: string) {
  const found = listNews().find(other => other.id === id)
  if (!found) return null
  const { title, lead, date, image } = localize(found)
  const article = structuredData({
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    datePublished: date,
    image: siteAddress() + sharePicture(image),
    author: { '@type': 'Organization', name: agency().name },
  })
  return {
    ...pageHead(title, lead, sharePicture(image)),
    scripts: [article, breadcrumbs([m.nav_home(), '/'], [m.news_title(), '/news-event'], [title, `/news-event/${id}`])],
  }
}

/** One piece of news in full. */
export function NewsArticle({ id }: { id: string }) {
  const found = listNews().find(other => other.id === id)
  if (!found) return null
  const item = localize(found)
  return (
    <Article
      under={<Link to="/news-event">{m.news_title()}</Link>}
      eyebrow={formatDate(item.date, { dateStyle: 'long' })}
      title={item.title}
      lead={item.lead}
    >
      <Illustration
        name={item.image}
        alt={item.alt}
        sizes="(min-width: 48rem) 45rem, 100vw"
        loading="eager"
        className="rounded-lg"
      />
      <Paragraphs texts={item.paragraphs} />
      <p className="pt-4">
        <Link to="/news-event" className={link}>
          {m.news_all()}
        </Link>
      </p>
    </Article>
  )
}
