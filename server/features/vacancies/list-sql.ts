import { today } from '#i18n/format.ts'
import type { DocumentSql } from '#server/drafts/document-list.ts'
import type { Reader } from '#server/db/client.ts'
import { endOfDay, entriesOf, memberOf } from '#server/db/keyset.ts'
import { COST_ITEMS } from '#server/features/vacancies/schema.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

const member = (name: string, kind?: 'number' | 'check') => memberOf('"data"', name, kind)
const isTrue = (name: string) => `COALESCE(${member(name, 'check')}, 0) = 1`

/** The moment at which a vacancy closes by its day, and the condition that it was open before and nobody has changed it since. */
const endsAt = () => endOfDay(member('closesOn'))
const hasEnded = () =>
  `NOT ${isTrue('isClosed')} AND ${member('closesOn')} < '${today()}' AND "updatedAt" < ${endsAt()}`

/** As a query: the ids of all that visitors can see, open or closed. */
export const publishedIds = Prisma.sql`SELECT "id" FROM "Document" WHERE "feature" = 'vacancies'`

/** As a query: the ids of the published vacancies that people can apply for. */
export const openIds = (): Prisma.Sql =>
  Prisma.sql`SELECT "id" FROM "Document" WHERE "feature" = 'vacancies' AND ${Prisma.raw(closingOf())} IS NULL`

/** As a value: why nobody can apply any more; null while it is open. As `closingOf` of domain.ts says. */
const closingOf =
  () => `CASE WHEN ${isTrue('isClosed')} THEN 'closed' WHEN ${member('closesOn')} < '${today()}' THEN 'over'
    WHEN ${TAKEN} >= ${member('posts', 'number')} THEN 'filled' END`
const TAKEN = `COALESCE((SELECT "taken" FROM "VacancyPosts" WHERE "vacancyId" = "id"), 0)`

/** As a value: the country of work of the published vacancy that the column `vacancyId` of a query around it names; null for any other. */
export const publishedCountry = (): Prisma.Sql =>
  Prisma.sql`(SELECT ${Prisma.raw(member('country'))} FROM "Document"
    WHERE "Document"."feature" = 'vacancies' AND "Document"."id" = "vacancyId")`

/** As a value: how many posts of the vacancy that a column names are given away. */
export const takenOf = (column: string): Prisma.Sql =>
  Prisma.sql`COALESCE((SELECT "taken" FROM "VacancyPosts" WHERE "VacancyPosts"."vacancyId" = ${Prisma.raw(column)}), 0)`

/** The published vacancies of which it is not noted yet that they have closed by their day. */
export function findEnded(database: Pick<Reader, '$queryRaw'>): Promise<{ id: string }[]> {
  return database.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Document" WHERE "feature" = 'vacancies' AND ${Prisma.raw(hasEnded())}
    ORDER BY ${Prisma.raw(endsAt())}, "id"`
}

/** The list of vacancies in SQL: what domain.ts derives from a vacancy, for ordering. The employer who is hidden is no order. */
export function vacanciesSql(): DocumentSql {
  const closing = closingOf()
  const employer = `CASE WHEN ${isTrue('isEmployerHidden')} THEN NULL ELSE ${member('employer')} END`
  const costs = `${entriesOf('"data"', 'costs')} AS "costs"`
  const item = memberOf('"entry"', 'item')
  const taka = memberOf('"entry"', 'maxTaka', 'number')
  const isMarkedUp = `CASE WHEN ${closing} IS NULL AND COALESCE(${member('consentOn')}, '') <> ''
    AND (SELECT COUNT(DISTINCT ${item}) FROM ${costs} WHERE ${item} <> 'other') = ${COST_ITEMS.length}
    AND NOT EXISTS (SELECT 1 FROM ${costs} WHERE ${memberOf('"entry"', 'payer')} IN ('worker', 'shared') AND COALESCE(${taka}, 1) > 0)
    THEN 1 ELSE 0 END`
  const published = { sql: '"createdAt"', kind: 'moment', isAlwaysThere: true } as const
  return {
    from: `(SELECT "feature", "id", "data", "version", "createdAt", "searchText",
      CASE WHEN ${hasEnded()} THEN ${endsAt()} ELSE "updatedAt" END AS "updatedAt" FROM "Document") AS "vacancies"`,
    order: [
      { sql: `CASE WHEN ${closing} IS NULL THEN 0 ELSE 1 END`, kind: 'number', isAlwaysThere: true },
      { ...published, isReversed: true },
    ],
    keys: {
      employer: { sql: employer, kind: 'text' },
      publishedAt: published,
      closing: { sql: closing, kind: 'exact' },
      isMarkedUp: { sql: isMarkedUp, kind: 'number', isAlwaysThere: true },
    },
  }
}
