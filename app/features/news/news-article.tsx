import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { NewsTile } from '#app/features/news/news-tile.tsx'
import type { LocalizedArticle, LocalizedCard } from '#app/features/news/queries.ts'
import { pageHead, siteAddress } from '#app/layouts/head.ts'
import { breadcrumbs, structuredData } from '#app/layouts/structured-data.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { LeadPicture } from '#app/layouts/lead-picture.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { InlineText, TextBlocks } from '#app/layouts/text-blocks.tsx'
import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { sharePictureOf } from '#server/files/share.shared.ts'
import { type Block, plainText } from '#server/drafts/text-schema.ts'
import { splitLead } from '#server/features/news/schema.ts'

/** The head of a piece of news. */
export function articleHead({ slug, title, text, date, picture, focus }: LocalizedArticle) {
  const headline = title.children
  const description = plainText(splitLead(text.children).lead)
  const article = structuredData({
    '@type': 'NewsArticle',
    headline,
    description,
    datePublished: date,
    image: new URL(sharePictureOf(picture, focus), siteAddress()).href,
    author: { '@type': 'Organization', name: agency().name },
  })
  return {
    ...pageHead(headline, description),
    scripts: [
      article,
      breadcrumbs([m.nav_home(), '/'], [m.news_title(), '/news-event'], [headline, `/news-event/${slug}`]),
    ],
  }
}

/** One piece of news in full: its picture across the page, a quotation beside the text, and the newest others after it. */
export function NewsArticle({ related, ...article }: LocalizedArticle & { related: LocalizedCard[] }) {
  const { title, text, date, place, picture, alt, focus, caption, isIllustration } = article
  const { lead, blocks } = splitLead(text.children)
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop
        under={<Link to="/news-event">{m.news_title()}</Link>}
        eyebrow={<DayAndPlace date={date} place={place} />}
        title={<span {...title} />}
        lead={
          lead.length > 0 && (
            <span lang={text.lang}>
              <InlineText content={lead} />
            </span>
          )
        }
        picture={
          picture && (
            <LeadPicture url={picture} alt={alt} focus={focus} caption={caption} isIllustration={isIllustration} />
          )
        }
      />
      <ArticleText blocks={blocks} lang={text.lang} />
      {related.length > 0 && <Related news={related} />}
      <NextSteps page="news" />
    </Section>
  )
}

function DayAndPlace({ date, place }: Pick<LocalizedArticle, 'date' | 'place'>) {
  return (
    <>
      {date && <time dateTime={date}>{formatDate(date, { dateStyle: 'long' })}</time>}
      {date && place && ' · '}
      {place && <span {...place} />}
    </>
  )
}

/** The text in a column; what somebody said is next to it where the screen allows. */
function ArticleText({ blocks, lang }: { blocks: Block[]; lang: string | undefined }) {
  const quotes = blocks.filter(({ type }) => type === 'quote')
  return (
    <div className={quotes.length > 0 ? 'grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16' : undefined}>
      {quotes.length > 0 && (
        <div lang={lang} className="space-y-10">
          <TextBlocks blocks={quotes} />
        </div>
      )}
      <Prose lang={lang}>
        <TextBlocks blocks={blocks.filter(({ type }) => type !== 'quote')} />
      </Prose>
    </div>
  )
}

function Related({ news }: { news: LocalizedCard[] }) {
  return (
    <section aria-labelledby="related" className="mt-16 border-t border-line pt-10 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id="related" className="text-2xl">
          {m.news_more()}
        </h2>
        <Link to="/news-event" className={standaloneLink}>
          {m.news_all()}
        </Link>
      </div>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {news.map(({ slug, ...card }) => (
          <li key={slug} className="grid">
            <NewsTile {...card} sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 33vw, 75vw">
              <Link to="/news-event/$id" params={{ id: slug }} />
            </NewsTile>
          </li>
        ))}
      </ul>
    </section>
  )
}
