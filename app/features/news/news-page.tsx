import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { NewsTile } from '#app/features/news/news-tile.tsx'
import type { LocalizedCard } from '#app/features/news/queries.ts'
import { pageHead, sharePicture } from '#app/layouts/head.ts'
import { Notes } from '#app/layouts/public/article.tsx'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The head of the list of news, with its feed. */
export const newsHead = () => ({
  ...pageHead(m.news_title(), m.news_description(), sharePicture('language-class')),
  links: [
    { rel: 'alternate', type: 'application/rss+xml', title: m.news_title(), href: localPath('/news-event/rss.xml') },
  ],
})

/** All news. */
export function NewsList({ news }: { news: LocalizedCard[] }) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={m.news_title()} lead={m.news_lead()} />
      {news.length === 0 ? (
        <EmptyState headingLevel="h2" title={m.news_empty_title()} description={m.news_empty_text()} />
      ) : (
        <ul className="grid gap-6 md:grid-cols-2">
          {news.map(({ slug, ...card }) => (
            <li key={slug} className="grid">
              <NewsTile {...card} headingLevel="h2" sizes="(min-width: 48rem) 36rem, 100vw">
                <Link to="/news-event/$id" params={{ id: slug }} />
              </NewsTile>
            </li>
          ))}
        </ul>
      )}
      <Notes title={m.news_rule_title()} texts={[m.news_rule_1(), m.news_rule_2()]} />
    </Section>
  )
}
