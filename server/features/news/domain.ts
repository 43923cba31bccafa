import { m } from '#i18n/paraglide/messages.js'
import { stripInvalidCharacters } from '#i18n/zod.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { read } from '#server/db/client.ts'
import { findMovedRecord } from '#server/content/addresses.ts'
import { newsContent } from '#server/features/news/content.ts'
import { AppError } from '#server/errors.ts'
import { type NewsArticle, type NewsCard, visible, visibleBySlug, visibleCards } from '#server/features/news/queries.ts'

export type { NewsRow } from '#server/features/news/manage.ts'
export type { NewsArticle, NewsCard }

/** How many pieces of news the home page shows. */
const LATEST_COUNT = 4

/** All published news, newest first. */
export const list = (): Promise<NewsArticle[]> => cachedRead('news.list', () => visible(read))

/** The same as cards. */
export const cards = (): Promise<NewsCard[]> => cachedRead('news.cards', () => visibleCards(read))

/** The newest of them. */
export const latest = (): Promise<NewsCard[]> => cachedRead('news.latest', () => visibleCards(read, LATEST_COUNT))

/** One piece of news by the last part of its address, also by one that it had earlier; or null. */
export function find(given: string): Promise<NewsArticle | null> {
  const slug = stripInvalidCharacters(given) // whatever an address says
  return cachedRead(`news.find ${slug}`, async () => (await visibleBySlug(read, slug)) ?? findMoved(slug))
}

/** One piece of news as `find` has it. Throws NOT_FOUND. */
export async function bySlug(slug: string): Promise<NewsArticle> {
  const found = await find(slug)
  if (!found) throw new AppError('NOT_FOUND', m.news_missing())
  return found
}

async function findMoved(slug: string) {
  const id = await findMovedRecord(newsContent, slug)
  const [article] = id === undefined ? [] : await visible(read, [id])
  return article ?? null
}
