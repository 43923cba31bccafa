import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { NewsTile } from '#app/features/news/news-tile.tsx'
import type { LocalizedCard } from '#app/features/news/queries.ts'
import { PageNotes } from '#app/features/pages/page-notes.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { agency } from '#i18n/agency.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The head of the list of news, with its feed. */
export const newsHead = (page: LocalizedPage | null) => ({
  ...pageHead(
    page?.title.children ?? m.news_title(),
    page?.description.children || m.news_description({ name: agency().name }),
  ),
  links: [
    { rel: 'alternate', type: 'application/rss+xml', title: m.news_title(), href: localPath('/news-event/rss.xml') },
  ],
})

/** All news, and the texts around them where somebody has written any. */
export function NewsList({ news, page }: { news: LocalizedCard[]; page: LocalizedPage | null }) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader
        title={page ? <span {...page.title} /> : m.news_title()}
        lead={page?.lead.children && <span {...page.lead} />}
      />
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
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
      <NextSteps page="news" />
    </Section>
  )
}
