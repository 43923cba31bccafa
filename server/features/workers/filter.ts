import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { filesWith } from '#server/features/applications/domain.ts'
import { holds } from '#server/db/client.ts'
import { holdsName } from '#server/db/holds-name.ts'
import { passportEndsOn, toldUntil, urgentUntil } from '#server/features/workers/passport.ts'
import { numbersIn } from '#server/features/workers/schema.ts'
import { hashNid, hashPassport } from '#server/features/workers/sealing.ts'
import type { WorkersFilter } from '#server/features/workers/work-schema.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The condition of a list. A search looks at archived files, too: whoever calls may have one. */
export function conditionOf({ search = '', district, trade, show }: WorkersFilter): Prisma.Sql {
  const conditions = [
    ...(show === 'archived'
      ? [Prisma.sql`"state" = 'archived'`]
      : search === ''
        ? [Prisma.sql`"state" = 'active'`]
        : [Prisma.sql`"mergedIntoId" IS NULL`]),
    ...(district ? [Prisma.sql`"district" = ${district}`] : []),
    ...(trade ? [Prisma.sql`"trade" = ${trade}`] : []),
    ...(show === 'expires' ? [endsUntil(toldUntil())] : []),
    ...(show === 'ends-now' ? [endsUntil(urgentUntil())] : []),
    ...(show === 'ends-soon' ? [Prisma.sql`${endsUntil(toldUntil())} AND NOT ${endsUntil(urgentUntil())}`] : []),
    ...(show === 'no-passport' ? [Prisma.sql`"passportHash" IS NULL`] : []),
    ...(show === 'passport-ends'
      ? [Prisma.sql`"passportExpiresOn" <> '' AND "passportExpiresOn" <= ${passportEndsOn()}`]
      : []),
    ...(search === '' ? [] : [foundBy(searchConditions(search))]),
  ]
  return Prisma.join(conditions, ' AND ')
}

/**
 * A number is looked for among the telephones, also of the applications and of the next of kin, and the references; a
 * whole one is a passport or a NID, too, which only its HMAC finds. Words are looked for in the names and references.
 */
function searchConditions(search: string): Prisma.Sql[] {
  const { passports, nid } = numbersIn(search)
  const whole = [
    ...(passports.length > 0 ? [Prisma.sql`"passportHash" IN (${Prisma.join(passports.map(hashPassport))})`] : []),
    ...(nid ? [Prisma.sql`"nidHash" = ${hashNid(nid)}`] : []),
  ]
  const digits = phoneDigits(search)
  if (digits) return [either([...whole, isCalledBy(digits)])]
  if (passports.length > 0) return whole // no name and no reference looks like one
  return wordsOf(search).map(isNamed)
}

const isCalledBy = (digits: string) =>
  either([holds(['phone', 'kinPhone', 'reference'], digits), applied(holds(['phone'], digits))])

const isNamed = (word: string) =>
  either([holdsName(['name', 'nameBn', 'reference'], word), applied(holdsName(['name', 'reference'], word))])

/** The ids of the files with these words in the names and references, or with this telephone: what needs no sealed number. */
export function filesFound(search: string): Prisma.Sql {
  const digits = phoneDigits(search)
  return Prisma.sql`SELECT "id" FROM "Worker" WHERE ${foundBy(digits ? [isCalledBy(digits)] : wordsOf(search).map(isNamed))}`
}

/** Something ends by this day, or is too short for a flight that is booked, however long it lasts. */
const endsUntil = (day: string) => Prisma.sql`("shortFor" IS NOT NULL OR ("expiresOn" <> '' AND "expiresOn" <= ${day}))`

/** The conditions hold for a file, or for one that was merged into it. */
function foundBy(conditions: Prisma.Sql[]): Prisma.Sql {
  if (conditions.length === 0) return Prisma.sql`1 = 1`
  const all = Prisma.join(conditions, ' AND ')
  return Prisma.sql`((${all}) OR "id" IN (SELECT "mergedIntoId" FROM "Worker" WHERE "mergedIntoId" IS NOT NULL AND ${all}))`
}

const either = (conditions: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`

/** An application in the file that fulfils a condition. */
const applied = (condition: Prisma.Sql) => Prisma.sql`"id" IN (${filesWith(condition)})`
