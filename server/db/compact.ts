import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { config, databaseFile } from '#server/config/config.ts'

const BUSY_TIMEOUT_MS = 30_000
const noteFile = () => join(config.DATA_DIR, 'compact-database')

/** Notes, before rows are deleted, that the database file is to forget them. The note outlasts a crash. */
export function requestCompaction(): void {
  writeFileSync(noteFile(), '')
}

/**
 * Where rows were deleted that are to be forgotten, rewrites an SQLite file and empties its log, so that neither has
 * anything of them. Writers wait meanwhile. PostgreSQL does this by itself in its own time. Throws when a reader holds
 * the log.
 */
export async function compactIfDue(): Promise<void> {
  if (!existsSync(noteFile())) return
  if (databaseFile(config.DATABASE_URL) !== null) {
    const database = createClient({ url: config.DATABASE_URL })
    try {
      await database.execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
      await database.execute('VACUUM')
      const [row] = (await database.execute('PRAGMA wal_checkpoint(TRUNCATE)')).rows
      if (row?.busy !== 0) throw new Error('The log of the database is in use')
    } finally {
      database.close()
    }
  }
  rmSync(noteFile(), { force: true })
}
