import { readdirSync, statSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { databaseFile, fileAddress } from '#server/config.ts'

const NAMES = 'SELECT migration_name AS name FROM _prisma_migrations WHERE rolled_back_at IS NULL'
/** Why a command cannot work on a database, as a sentence. */
type Problem = { kind: 'missing' | 'unreadable' | 'empty' | 'foreign' | 'newer'; sentence: string }

/**
 * Throws unless the URL names a database of this product that this version knows; older migrations are fine. Creates and changes nothing.
 */
export async function requireKnownDatabase(url: string): Promise<void> {
  const file = databaseFile(url)
  if (file !== null) return requireKnownFile(file)
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect().catch((error: Error & { code?: string }) => {
      throw new Error(`The database that DATABASE_URL names does not answer: ${error.message || error.code}`)
    })
    const {
      rows: [found],
    } = await client.query(`SELECT to_regclass('_prisma_migrations') AS ours`)
    if (!found.ours)
      throw new Error(
        'The database that DATABASE_URL names has no tables of this product. Start the product once, or name another one',
      )
    const problem = findUnknown((await client.query(NAMES)).rows, 'postgresql', 'that DATABASE_URL names')
    if (problem) throw new Error(problem.sentence)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The same for an SQLite file; `name` is what the sentences call it. */
export async function requireKnownFile(file: string, name = file): Promise<void> {
  const problem = await findProblem(file, name)
  if (problem) throw new Error(problem.sentence)
}

/** Why a command cannot work on an SQLite file; undefined where it can. */
export async function findProblem(file: string, name = file): Promise<Problem | undefined> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    return {
      kind: 'missing',
      sentence: `There is no database ${name}: DATABASE_URL or DATA_DIR names another place, or the product was never started`,
    }
  try {
    const tables = await query(file, `SELECT name FROM sqlite_schema WHERE type = 'table'`)
    if (tables.length === 0) return { kind: 'empty', sentence: `The database ${name} is empty: it has no tables` }
    if (!tables.some(table => table.name === '_prisma_migrations'))
      return { kind: 'foreign', sentence: `The database ${name} belongs to another program` }
    return findUnknown(await query(file, NAMES), 'sqlite', name)
  } catch (error) {
    return { kind: 'unreadable', sentence: `The database ${name} cannot be read: ${(error as Error).message}` }
  }
}

async function query(file: string, sql: string) {
  const client = createClient({ url: fileAddress(file) })
  try {
    return (await client.execute(sql)).rows as unknown as { name: string }[]
  } finally {
    client.close()
  }
}

function findUnknown(applied: { name: string }[], provider: string, name: string): Problem | undefined {
  const known = new Set(readdirSync(`prisma/${provider}/migrations`))
  const unknown = applied.find(migration => !known.has(migration.name))
  if (!unknown) return undefined
  if (applied.every(migration => !known.has(migration.name)))
    return { kind: 'foreign', sentence: `The database ${name} belongs to another program` }
  return {
    kind: 'newer',
    sentence: `The database ${name} has the migration ${unknown.name}, which this version of the product does not know: it is older than its data`,
  }
}
