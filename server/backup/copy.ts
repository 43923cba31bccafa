import { createHash } from 'node:crypto'
import { type AnyTable, type Row, tableOf } from '#server/db/table-of.ts'
import { rowsOf, tableList } from '#server/tables.ts'

const PART = 250 // rows at a time: a version of a document can have 100 kB
const NOTED_EVERY = 5_000

/** For transactions that copy a database. */
export const LONG = { timeout: 6 * 60 * 60 * 1000, maxWait: 10_000 }

type Say = (line: string) => void
/**
 * Copies the rows of every table, from one client of Prisma to another, and compares each row that is there then. Of a table only a few
 * hundred rows are in memory. Throws an Error, its message from `fault`, when a table there has other rows than here.
 */
export async function copyTables(from: object, into: object, say: Say, fault: (words: string) => string) {
  for (const [table, { key }] of tableList) {
    const [source, target, name] = [tableOf(from, table), tableOf(into, table), rowsOf(table)]
    const sent = await eachPart(source, key, async (rows, done, isLast) => {
      await target.createMany({ data: rows })
      if (isLast || Math.floor(done / NOTED_EVERY) > Math.floor((done - rows.length) / NOTED_EVERY))
        say(`${done} ${name} copied`)
    })
    const found = await eachPart(target, key)
    if (found.count !== sent.count || found.sum !== sent.sum)
      throw new Error(fault(`The ${name} are not the same there (${found.count} of ${sent.count})`))
    if (sent.count > 0) say(`${found.count} ${name} are there and the same`)
  }
}

/** The first table with rows, as "it has 2 client countries"; undefined in an empty database. */
export async function firstFilled(database: object): Promise<string | undefined> {
  for (const [table] of tableList) {
    const count = await tableOf(database, table).count()
    if (count > 0) return `it has ${count} ${rowsOf(table)}`
  }
  return undefined
}

/** Goes through a table in parts. Gives how many rows it has, and a sum that is the same for the same rows in any order. */
async function eachPart(
  table: AnyTable,
  key: readonly string[],
  take?: (rows: Row[], done: number, isLast: boolean) => Promise<void>,
) {
  const orderBy = key.map(column => ({ [column]: 'asc' as const }))
  const sum = Buffer.alloc(32)
  let count = 0
  for (let last: Row | undefined; ;) {
    const rows = await table.findMany({ ...(last && { where: isAfter(last, key) }), orderBy, take: PART })
    for (const row of rows) {
      const digest = digestOf(row)
      for (let n = 0; n < sum.length; n++) sum[n]! ^= digest[n]!
    }
    count += rows.length
    if (rows.length > 0) await take?.(rows, count, rows.length < PART)
    if (rows.length < PART) return { count, sum: sum.toString('base64') }
    last = rows.at(-1)
  }
}

/** The rows that come after one, in the order of their key. */
function isAfter(last: Row, key: readonly string[]) {
  return {
    OR: key.map((column, n) => ({
      ...Object.fromEntries(key.slice(0, n).map(before => [before, last[before]])),
      [column]: { gt: last[column] },
    })),
  }
}

const digestOf = (row: Row) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
