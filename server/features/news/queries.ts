import type { Reader } from '#server/db/client.ts'
import { type NewsField, newsFields, type NewsInput } from '#server/features/news/schema.ts'

/** A piece of news; fields that nobody has filled in are left out. `updatedAt` is ISO. */
export type NewsArticle = { _id: string; version: number; updatedAt: string } & {
  [F in keyof NewsInput]: undefined extends NewsInput[F] ? NonNullable<NewsInput[F]> : NewsInput[F]
}

/** What a list shows of a piece of news. */
export type NewsCard = Pick<NewsArticle, keyof typeof cardColumns> & {
  /** The focal point that the library has for the picture, and whether it is drawn. */
  focus?: string
  isIllustration?: boolean
}

const newestFirst = [{ date: 'desc' as const }, { id: 'asc' as const }]
const cardColumns = {
  slug: true,
  title: true,
  titleBn: true,
  date: true,
  country: true,
  service: true,
  picture: true,
  alt: true,
  altBn: true,
} as const

/** All published news, newest first; with ids, those alone. */
export async function visible(database: Pick<Reader, 'newsArticle'>, ids?: string[]): Promise<NewsArticle[]> {
  const rows = await database.newsArticle.findMany({ where: ids && { id: { in: ids } }, orderBy: newestFirst })
  return rows.map(toArticle)
}

/** The same as cards; with a number, that many. */
export async function visibleCards(database: Pick<Reader, 'newsArticle'>, count?: number): Promise<NewsCard[]> {
  const rows = await database.newsArticle.findMany({
    select: cardColumns,
    orderBy: newestFirst,
    ...(count && { take: count }),
  })
  return rows.map(withoutEmpty) as NewsCard[]
}

/** One piece of news by the last part of its address, or null. */
export async function visibleBySlug(database: Pick<Reader, 'newsArticle'>, slug: string): Promise<NewsArticle | null> {
  const row = await database.newsArticle.findUnique({ where: { slug } })
  return row && toArticle(row)
}

type Row = NonNullable<Awaited<ReturnType<Reader['newsArticle']['findUnique']>>>

function toArticle({ id, version, updatedAt, ...row }: Row): NewsArticle {
  const fields = Object.fromEntries(Object.keys(newsFields).map(name => [name, row[name as NewsField]]))
  return { _id: id, ...withoutEmpty(fields), version, updatedAt: updatedAt.toISOString() } as NewsArticle
}

function withoutEmpty(record: object) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value))
}
