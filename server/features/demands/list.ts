import type { z } from '#i18n/zod.ts'
import { holds, read } from '#server/db/client.ts'
import type { Sort } from '#server/features/demands/list.shared.ts'
import type { State } from '#server/features/demands/states.shared.ts'
import type { DemandsFilter, demandsInput } from '#server/features/demands/work-schema.ts'
import { pageIn, wordsOf } from '#server/trpc/list.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Count = { count: number }

/** A page of demands, with how many there are in each state. */
export async function list({ page, size, ...filter }: z.output<typeof demandsInput>) {
  const { state: _, ...others } = filter
  const where = conditionOf(filter)
  const [count, counts] = await Promise.all([countOf(where), countStates(others)])
  const { offset, limit, ...position } = pageIn(count, { page, size })
  const found = await read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Demand" WHERE ${where} ORDER BY ${orderBy(filter.sort, true)} LIMIT ${limit} OFFSET ${offset}`
  return { rows: await rowsOf(found.map(({ id }) => id)), ...position, counts }
}

/** What is before and after a demand in its list, and its number there. */
export async function neighbours(id: string, { sort, ...filter }: DemandsFilter) {
  const at = await read.demand.findUnique({ where: { id }, select: { id: true, createdAt: true } })
  if (!at) return { previous: undefined, next: undefined, number: 0, count: 0 }
  const where = conditionOf(filter)
  const besides = (isAfter: boolean) => {
    const sign = Prisma.raw(isAfter === (sort === 'oldest') ? '>' : '<')
    return Prisma.sql`${where} AND ("createdAt" ${sign} ${at.createdAt} OR ("createdAt" = ${at.createdAt} AND "id" ${sign} ${at.id}))`
  }
  const find = async (isAfter: boolean) => {
    const [found] = await read.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Demand" WHERE ${besides(isAfter)} ORDER BY ${orderBy(sort, isAfter)} LIMIT 1`
    return found?.id
  }
  const [previous, next, before, count] = await Promise.all([
    find(false),
    find(true),
    countOf(besides(false)),
    countOf(where),
  ])
  return { previous, next, number: before + 1, count: Math.max(count, before + 1) }
}

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
      lines: { select: { trade: true, number: true }, orderBy: { position: 'asc' } },
    },
  })
  const found = new Map(rows.map(row => [row.id, row]))
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
      trades: lines.map(({ trade }) => trade),
      workers: lines.reduce((sum, { number }) => sum + number, 0),
    }
  })
}

/** The condition of a list. Every word is looked for in what the employer is called and reached by. */
function conditionOf({ search = '', state, country }: DemandsFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`1 = 1`,
    ...(state ? [Prisma.sql`"state" = ${state}`] : []),
    ...(country ? [Prisma.sql`"country" = ${country}`] : []),
    ...wordsOf(search).map(word =>
      holds(['reference', 'company', 'registrationNo', 'contact', 'email', 'phone'], word),
    ),
  ]
  return Prisma.join(conditions, ' AND ')
}

async function countStates(filter: DemandsFilter) {
  const rows = await read.$queryRaw<(Count & { state: State })[]>`
    SELECT "state", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Demand"
    WHERE ${conditionOf(filter)} GROUP BY "state"`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<State, number>>
}

async function countOf(where: Prisma.Sql) {
  const [found] = await read.$queryRaw<Count[]>`
    SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Demand" WHERE ${where}`
  return found?.count ?? 0
}

function orderBy(sort: Sort = 'newest', isForward: boolean) {
  const direction = isForward === (sort === 'oldest') ? 'ASC' : 'DESC'
  return Prisma.raw(`"createdAt" ${direction}, "id" ${direction}`)
}
