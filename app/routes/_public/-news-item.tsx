import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/dates.ts'
import { Drawing } from '#app/drawing.tsx'
import { link } from '#app/link.ts'
import { news } from '#app/news.ts'
import { entryIn } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { Article, Paragraphs } from './-article.tsx'

/** One piece of news in full. */
export function NewsItem({ id }: { id: string }) {
  const found = news.find(other => other.id === id)
  if (!found) return null
  const item = entryIn(found)
  return (
    <Article under={<Link to="/news-event">{m.news_title()}</Link>} eyebrow={formatDate(item.date, { dateStyle: 'long' })} title={item.title} lead={item.lead}>
      <Drawing name={item.image} alt={item.alt} sizes="(min-width: 48rem) 45rem, 100vw" loading="eager" className="rounded-lg" />
      <Paragraphs texts={item.paragraphs} />
      <p className="pt-4"><Link to="/news-event" className={link}>{m.news_all()}</Link></p>
    </Article>
  )
}
