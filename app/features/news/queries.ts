import { nullIfMissing, queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizedText } from '#i18n/locale.ts'
import type { FoundArticle, NewsArticle, NewsCard, Subject } from '#server/features/news/domain.ts'

/** All news, newest first, as the list shows them. */
export const listNews = async () => (await queryProcedure('news.list')).map(localizeCard)

/** The newest few, as the home page shows them. */
export const listLatestNews = async () => (await queryProcedure('news.latest')).map(localizeCard)

/** One piece of news by the last part of its address, or null when there is none. */
export async function findNews(slug: string) {
  const found = await queryProcedure('news.bySlug', { slug }).catch(nullIfMissing)
  return found && localizeArticle(found)
}

/** Other news of the same country or service, then the newest. */
export const listRelatedNews = async ({ slug, country, service }: Subject) =>
  (await queryProcedure('news.related', { slug, country, service })).map(localizeCard)

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
