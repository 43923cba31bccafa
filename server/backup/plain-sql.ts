import { rm } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { databaseFile, fileAddress } from '#server/config/config.ts'
import type { Row } from '#server/db/table-of.ts'

/** Runs one statement of SQL, with `?` for each of its values on SQLite and none elsewhere. */
export type Query = (sql: string, values?: unknown[]) => Promise<Row[]>

/**
 * Works on a database as it is, of whichever version: an SQLite file by its path or address, or PostgreSQL. Nothing is
 * migrated. Throws an Error with a sentence where PostgreSQL does not answer.
 */
export async function withDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const { query, close } = url.startsWith('postgres') ? await openServer(url) : openFile(url)
  try {
    return await work(query)
  } finally {
    await close()
  }
}

function openFile(url: string): { query: Query; close: () => void } {
  const client = createClient({ url: url.startsWith('file:') ? fileAddress(databaseFile(url)!) : fileAddress(url) })
  return {
    query: async (sql, values = []) =>
      (await client.execute({ sql, args: values as never })).rows.map(row => ({ ...row })),
    close: () => client.close(),
  }
}

async function openServer(url: string): Promise<{ query: Query; close: () => Promise<void> }> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new Error(`The database that DATABASE_URL names does not answer: ${error.message || error.code}`)
  })
  client.on('error', () => {}) // the next query says so
  return { query: async sql => (await client.query(sql)).rows as Row[], close: () => client.end() }
}

/** The columns of each table of an SQLite file. */
export async function columnsIn(query: Query): Promise<Map<string, string[]>> {
  const rows = await query(`
    SELECT "schema"."name" AS "table", "column"."name" AS "column" FROM "sqlite_schema" AS "schema"
    JOIN pragma_table_info("schema"."name") AS "column" WHERE "schema"."type" = 'table' ORDER BY "column"."cid"`)
  const tables = Map.groupBy(rows, row => String(row.table))
  return new Map([...tables].map(([table, columns]) => [table, columns.map(({ column }) => String(column))]))
}

/** Moves an SQLite database with all that is in its log into one new file. */
export async function makeWhole(from: string, to: string): Promise<void> {
  await withDatabase(from, query => query('VACUUM INTO ?', [to]))
  for (const end of ['', '-wal', '-shm']) await rm(from + end, { force: true })
}
