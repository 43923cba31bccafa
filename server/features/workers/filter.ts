import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { either, foundBy, isCalledBy, isNamed } from '#server/features/workers/files-found.ts'
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

/** Something ends by this day, or is too short for a flight that is booked, however long it lasts. */
const endsUntil = (day: string) => Prisma.sql`("shortFor" IS NOT NULL OR ("expiresOn" <> '' AND "expiresOn" <= ${day}))`
