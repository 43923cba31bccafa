import { phoneDigits } from '#i18n/typed/phone.ts'
import { holds, holdsDigits } from '#server/db/client.ts'
import { NO_VACANCY } from '#server/features/applications/list.shared.ts'
import type { ApplicationsFilter } from '#server/features/applications/work-schema.ts'
import { wordsOf } from '#server/trpc/list.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The condition of a list. What was merged into another application is in none. */
export function conditionOf({
  search = '',
  state,
  vacancy,
  trade,
  district,
  source,
  interview,
  show,
}: ApplicationsFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`"mergedIntoId" IS NULL`,
    ...(state ? [Prisma.sql`"state" = ${state}`] : []),
    ...(vacancy === NO_VACANCY ? [Prisma.sql`"vacancyId" IS NULL`] : []),
    ...(vacancy && vacancy !== NO_VACANCY ? [Prisma.sql`"vacancyId" = ${vacancy}`] : []),
    ...(trade ? [Prisma.sql`"trade" = ${trade}`] : []),
    ...(district ? [Prisma.sql`"district" = ${district}`] : []),
    ...(source ? [Prisma.sql`"source" = ${source}`] : []),
    ...(interview ? [Prisma.sql`"interviewId" = ${interview}`] : []),
    ...(show ? [shows[show]] : []),
    ...searchConditions(search),
  ]
  return Prisma.join(conditions, ' AND ')
}

const shows = {
  duplicates: Prisma.sql`"duplicateOfId" IS NOT NULL`,
  again: Prisma.sql`"callAgainSince" IS NOT NULL`,
  papers: Prisma.sql`"id" IN (SELECT COALESCE("of"."mergedIntoId", "of"."id") FROM "WorkerPaper" JOIN "Application" AS "of" ON "of"."id" = "WorkerPaper"."applicationId" WHERE "WorkerPaper"."state" = 'waiting')`,
  erase: Prisma.sql`"eraseAt" IS NOT NULL`,
}

/** A number is looked for among the telephones and references, words among the names and references. */
function searchConditions(search: string) {
  const digits = phoneDigits(search)
  if (digits) return [holdsDigits(['phone', 'reference'], digits)]
  return wordsOf(search).map(word => holds(['name', 'reference'], word))
}
