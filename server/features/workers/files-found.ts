import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { holds } from '#server/db/client.ts'
import { holdsName } from '#server/db/holds-name.ts'
import { filesWith } from '#server/features/applications/domain.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** A telephone has these digits: of the file, of the next of kin, or of an application; or its reference has them. */
export const isCalledBy = (digits: string) =>
  either([holds(['phone', 'kinPhone', 'reference'], digits), applied(holds(['phone'], digits))])

/** The name of a file in any spelling, or of an application in it, or a reference, has this word. */
export const isNamed = (word: string) =>
  either([holdsName(['name', 'nameBn', 'reference'], word), applied(holdsName(['name', 'reference'], word))])

/** The ids of the files with these words in the names and references, or with this telephone: what needs no sealed number. */
export function filesFound(search: string): Prisma.Sql {
  const digits = phoneDigits(search)
  return Prisma.sql`SELECT "id" FROM "Worker" WHERE ${foundBy(digits ? [isCalledBy(digits)] : wordsOf(search).map(isNamed))}`
}

/** The conditions hold for a file, or for one that was merged into it. */
export function foundBy(conditions: Prisma.Sql[]): Prisma.Sql {
  if (conditions.length === 0) return Prisma.sql`1 = 1`
  const all = Prisma.join(conditions, ' AND ')
  return Prisma.sql`((${all}) OR "id" IN (SELECT "mergedIntoId" FROM "Worker" WHERE "mergedIntoId" IS NOT NULL AND ${all}))`
}

/** One of the conditions holds. */
export const either = (conditions: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`

/** An application in the file that fulfils a condition. */
const applied = (condition: Prisma.Sql) => Prisma.sql`"id" IN (${filesWith(condition)})`
