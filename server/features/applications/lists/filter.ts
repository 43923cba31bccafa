import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { holdsDigits } from '#server/db/client.ts'
import { holdsName } from '#server/db/holds-name.ts'
import { publishedCountry } from '#server/features/vacancies/domain.ts'
import { NO_COUNTRY, NO_VACANCY } from '#server/features/applications/lists/list.shared.ts'
import { idsDeparting, idsWithPapers } from '#server/features/applications/contributed.ts'
import { CLOSED, ENDED } from '#server/features/applications/stages/states.shared.ts'
import type { ApplicationsFilter } from '#server/features/applications/work-schema.ts'
import { rootsOf } from '#server/features/applications/worker-file.ts'
import { assigneeCondition, idsDue } from '#server/features/work/domain.ts'
import { weekFrom } from '#server/features/work/due.shared.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

/** The condition of a list, whose filter is that of its reader. What was merged into another application is in none. */
export function conditionOf({
  search = '',
  state,
  vacancy,
  country,
  trade,
  district,
  source,
  interview,
  assignee,
  due,
  show,
}: ApplicationsFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`"mergedIntoId" IS NULL`,
    ...(state ? [stateCondition(state)] : []),
    ...(vacancy === NO_VACANCY ? [Prisma.sql`"vacancyId" IS NULL`] : []),
    ...(vacancy && vacancy !== NO_VACANCY ? [Prisma.sql`"vacancyId" = ${vacancy}`] : []),
    ...(country ? [countryCondition(country)] : []),
    ...(trade ? [Prisma.sql`"trade" = ${trade}`] : []),
    ...(district ? [Prisma.sql`"district" = ${district}`] : []),
    ...(source ? [Prisma.sql`"source" = ${source}`] : []),
    ...(interview ? [Prisma.sql`"interviewId" = ${interview}`] : []),
    ...(assignee ? [assigneeCondition(assignee)] : []),
    ...(due ? [dueCondition(due)] : []),
    ...(show ? [shows[show]()] : []),
    ...searchConditions(search),
  ]
  return Prisma.join(conditions, ' AND ')
}

/** As a value: where somebody works or would like to, which their job says before they do; empty where neither is known. */
export const countryOf = () => Prisma.sql`COALESCE(${publishedCountry()}, "country")`
const countryCondition = (country: string) => Prisma.sql`${countryOf()} = ${country === NO_COUNTRY ? '' : country}`

const stateCondition = (state: NonNullable<ApplicationsFilter['state']>) =>
  state === 'open' ? Prisma.sql`"state" NOT IN (${Prisma.join([...ENDED])})` : Prisma.sql`"state" = ${state}`

/** A task of one that was merged is one of the other. */
const dueCondition = (due: NonNullable<ApplicationsFilter['due']>) =>
  Prisma.sql`"id" IN (${rootsOf(idsDue('applications', due))})`

/** Received, and nobody has called: neither there nor by an application that was merged into it. */
const UNCALLED = Prisma.sql`"state" = 'received' AND "id" NOT IN (${rootsOf(
  Prisma.sql`SELECT "applicationId" FROM "ApplicationEntry" WHERE "kind" = 'call'`,
)})`
const isDue = () => Prisma.sql`"callAgainSince" <= ${new Date()}`
const NONE = Prisma.sql`1 = 0`
const anyOf = (queries: Prisma.Sql[]) =>
  Prisma.sql`(${Prisma.join([NONE, ...queries.map(ids => Prisma.sql`"id" IN (${rootsOf(ids)})`)], ' OR ')})`

/** Whose flight is in a week from Sunday to Saturday, this one or one that follows, unless they go no more. */
const departing = (weeksAhead: number) =>
  Prisma.sql`"state" NOT IN (${Prisma.join([...CLOSED])}) AND ${anyOf(idsDeparting(weekFrom(weeksAhead)))}`

const shows = {
  duplicates: () => Prisma.sql`"duplicateOfId" IS NOT NULL`,
  uncalled: () => UNCALLED,
  again: () => isDue(),
  calls: () => Prisma.sql`((${UNCALLED}) OR ${isDue()})`,
  later: () => Prisma.sql`"callAgainSince" > ${new Date()}`,
  wrong: () => Prisma.sql`"wrongNumberSince" IS NOT NULL`,
  papers: () => anyOf(idsWithPapers()),
  'departs-week': () => departing(0),
  'departs-next': () => departing(1),
  erase: () => Prisma.sql`"eraseAt" IS NOT NULL`,
}

/** A number is looked for among the telephones and references, words among the names and references. */
function searchConditions(search: string) {
  const digits = phoneDigits(search)
  if (digits) return [holdsDigits(['phone', 'reference'], digits)]
  return wordsOf(search).map(word => holdsName(['name', 'reference'], word))
}
