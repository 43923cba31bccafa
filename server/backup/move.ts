import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, config, databaseFile } from '#server/config.ts'
import { acquireWriteLock, connect, openDatabase, read } from '#server/db/client.ts'
import { openStore } from '#server/media/store.ts'
import { migrate } from '#server/db/migrate.ts'
import { requireKnownFile } from '#server/backup/known-database.ts'
import { lockDatabase } from '#server/db/file-locks.ts'
import { sendFiles } from '#server/backup/files.ts'
import { tableList } from '#server/tables.ts'
import type { Prisma, PrismaClient } from '../../prisma/generated/sqlite/client.ts'

const PART = 1000 // rows at a time
const TRANSACTION_TIMEOUT_MS = 60 * 60 * 1000

type Say = (line: string) => void
type Row = Record<string, unknown>
type Table = {
  count(): Promise<number>
  findMany(query: { orderBy: Record<string, 'asc'>[]; skip: number; take: number }): Promise<Row[]>
  createMany(rows: { data: Row[] }): Promise<unknown>
}

/**
 * Copies the SQLite database of this installation into an empty PostgreSQL database and compares every row, all in one transaction there:
 * it then holds everything or nothing. Throws an Error with a sentence. The source is never changed.
 */
export async function moveDatabase(to: string, say: Say): Promise<void> {
  if (!/^postgres(?:ql)?:\/\//.test(to))
    throw new Error('--to takes the address of a database on PostgreSQL: postgresql://user:password@host/name')
  const file = databaseFile(config.DATABASE_URL)
  if (file === null) throw new Error('The database is on PostgreSQL already')
  await requireKnownFile(file)
  await openDatabase()
  const release = await lockDatabase(file, config.DATA_DIR)
  try {
    await migrate(to, 'prisma/postgresql/migrations').catch(cause => {
      throw new Error(`The database to move to cannot be used: ${cause.message || cause.code}`, { cause })
    })
    await copyTo(await connect(to), say)
  } finally {
    await release()
  }
}

async function copyTo(target: PrismaClient, say: Say) {
  try {
    await target.$transaction(
      async transaction => {
        await acquireWriteLock(transaction)
        for (const [table] of tableList) {
          const count = await tableOf(transaction, table).count()
          if (count > 0)
            throw new Error(
              `The database to move to is not empty: ${delegateOf(table)} has ${count} rows. Name an empty one`,
            )
        }
        for (const [table, { key }] of tableList) {
          const [from, into] = [tableOf(read, table), tableOf(transaction, table)]
          const sent = await eachPart(from, key, async (rows, done) => {
            await into.createMany({ data: rows })
            say(`${delegateOf(table)}: ${done} rows copied`)
          })
          const found = await eachPart(into, key)
          if (found.count !== sent.count || found.sum !== sent.sum)
            throw new Error(
              `The rows of ${delegateOf(table)} are not the same there (${found.count} of ${sent.count}): nothing was moved`,
            )
          say(`${delegateOf(table)}: ${found.count} rows are there and the same`)
        }
      },
      { timeout: TRANSACTION_TIMEOUT_MS, maxWait: 10_000 },
    )
  } finally {
    await target.$disconnect()
  }
}

/** Copies the pictures and attached files of the data folder into the stores of `target`. What is there already stays. */
export async function movePictures(target: Config, say: Say): Promise<void> {
  if (!existsSync(join(config.DATA_DIR, 'pictures')))
    throw new Error(`There are no pictures in ${config.DATA_DIR}: does DATA_DIR name another place?`)
  await openStore(target).check()
  say(`${await sendFiles(config.DATA_DIR, target, say)} files are in the bucket`)
}

/** Goes through a table in parts. Gives how many rows it has, and a sum that is the same for the same rows in any order. */
async function eachPart(table: Table, key: readonly string[], take?: (rows: Row[], done: number) => Promise<void>) {
  const digests: string[] = []
  for (let skip = 0; ; skip += PART) {
    const rows = await table.findMany({ orderBy: key.map(column => ({ [column]: 'asc' as const })), skip, take: PART })
    for (const row of rows)
      digests.push(digestOf(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))))
    if (rows.length > 0) await take?.(rows, digests.length)
    if (rows.length < PART) return { count: digests.length, sum: digestOf(digests.sort().join()) }
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')
const tableOf = (database: object, table: Prisma.ModelName) => (database as Record<string, Table>)[delegateOf(table)]!
/** What Prisma's client calls the model. */
const delegateOf = (table: Prisma.ModelName) => table[0]!.toLowerCase() + table.slice(1)
