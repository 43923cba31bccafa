import { read } from '#server/db/client.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

const CHUNK_ROWS = 500

/** A column by which a list is ordered, and whether it begins with the highest value. */
type Order<Row> = { column: keyof Row & string; isDown: boolean }

/**
 * The orders in which staff read a table in pages and walk through it, the first being the usual one. The id decides between equals. In
 * SQL, as conditions of lists are; `where` is one of them.
 */
export function orderedTable<Row extends { id: string }, Sort extends string>(
  table: Prisma.ModelName,
  orders: Record<Sort, Order<Row>>,
) {
  const from = Prisma.raw(`"${table}"`)
  const [usual] = Object.keys(orders) as Sort[]
  const orderOf = (sort: Sort | undefined) => orders[sort ?? usual!]

  function orderBy(sort: Sort | undefined, isForward: boolean) {
    const { column, isDown } = orderOf(sort)
    const direction = isForward === isDown ? 'DESC' : 'ASC'
    return Prisma.raw(`"${column}" ${direction}, "id" ${direction}`)
  }

  /** What comes after a row in an order, or before it. */
  function beside(where: Prisma.Sql, sort: Sort | undefined, at: Row, isAfter: boolean) {
    const { column, isDown } = orderOf(sort)
    const [name, sign] = [Prisma.raw(`"${column}"`), Prisma.raw(isAfter === isDown ? '<' : '>')]
    return Prisma.sql`${where} AND (${name} ${sign} ${at[column]} OR (${name} = ${at[column]} AND "id" ${sign} ${at.id}))`
  }

  async function findBeside(where: Prisma.Sql, sort: Sort | undefined, at: Row, isAfter: boolean) {
    const [found] = await read.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM ${from} WHERE ${beside(where, sort, at, isAfter)} ORDER BY ${orderBy(sort, isAfter)} LIMIT 1`
    return found?.id
  }

  async function count(where: Prisma.Sql): Promise<number> {
    const [found] = await read.$queryRaw<{ count: number }[]>`
      SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM ${from} WHERE ${where}`
    return found?.count ?? 0
  }

  return {
    count,

    /** The ids of a part of a list, in its order. */
    async ids(where: Prisma.Sql, sort: Sort | undefined, limit: number, offset: number): Promise<string[]> {
      const found = await read.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM ${from} WHERE ${where} ORDER BY ${orderBy(sort, true)} LIMIT ${limit} OFFSET ${offset}`
      return found.map(({ id }) => id)
    },

    /** For a finder: the first rows in the usual order, of which those stand in front whose telephone ends with the digits of a search. */
    async found(where: Prisma.Sql, digits: string | undefined, max: number): Promise<string[]> {
      const ending = digits ? await this.ids(Prisma.sql`${where} AND "phone" LIKE ${`%${digits}`}`, usual, max, 0) : []
      const others = ending.length < max ? await this.ids(where, usual, max, 0) : []
      return [...new Set([...ending, ...others])].slice(0, max)
    },

    /**
     * Every row of a list in its order, in chunks of what `rowsOf` reads by ids, for a download of any length. A chunk
     * begins after the last row: whatever leaves the list meanwhile takes no other one along.
     */
    async *all(where: Prisma.Sql, sort: Sort, rowsOf: (ids: string[]) => Promise<Row[]>): AsyncGenerator<Row> {
      for (let last: Row | undefined; ;) {
        const found = await read.$queryRaw<{ id: string }[]>`
          SELECT "id" FROM ${from} WHERE ${last ? beside(where, sort, last, true) : where}
          ORDER BY ${orderBy(sort, true)} LIMIT ${CHUNK_ROWS}`
        const rows = await rowsOf(found.map(({ id }) => id))
        yield* rows
        last = rows.at(-1) ?? last
        if (found.length < CHUNK_ROWS) return
      }
    },

    /** The next row of a list behind one that need not be in it. */
    next: (where: Prisma.Sql, sort: Sort | undefined, at: Row) => findBeside(where, sort, at, true),

    /** What is before and after a row in a list, and its number there; nothing for a row that is gone. */
    async neighbours(where: Prisma.Sql, sort: Sort | undefined, at: Row | null) {
      if (!at) return { previous: undefined, next: undefined, number: 0, count: 0 }
      const [previous, next, before, all] = await Promise.all([
        findBeside(where, sort, at, false),
        findBeside(where, sort, at, true),
        count(beside(where, sort, at, false)),
        count(where),
      ])
      return { previous, next, number: before + 1, count: Math.max(all, before + 1) }
    },
  }
}
