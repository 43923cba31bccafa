import { readdirSync, statSync } from 'node:fs'
import { databaseFile } from '#server/config/config.ts'
import { columnsIn, withDatabase } from '#server/backup/plain-sql.ts'
import type { Row } from '#server/db/table-of.ts'

const NAMES = 'SELECT migration_name AS name FROM _prisma_migrations WHERE rolled_back_at IS NULL'
/** Why a command cannot work on a database, as a sentence. */
type Problem = { kind: 'missing' | 'unreadable' | 'empty' | 'foreign' | 'newer'; sentence: string }

/**
 * Throws unless the URL names a database of this product that this version knows; older migrations are fine. Creates and changes nothing.
 */
export async function requireKnownDatabase(url: string): Promise<void> {
  const file = databaseFile(url)
  if (file !== null) return requireKnownFile(file)
  await withDatabase(url, async query => {
    const [found] = await query(`SELECT to_regclass('_prisma_migrations') AS ours`)
    if (!found?.ours)
      throw new Error(
        'The database that DATABASE_URL names has no tables of this product. Start the product once, or name another one',
      )
    const problem = findUnknown(await query(NAMES), 'postgresql', 'that DATABASE_URL names')
    if (problem) throw new Error(problem.sentence)
  })
}

/** The migrations of this version that a database of ours does not have yet. */
export async function findOpenMigrations(url: string): Promise<string[]> {
  const folder = `prisma/${url.startsWith('postgres') ? 'postgresql' : 'sqlite'}/migrations`
  const applied = new Set((await withDatabase(url, query => query(NAMES))).map(({ name }) => name))
  return readdirSync(folder).filter(name => /^\d/.test(name) && !applied.has(name))
}

/** As `requireKnownDatabase` for an SQLite file; `name` is what the sentences call it. */
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
    return await withDatabase(file, async query => {
      const tables = await columnsIn(query)
      if (tables.size === 0) return { kind: 'empty', sentence: `The database ${name} is empty: it has no tables` }
      if (!tables.has('_prisma_migrations'))
        return { kind: 'foreign', sentence: `The database ${name} belongs to another program` }
      return findUnknown(await query(NAMES), 'sqlite', name)
    })
  } catch (error) {
    return { kind: 'unreadable', sentence: `The database ${name} cannot be read: ${(error as Error).message}` }
  }
}

function findUnknown(rows: Row[], provider: string, name: string): Problem | undefined {
  const applied = rows.map(row => ({ name: String(row.name) }))
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
