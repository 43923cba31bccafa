import type { z } from '#i18n/zod.ts'
import { countryName } from '#i18n/countries.ts'
import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { holds, holdsDigits, read } from '#server/db/client.ts'
import { orderedTable } from '#server/db/ordered-table.ts'
import type { FoundPerson } from '#server/registration/define-feature.ts'
import type { Sort } from '#server/features/demands/list.shared.ts'
import { demandCurrency } from '#server/features/demands/lines.shared.ts'
import { ENDED, type State, stateLabels, WITH_POSTS } from '#server/features/demands/states.shared.ts'
import type { DemandsFilter, demandsInput } from '#server/features/demands/work-schema.ts'
import { openIds, publishedIds, takenOf } from '#server/features/vacancies/domain.ts'
import { assigneeCondition, idsDue, nextOf, ofReader } from '#server/features/work/domain.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { pageIn } from '#server/trpc/list.ts'
import { type Demand, Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Count = { count: number }
type Reader = { id: string }

const table = orderedTable<Demand, Sort>('Demand', {
  newest: { column: 'createdAt', isDown: true },
  oldest: { column: 'createdAt', isDown: false },
})

/** A page of demands, with how many there are in each state. */
export async function list(reader: Reader, { page, size, ...asked }: z.output<typeof demandsInput>) {
  const filter = ofReader(reader, asked)
  const { state: _, ...others } = filter
  const where = conditionOf(filter)
  const [count, counts] = await Promise.all([table.count(where), countStates(others)])
  const { offset, limit, ...position } = pageIn(count, { page, size })
  return { rows: await rowsOf(await table.ids(where, filter.sort, limit, offset)), ...position, counts }
}

/** How many a list has, and which of them is its first. */
export async function summaryOf(reader: Reader, filter: DemandsFilter) {
  const where = conditionOf(ofReader(reader, filter))
  const [count, [id]] = await Promise.all([table.count(where), table.ids(where, filter.sort, 1, 0)])
  const first = id ? await read.demand.findUnique({ where: { id }, select: { id: true, createdAt: true } }) : null
  return { count, oldest: first?.createdAt.toISOString(), first: first ? `/admin/demands/${first.id}` : undefined }
}

/** For the finder: the newest demands with these words. */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const rows = await rowsOf(await table.ids(conditionOf({ search: words }), 'newest', max, 0))
  return rows.map(({ id, company, reference, contact, country, state, currency }) => ({
    id,
    href: `/admin/demands/${id}`,
    title: company,
    note: [reference, contact, countryName(country), stateLabels[state]()].join(' · '),
    currency,
  }))
}

/** What is before and after a demand in its list, and its number there. */
export const neighbours = async (reader: Reader, id: string, { sort, ...filter }: DemandsFilter) =>
  table.neighbours(conditionOf(ofReader(reader, filter)), sort, await read.demand.findUnique({ where: { id } }))

async function rowsOf(ids: string[]) {
  const rows = await read.demand.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      reference: true,
      company: true,
      country: true,
      contact: true,
      state: true,
      stateAt: true,
      createdAt: true,
      eraseAt: true,
      assigneeId: true,
      assignee: true,
      lines: { select: { trade: true, number: true, currency: true }, orderBy: { position: 'asc' } },
    },
  })
  const found = new Map(rows.map(row => [row.id, row]))
  const [next, left] = await Promise.all([nextOf('demands', ids), postsLeftOf(ids)])
  return ids.flatMap(id => {
    const row = found.get(id)
    if (!row) return []
    const { lines, state, stateAt, createdAt, eraseAt, ...others } = row
    return {
      ...others,
      state: state as State,
      stateAt: stateAt.toISOString(),
      createdAt: createdAt.toISOString(),
      eraseAt: eraseAt?.toISOString(),
      task: next.get(id),
      currency: demandCurrency(row),
      trades: lines.map(({ trade }) => trade),
      workers: lines.reduce((sum, { number }) => sum + number, 0),
      postsLeft: WITH_POSTS.includes(state as State) ? (left.get(id) ?? 0) : null,
    }
  })
}

const UNPUBLISHED = Prisma.sql`"state" = 'accepted' AND "id" IN (
  SELECT "demandId" FROM "DemandLine" WHERE "vacancyId" IS NULL OR "vacancyId" NOT IN (${publishedIds}))`

/** Withdrawn, and people can still apply for a job that was made of it. */
const stillOpen = () => Prisma.sql`"state" = 'withdrawn' AND "id" IN (
  SELECT "demandId" FROM "DemandLine" WHERE "vacancyId" IN (${openIds()}))`

/** As a value: how many posts of a line nobody has been selected for. */
const LEFT_OF_LINE = Prisma.sql`CASE WHEN "number" > ${takenOf('"DemandLine"."vacancyId"')}
  THEN "number" - ${takenOf('"DemandLine"."vacancyId"')} ELSE 0 END`
const POSTS_LEFT = Prisma.sql`"state" IN (${Prisma.join([...WITH_POSTS])}) AND "id" IN (
  SELECT "demandId" FROM "DemandLine" WHERE ${LEFT_OF_LINE} > 0)`

/** How many posts of these demands nobody has been selected for, by the id of the demand. */
async function postsLeftOf(ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await read.$queryRaw<{ id: string; left: number }[]>`
    SELECT "demandId" AS "id", CAST(SUM(${LEFT_OF_LINE}) AS DOUBLE PRECISION) AS "left"
    FROM "DemandLine" WHERE "demandId" IN (${Prisma.join(ids)}) GROUP BY "demandId"`
  return new Map(rows.map(({ id, left }) => [id, left]))
}

/** The demands under way that have most posts left, and how many have any. */
export async function demandsWithPostsLeft(max: number) {
  const rows = await read.$queryRaw<{ id: string; company: string; posts: number; left: number; all: number }[]>`
    SELECT "Demand"."id", "company", CAST(SUM("number") AS DOUBLE PRECISION) AS "posts",
      CAST(SUM(${LEFT_OF_LINE}) AS DOUBLE PRECISION) AS "left", CAST(COUNT(*) OVER () AS DOUBLE PRECISION) AS "all"
    FROM "Demand" JOIN "DemandLine" ON "demandId" = "Demand"."id"
    WHERE "state" IN (${Prisma.join([...WITH_POSTS])})
    GROUP BY "Demand"."id", "company" HAVING SUM(${LEFT_OF_LINE}) > 0
    ORDER BY "left" DESC, "Demand"."id" LIMIT ${max}`
  return { rows, all: rows[0]?.all ?? 0 }
}

/** The condition of a list. Every word is looked for in what the employer is called and reached by. */
function conditionOf({ search = '', state, country, assignee, due, show }: DemandsFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`1 = 1`,
    ...(state ? [stateCondition(state)] : []),
    ...(country ? [Prisma.sql`"country" = ${country}`] : []),
    ...(assignee ? [assigneeCondition(assignee)] : []),
    ...(due ? [Prisma.sql`"id" IN (${idsDue('demands', due)})`] : []),
    ...(show === 'unpublished' ? [UNPUBLISHED] : []),
    ...(show === 'posts-left' ? [POSTS_LEFT] : []),
    ...(show === 'still-open' ? [stillOpen()] : []),
    ...searchConditions(search),
  ]
  return Prisma.join(conditions, ' AND ')
}

const stateCondition = (state: NonNullable<DemandsFilter['state']>) =>
  state === 'open' ? Prisma.sql`"state" NOT IN (${Prisma.join([...ENDED])})` : Prisma.sql`"state" = ${state}`

/** A telephone number is found in any spelling. */
function searchConditions(search: string) {
  const digits = phoneDigits(search)
  const words = wordsOf(search).map(word =>
    holds(['reference', 'company', 'registrationNo', 'contact', 'email', 'phone'], word),
  )
  return digits ? [Prisma.sql`(${Prisma.join(words, ' AND ')} OR ${holdsDigits(['phone'], digits)})`] : words
}

async function countStates(filter: DemandsFilter) {
  const rows = await read.$queryRaw<(Count & { state: State })[]>`
    SELECT "state", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Demand"
    WHERE ${conditionOf(filter)} GROUP BY "state"`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<State, number>>
}
