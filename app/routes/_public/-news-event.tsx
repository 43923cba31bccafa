import { EmptyState } from '@agency/ui/EmptyState'
import { NewsCard } from '@agency/ui/NewsCard'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/dates.ts'
import { Drawing } from '#app/drawing.tsx'
import { listNews } from '#app/news.ts'
import { sharePicture } from '#app/head.ts'
import { entryIn } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { Notes } from './-article.tsx'

export const head = () => ({
  title: m.news_title(),
  description: m.news_description(),
  picture: sharePicture('language-class'),
})

export function Page() {
  const news = listNews()
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={m.news_title()} lead={m.news_lead()} />
      {news.length === 0 ? (
        <EmptyState headingLevel="h2" title={m.news_empty_title()} description={m.news_empty_text()} />
      ) : (
        <ul className="grid gap-6 md:grid-cols-2">
          {news.map(entryIn).map(({ id, image, alt, title, date }) => (
            <li key={id} className="grid">
              <NewsCard
                asChild
                headingLevel="h2"
                title={title}
                date={formatDate(date, { dateStyle: 'long' })}
                dateTime={date}
                picture={
                  <Drawing name={image} alt={alt} sizes="(min-width: 48rem) 36rem, 100vw" className="aspect-3/2" />
                }
              >
                <Link to="/news-event/$id" params={{ id }} />
              </NewsCard>
            </li>
          ))}
        </ul>
      )}
      <Notes title={m.news_rule_title()} texts={[m.news_rule_1(), m.news_rule_2()]} />
    </Section>
  )
}
