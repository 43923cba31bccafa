import { m } from '#i18n/paraglide/messages.js'
import { stripInvalidCharacters } from '#i18n/zod.ts'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { type NewsArticle, type NewsCard, visible, visibleBySlug, visibleCards } from '#server/features/news/queries.ts'

export type { NewsArticle, NewsCard }

/** How many pieces of news the home page shows. */
const LATEST_COUNT = 4

/** All published news, newest first. */
export const list = (): Promise<NewsArticle[]> => visible(read)

/** The same as cards. */
export const cards = (): Promise<NewsCard[]> => visibleCards(read)

/** The newest of them. */
export const latest = (): Promise<NewsCard[]> => visibleCards(read, LATEST_COUNT)

/** One piece of news by the last part of its address, or null. */
export const find = (slug: string): Promise<NewsArticle | null> => visibleBySlug(read, stripInvalidCharacters(slug)) // a page asks with whatever its address says

/** One piece of news by the last part of its address. Throws NOT_FOUND. */
export async function bySlug(slug: string): Promise<NewsArticle> {
  const found = await find(slug)
  if (!found) throw new AppError('NOT_FOUND', m.news_missing())
  return found
}
