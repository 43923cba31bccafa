import { createClient, type Client } from '@libsql/client'
import { fileAddress } from '#server/config.ts'

const MINUTE_MS = 60_000

/**
 * The epoch that a restore begins: the minute, counted since 1970, or the next after those that are known. The clock is in it, as a database
 * that is lost for good cannot say which it had.
 */
export const nextEpoch = (...known: number[]): number =>
  Math.max(Math.floor(Date.now() / MINUTE_MS), ...known.map(epoch => epoch + 1))

/** The epoch of an SQLite file of any version of the product. */
export async function epochIn(file: string): Promise<number> {
  return withFile(file, database => findEpoch(database))
}

/**
 * Stamps a new epoch into the head of an SQLite file, which versions without a column for it have, too. `present` is the epoch of the database
 * that this one replaces.
 */
export async function stampEpoch(database: Client, present: number): Promise<void> {
  await database.execute(`PRAGMA user_version = ${nextEpoch(present, await findEpoch(database))}`)
}

/** Copies the stamp of a migrated SQLite file into its row, for a database that has no such head. */
export async function noteStamp(file: string): Promise<void> {
  await withFile(file, async database => {
    const epoch = await findEpoch(database)
    await database.execute({
      sql: 'INSERT INTO "Installation" ("id", "epoch") VALUES (1, ?) ON CONFLICT ("id") DO UPDATE SET "epoch" = excluded."epoch"',
      args: [epoch],
    })
  })
}

async function findEpoch(database: Client): Promise<number> {
  const [head] = (await database.execute('PRAGMA user_version')).rows
  const columns = (await database.execute(`SELECT name FROM pragma_table_info('Installation')`)).rows
  const [row] = columns.some(({ name }) => name === 'epoch')
    ? (await database.execute('SELECT "epoch" FROM "Installation"')).rows
    : []
  return Math.max(Number(head?.user_version ?? 0), Number(row?.epoch ?? 0))
}

async function withFile<T>(file: string, work: (database: Client) => Promise<T>): Promise<T> {
  const database = createClient({ url: fileAddress(file) })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
