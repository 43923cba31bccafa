import { countryName, countryOptions } from '#i18n/countries.ts'
import { holdsNamed } from '#server/drafts/named-choices.ts'
import { TEXT_KINDS } from '#server/drafts/field.ts'
import { holds, type Reader } from '#server/db/client.ts'
import { pages, type PageId, serviceIds } from '#server/features/pages/schema.ts'
import { type NewsField, newsFields, type NewsInput } from '#server/features/news/schema.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

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

const textColumns = Object.entries(newsFields).flatMap(([name, { kind }]) =>
  TEXT_KINDS.has(kind) && name !== 'slug' ? [name] : [],
)
const services = serviceIds.map(value => ({ value }))

/** The condition that a piece of news has a word in one of its texts, or is about what the word names. */
export function holdsWord(word: string): Prisma.Sql {
  return Prisma.sql`(${holds(textColumns, word)}
    OR ${holdsNamed('"country"', word, countryOptions, countryName)}
    OR ${holdsNamed('"service"', word, services, (id, locale) => pages[id as PageId].name({}, { locale }))})`
}

type Row = NonNullable<Awaited<ReturnType<Reader['newsArticle']['findUnique']>>>

function toArticle({ id, version, updatedAt, ...row }: Row): NewsArticle {
  const fields = Object.fromEntries(Object.keys(newsFields).map(name => [name, row[name as NewsField]]))
  return { _id: id, ...withoutEmpty(fields), version, updatedAt: updatedAt.toISOString() } as NewsArticle
}

function withoutEmpty(record: object) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value))
}
