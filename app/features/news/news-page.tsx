import { EmptyState } from '@agency/ui/EmptyState'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { loadNews } from '#app/features/news/load-news.ts'
import { NewsTile } from '#app/features/news/news-tile.tsx'
import { PageNotes } from '#app/features/pages/page-notes.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { agency } from '#i18n/agency.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { plainText } from '#server/drafts/text-schema.ts'
import { splitLead } from '#server/features/news/schema.ts'

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

/** All news, the newest in full width, and the texts around them where somebody has written any. */
export function NewsList({ news, text, page }: Awaited<ReturnType<typeof loadNews>>) {
  const [newest, ...others] = news
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop
        title={page ? <span {...page.title} /> : m.news_title()}
        lead={page?.lead.children && <span {...page.lead} />}
      />
      {newest ? (
        <ul className="grid gap-6 md:grid-cols-3">
          <li key={newest.slug} className="grid md:col-span-full">
            <Tile
              {...newest}
              variant="wide"
              summary={text && <span lang={text.lang}>{plainText(splitLead(text.children).lead)}</span>}
              sizes="(min-width: 64rem) 44rem, 75vw"
            />
          </li>
          {others.map(card => (
            <li key={card.slug} className="grid">
              <Tile {...card} sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 33vw, 75vw" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState headingLevel="h2" title={m.news_empty_title()} description={m.news_empty_text()} />
      )}
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
      <NextSteps page="news" />
    </Section>
  )
}

function Tile({ slug, ...card }: Omit<ComponentProps<typeof NewsTile>, 'children'> & { slug: string }) {
  return (
    <NewsTile {...card} headingLevel="h2">
      <Link to="/news-event/$id" params={{ id: slug }} />
    </NewsTile>
  )
}
