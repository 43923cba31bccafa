import { m } from '#i18n/paraglide/messages.js'
import { stripInvalidCharacters } from '#i18n/typed/text.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { read, type Reader } from '#server/db/client.ts'
import { findMovedRecord } from '#server/drafts/addresses.ts'
import { newsContent } from '#server/features/news/content.ts'
import { AppError } from '#server/errors.ts'
import { pictureTexts } from '#server/files/facts.ts'
import { type NewsArticle, type NewsCard, visible, visibleBySlug, visibleCards } from '#server/features/news/queries.ts'

export { holdsWord as holds } from '#server/features/news/queries.ts'
export type { NewsRow } from '#server/features/news/manage.ts'
export type { NewsArticle, NewsCard }

/** How many pieces of news the home page shows. */
const LATEST_COUNT = 4
/** How many others a piece of news leads on to. */
const RELATED_COUNT = 3

/** All published news, newest first. */
export const list = (): Promise<NewsArticle[]> => cachedRead('news.list', () => visible(read))

/** The published news with these ids as they are in the database now. */
export const byIds = (ids: string[], database: Pick<Reader, 'newsArticle'> = read): Promise<NewsArticle[]> =>
  visible(database, ids)

/** The same as cards. */
export const cards = async (): Promise<NewsCard[]> =>
  withFacts(await cachedRead('news.cards', () => visibleCards(read)))

/** The newest of them. */
export const latest = async (): Promise<NewsCard[]> =>
  withFacts(await cachedRead('news.latest', () => visibleCards(read, LATEST_COUNT)))

export type Subject = { slug: string; country?: string | undefined; service?: string | undefined }

/** Other news of the same country first, then of the same service, then the newest. */
export async function related({ slug, country, service }: Subject): Promise<NewsCard[]> {
  const near = (card: NewsCard) =>
    (country && card.country === country ? 2 : 0) + (service && card.service === service ? 1 : 0)
  const others = (await cachedRead('news.cards', () => visibleCards(read))).filter(card => card.slug !== slug)
  return withFacts(others.toSorted((a, b) => near(b) - near(a)).slice(0, RELATED_COUNT))
}

/** A piece of news, and what the library says of its picture. */
export type FoundArticle = NewsArticle & {
  focus?: string
  caption?: string
  captionBn?: string
  isIllustration?: boolean
}

/** One piece of news by the last part of its address, also by one that it had earlier; or null. */
async function find(given: string): Promise<FoundArticle | null> {
  const slug = stripInvalidCharacters(given) // whatever an address says
  const found = await cachedRead(`news.find ${slug}`, async () => (await visibleBySlug(read, slug)) ?? findMoved(slug))
  if (!found) return null
  const { focus, caption, captionBn, isIllustration } = (await pictureTexts())(found.picture)
  return {
    ...found,
    ...(focus && { focus }),
    ...(caption && { caption, captionBn }),
    ...(isIllustration && { isIllustration }),
  }
}

/** One piece of news as `find` has it. Throws NOT_FOUND. */
export async function bySlug(slug: string) {
  const found = await find(slug)
  if (!found) throw new AppError('NOT_FOUND', m.news_missing())
  return found
}

/** Each with the focal point of its picture, where the library has one, and whether it is drawn. */
async function withFacts(articles: NewsCard[]): Promise<NewsCard[]> {
  const textsOf = await pictureTexts()
  return articles.map(article => {
    const { focus, isIllustration } = textsOf(article.picture)
    return { ...article, ...(focus && { focus }), ...(isIllustration && { isIllustration }) }
  })
}

async function findMoved(slug: string) {
  const id = await findMovedRecord(newsContent, slug)
  const [article] = id === undefined ? [] : await visible(read, [id])
  return article ?? null
}
