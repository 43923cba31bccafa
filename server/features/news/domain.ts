import { m } from '#i18n/paraglide/messages.js'
import { stripInvalidCharacters } from '#i18n/zod.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { read } from '#server/db/client.ts'
import { findMovedRecord } from '#server/content/addresses.ts'
import { readData } from '#server/content/data.ts'
import { readStates } from '#server/content/record-state.ts'
import { newsContent } from '#server/features/news/content.ts'
import type { NewsInput } from '#server/features/news/schema.ts'
import { AppError } from '#server/errors.ts'
import { type NewsArticle, type NewsCard, visible, visibleBySlug, visibleCards } from '#server/features/news/queries.ts'

export type { NewsArticle, NewsCard }
/** Whether visitors see it, and whether staff prepare something else. */
export type NewsState = 'draft' | 'scheduled' | 'changed' | 'published'

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

/** All news, published or not, newest first, drafts with what they say; `newest` is the number that a change has to carry. */
export async function listForStaff() {
  const [live, drafts] = await Promise.all([
    newsContent.readLive(read),
    read.draft.findMany({ where: { feature: newsContent.feature } }),
  ])
  const ids = [...new Set([...live.map(({ id }) => id), ...drafts.map(({ recordId }) => recordId)])]
  const records = [...(await readStates(read, newsContent, ids)).values()]
  return records
    .map(({ id, newest, live, draft }) => {
      const data: Partial<NewsInput> | undefined = draft ? readData(newsContent, draft).data : live?.data
      const { title = '', titleBn, date = '' } = data ?? {}
      return {
        _id: id,
        newest: Math.max(newest, live?.version ?? 0),
        title,
        titleBn,
        date,
        state: stateOf(live, draft),
      }
    })
    .toSorted((one, other) => compare(other.date, one.date) || compare(one._id, other._id))
}

function stateOf(live: unknown, draft: { publishAt: Date | null } | undefined): NewsState {
  if (draft?.publishAt) return 'scheduled'
  if (draft) return live ? 'changed' : 'draft'
  return 'published'
}

async function findMoved(slug: string) {
  const id = await findMovedRecord(newsContent, slug)
  const [article] = id === undefined ? [] : await visible(read, [id])
  return article ?? null
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
