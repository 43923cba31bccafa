import { Link } from '@tanstack/react-router'
import type { LocalizedArticle } from '#app/features/news/queries.ts'
import { pageHead, siteAddress } from '#app/layouts/head.ts'
import { breadcrumbs, structuredData } from '#app/layouts/structured-data.ts'
import { link } from '#app/layouts/link-style.ts'
import { Article } from '#app/layouts/public/article.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { InlineText, TextBlocks } from '#app/layouts/text-blocks.tsx'
import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { sharePictureOf } from '#server/media/share.shared.ts'
import { plainText } from '#server/content/text-schema.ts'
import { splitLead } from '#server/features/news/schema.ts'

/** The head of a piece of news. */
export function articleHead({ slug, title, text, date, picture, focus }: LocalizedArticle) {
  const headline = title.children
  const description = plainText(splitLead(text.children).lead)
  const shared = sharePictureOf(picture, focus)
  const article = structuredData({
    '@type': 'NewsArticle',
    headline,
    description,
    datePublished: date,
    image: new URL(shared, siteAddress()).href,
    author: { '@type': 'Organization', name: agency().name },
  })
  return {
    ...pageHead(headline, description, shared),
    scripts: [
      article,
      breadcrumbs([m.nav_home(), '/'], [m.news_title(), '/news-event'], [headline, `/news-event/${slug}`]),
    ],
  }
}

/** One piece of news in full. */
export function NewsArticle({ title, text, date, place, picture, alt }: LocalizedArticle) {
  const { lead, blocks } = splitLead(text.children)
  const day = date && formatDate(date, { dateStyle: 'long' })
  return (
    <Article
      next={<NextSteps page="news" />}
      under={<Link to="/news-event">{m.news_title()}</Link>}
      eyebrow={
        place ? (
          <>
            {day && `${day} · `}
            <span {...place} />
          </>
        ) : (
          day
        )
      }
      title={<span {...title} />}
      lead={
        lead.length > 0 && (
          <span lang={text.lang}>
            <InlineText content={lead} />
          </span>
        )
      }
    >
      {picture && (
        <StoredPicture
          url={picture}
          alt={alt.children}
          lang={alt.lang}
          sizes="(min-width: 48rem) 45rem, 100vw"
          loading="eager"
          className="rounded-lg"
        />
      )}
      <div lang={text.lang} className="space-y-5">
        <TextBlocks blocks={blocks} />
      </div>
      <p className="pt-4">
        <Link to="/news-event" className={link}>
          {m.news_all()}
        </Link>
      </p>
    </Article>
  )
}
