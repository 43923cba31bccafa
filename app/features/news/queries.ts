import { createIsomorphicFn } from '@tanstack/react-start'
import { findNewsArticle, latestNewsCards, newsCards, relatedNewsCards } from '#app/rendering/queries.server.ts'
import { fetchProcedure, nullIfMissing } from '#app/rendering/rpc-fetch.ts'
import { localizedText } from '#i18n/locale.ts'
import type { FoundArticle, NewsArticle, NewsCard, Subject } from '#server/features/news/domain.ts'

/** All news, newest first, as the list shows them. */
export const listNews = createIsomorphicFn()
  .server(async () => (await newsCards()).map(localizeCard))
  .client(async () => (await fetchProcedure('news.list')).map(localizeCard))

/** The newest few, as the home page shows them. */
export const listLatestNews = createIsomorphicFn()
  .server(async () => (await latestNewsCards()).map(localizeCard))
  .client(async () => (await fetchProcedure('news.latest')).map(localizeCard))

/** One piece of news by the last part of its address, or null when there is none. */
export const findNews = createIsomorphicFn()
  .server(async (slug: string) => localizeFound(await findNewsArticle(slug)))
  .client(async (slug: string) => localizeFound(await fetchProcedure('news.bySlug', { slug }).catch(nullIfMissing)))

/** Other news of the same country or service, then the newest. */
export const listRelatedNews = createIsomorphicFn()
  .server(async (subject: Subject) => (await relatedNewsCards(subject)).map(localizeCard))
  .client(async ({ slug, country, service }: Subject) =>
    (await fetchProcedure('news.related', { slug, country, service })).map(localizeCard),
  )

export type LocalizedCard = ReturnType<typeof localizeCard>
export type LocalizedArticle = ReturnType<typeof localizeArticle>
export type { NewsArticle }

function localizeCard({ slug, date, picture, focus, isIllustration, title, titleBn, alt, altBn }: NewsCard) {
  return {
    slug,
    date,
    picture,
    ...(focus && { focus }),
    ...(isIllustration && { isIllustration }),
    title: localizedText(title, titleBn),
    alt: localizedText(alt, altBn),
  }
}

/** A piece of news with its texts in the language of the page. */
export function localizeArticle(article: FoundArticle) {
  const { text, textBn, place, placeBn, country, service, caption, captionBn } = article
  return {
    ...localizeCard(article),
    text: localizedText(text, textBn),
    place: place ? localizedText(place, placeBn) : undefined,
    country,
    service,
    caption: caption ? localizedText(caption, captionBn) : undefined,
  }
}

const localizeFound = (article: FoundArticle | null) => article && localizeArticle(article)
