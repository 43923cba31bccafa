import { EmptyState } from '@agency/ui/EmptyState'
import { NewsCard } from '@agency/ui/NewsCard'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#i18n/format.ts'
import { Illustration } from '#app/layouts/illustration.tsx'
import { listNews } from '#app/features/news/articles.ts'
import { sharePicture } from '#app/layouts/head.ts'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Notes } from '#app/layouts/public/article.tsx'

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
          {news.map(localize).map(({ id, image, alt, title, date }) => (
            <li key={id} className="grid">
              <NewsCard
                asChild
                headingLevel="h2"
                title={title}
                date={formatDate(date, { dateStyle: 'long' })}
                dateTime={date}
                picture={
                  <Illustration name={image} alt={alt} sizes="(min-width: 48rem) 36rem, 100vw" className="aspect-3/2" />
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
