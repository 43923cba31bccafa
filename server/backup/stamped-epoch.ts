import { type Query, withDatabase } from '#server/backup/plain-sql.ts'

const MINUTE_MS = 60_000

/**
 * The epoch that a restore begins: the minute, counted since 1970, or the next after those that are known. The clock is
 * in it, as a database that is lost for good cannot say which it had.
 */
export const nextEpoch = (...known: number[]): number =>
  Math.max(Math.floor(Date.now() / MINUTE_MS), ...known.map(epoch => epoch + 1))

/** The epoch of a database of any version. */
export async function epochFrom(query: Query, url: string): Promise<number> {
  const [row] = await query('SELECT * FROM "Installation"').catch(() => [])
  const [head] = url.startsWith('postgres') ? [] : await query('PRAGMA user_version')
  return Math.max(Number(head?.user_version ?? 0), Number(row?.epoch ?? 0))
}

/**
 * Stamps a new epoch into the head of an SQLite file, so that no cut of a restore leaves it without. `present` is the
 * epoch of the database that this one replaces.
 */
export async function stampEpoch(query: Query, present: number): Promise<void> {
  await query(`PRAGMA user_version = ${nextEpoch(present, await epochFrom(query, 'file:'))}`)
}

/** Copies the stamp of a migrated SQLite file into its row, for a database that has no such head. */
export async function noteStamp(file: string): Promise<void> {
  await withDatabase(file, async query => {
    await query(
      'INSERT INTO "Installation" ("id", "epoch") VALUES (1, ?) ON CONFLICT ("id") DO UPDATE SET "epoch" = excluded."epoch"',
      [await epochFrom(query, file)],
    )
  })
}
