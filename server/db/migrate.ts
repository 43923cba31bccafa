import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { damaged, postgresFault, sqliteFault, StartError } from '#server/process/start-error.ts'

type Row = { name: string; checksum: string; finished: unknown; rolledBack: unknown }
type Connection = {
  run(sql: string): Promise<unknown>
  rows(sql: string): Promise<Row[]>
  commit(): Promise<unknown>
  close(): unknown
}

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Migrates a database: applies `dir`/*\/migration.sql in order, all of them in one transaction under a lock, and
 * records them as Prisma does. A crash leaves the database as it was. Returns the names applied; throws a StartError when the database
 * cannot be used or is damaged, and when a recorded migration was changed, removed or left unfinished by another tool.
 * docs/decisions/0003 says why.
 */
export async function migrate(url: string, dir: string): Promise<string[]> {
  try {
    return await migrateAll(url, dir)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw (url.startsWith('postgres') ? postgresFault(error, url) : sqliteFault(error, fileOf(url))) ?? error
  }
}

/** The file in a database URL, for error messages. */
const fileOf = (url: string) => decodeURIComponent(url.slice('file:'.length))

async function migrateAll(url: string, dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(cause => {
    throw new StartError(`There is no folder ${dir} here: start in the folder that holds dist and prisma.`, { cause })
  })
  const wanted = await Promise.all(
    entries
      .filter(entry => entry.isDirectory() && existsSync(join(dir, entry.name, 'migration.sql')))
      .map(async ({ name }) => ({ name, sql: await readFile(join(dir, name, 'migration.sql'), 'utf8') })),
  )
  wanted.sort((a, b) => (a.name < b.name ? -1 : 1))
  const db = await (url.startsWith('postgres') ? openPostgres(url) : openSqlite(url))
  try {
    await db.run(url.startsWith('postgres') ? POSTGRES_TABLE : SQLITE_TABLE)
    const done = (
      await db.rows(
        `SELECT migration_name AS "name", checksum, finished_at AS "finished", rolled_back_at AS "rolledBack" FROM _prisma_migrations`,
      )
    ).filter(row => !row.rolledBack)
    for (const row of done) {
      const file = wanted.find(({ name }) => name === row.name)
      if (!row.finished)
        throw new StartError(
          `Migration ${row.name} was begun and never finished: restore a backup, or finish it by hand`,
        )
      if (!file)
        throw new StartError(
          `The database has migration ${row.name}, which is not in ${dir}: this program is older than its data`,
        )
      if (sha256(file.sql) !== row.checksum)
        throw new StartError(
          `Migration ${row.name} was changed after it had been applied: restore the file and write a new migration`,
        )
    }
    const open = wanted.filter(({ name }) => !done.some(row => row.name === name))
    for (const { name, sql } of open) {
      await db.run(sql).catch(cause => {
        throw new StartError(`Migration ${name} failed and nothing was changed: ${cause.message}`, { cause })
      })
      await db.run(`INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES ('${randomUUID()}', '${sha256(sql)}', '${name}', CURRENT_TIMESTAMP, CURRENT_TIMESTAMP, 1)`)
    }
    await db.commit()
    return open.map(({ name }) => name)
  } finally {
    await db.close()
  }
}

/** Foreign keys are off while tables are rebuilt, or DROP TABLE would delete the rows that point to it; they are checked before the end. */
async function openSqlite(url: string): Promise<Connection> {
  const client = createClient({ url })
  for (const pragma of ['busy_timeout = 30000', 'journal_mode = WAL', 'foreign_keys = OFF'])
    await client.execute(`PRAGMA ${pragma}`)
  const [check] = (await client.execute('PRAGMA quick_check(1)')).rows
  if (check?.quick_check !== 'ok') throw damaged(fileOf(url), check?.quick_check)
  const transaction = await client.transaction('write')
  return {
    run: sql => transaction.executeMultiple(sql),
    rows: async sql => (await transaction.execute(sql)).rows as unknown as Row[],
    async commit() {
      const broken = (await transaction.execute('PRAGMA foreign_key_check')).rows[0]
      if (broken)
        throw new StartError(
          `A migration left a row of ${broken.table} pointing to nothing in ${broken.parent}: nothing was changed`,
        )
      await transaction.commit()
    },
    close() {
      transaction.close()
      client.close()
    },
  }
}

async function openPostgres(url: string): Promise<Connection> {
  const { default: pg } = await import('pg') // who runs on SQLite needs none of it in memory
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  await client.query('BEGIN; SELECT pg_advisory_xact_lock(72707369)') // Prisma's own lock: its CLI waits for us, we for it
  return {
    run: sql => client.query(sql),
    rows: async sql => (await client.query(sql)).rows,
    commit: () => client.query('COMMIT'),
    close: () => client.end(),
  }
}

/** Of the text as it is in git, however its lines end in this checkout. */
const sha256 = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
const SQLITE_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`
const POSTGRES_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`
