import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { fileAddress } from '#server/config/config.ts'
import { copyTables, LONG } from '#server/backup/copy.ts'
import { findOpenMigrations } from '#server/backup/known-database.ts'
import { makeWhole } from '#server/backup/plain-sql.ts'
import { connect } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'

type Say = (line: string) => void

const BACKUP_LOCK = 72_707_371
const START_LOCK = 72_707_369 // of `migrate`: a product that starts waits
const WRITE_LOCK = 72_707_370
const WATCH_MS = 25_000 // a product that nobody visits asks every 20 seconds whether something is to be published
const ENDED_MS = 2_000
const OURS = 'prisma/postgresql/migrations'

/**
 * Copies a PostgreSQL database, as it is at one moment, into a new SQLite file, and compares every row: one read-only transaction that
 * sees no later change and stops nobody. Throws an Error with a sentence.
 */
export async function copySnapshot(url: string, file: string, say: Say): Promise<void> {
  await requireNewest(url)
  const draft = `${file}-snapshot`
  await migrate(fileAddress(draft), 'prisma/sqlite/migrations')
  const [source, target] = [await connect(url), await connect(fileAddress(draft))]
  try {
    await source.$transaction(
      async snapshot => {
        await snapshot.$executeRaw`SET TRANSACTION READ ONLY`
        await target.$transaction(
          into => copyTables(snapshot, into, say, words => `${words}: nothing was backed up`),
          LONG,
        )
      },
      { ...LONG, isolationLevel: 'RepeatableRead' as never },
    )
  } finally {
    await Promise.all([source.$disconnect(), target.$disconnect()])
  }
  await makeWhole(draft, file)
}

/**
 * Locks the backup of a PostgreSQL database, also for other machines, and returns how to release it; null while another
 * process makes one.
 */
export async function takeServerTurn(url: string): Promise<(() => Promise<void>) | null> {
  const client = await open(url)
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${BACKUP_LOCK}) AS "isOurs"`)
  if (rows[0].isOurs) return () => client.end()
  await client.end()
  return null
}

/** What a restore into a database would replace: null where it has no table at all. Throws for a database of another program. */
export async function findPresent(url: string, tables: string[]): Promise<Record<string, number> | null> {
  const client = await open(url)
  try {
    const there = await tablesIn(client, 'public')
    if (there.length === 0) return null
    if (!there.includes('_prisma_migrations') || !there.includes('ClientCountry'))
      throw new Error('The database that DATABASE_URL names belongs to another program: nothing is restored over it')
    const counts: Record<string, number> = {}
    for (const table of tables.filter(each => there.includes(each)))
      counts[table] = Number((await client.query(`SELECT count(*) AS n FROM public."${table}"`)).rows[0].n)
    return counts
  } finally {
    await client.end()
  }
}

/** Throws when anybody else is connected to a database within `watchMs`, in which a running product asks at least once. */
export async function requireNobody(url: string, say: Say, watchMs = WATCH_MS): Promise<void> {
  const client = await open(url)
  try {
    say(`Looking for ${watchMs / 1000} seconds whether the product runs`)
    for (const end = Date.now() + watchMs; ; await sleep(Math.min(500, watchMs / 10))) {
      const { rows } = await client.query(OTHERS)
      if (rows.length > 0)
        throw new Error(
          `The product, or another program, uses the database (${rows[0].n} connections): stop it first, on every machine`,
        )
      if (Date.now() >= end) return
    }
  } finally {
    await client.end()
  }
}

/**
 * Makes a schema with the tables of this version beside what a database has, copies an SQLite file into it and compares every row. Throws
 * an Error with a sentence, and leaves nothing then.
 */
export async function fillSchema(url: string, schema: string, file: string, say: Say): Promise<void> {
  await dropRemains(url)
  await change(url, [`CREATE SCHEMA "${schema}"`])
  try {
    const within = new URL(url)
    within.searchParams.set('options', `-c search_path=${schema}`)
    await migrate(within.href, OURS)
    const [source, target] = [await connect(fileAddress(file)), await connect(url, schema)]
    try {
      await target.$transaction(into => copyTables(source, into, say, words => `${words}: nothing was restored`), LONG)
    } finally {
      await Promise.all([source.$disconnect(), target.$disconnect()])
    }
  } catch (error) {
    await dropSchema(url, schema)
    throw error
  }
}

/** Takes away what a restore or a drill left that was killed. */
async function dropRemains(url: string) {
  const client = await open(url)
  try {
    const { rows } = await client.query(
      String.raw`SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '^(restoring|drill)_\d'`,
    )
    for (const { name } of rows) await client.query(`DROP SCHEMA "${name}" CASCADE`)
  } finally {
    await client.end()
  }
}

export const dropSchema = (url: string, schema: string) => change(url, [`DROP SCHEMA IF EXISTS "${schema}" CASCADE`])

/**
 * Puts the tables of a schema in place, and those that are there into the schema `before`: all in one transaction. Throws, and changes
 * nothing, when somebody has connected meanwhile. Gives whether anything was there.
 */
export async function swapSchemas(url: string, schema: string, before: string): Promise<boolean> {
  const client = await open(url)
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '10s'`)
    for (const lock of [START_LOCK, WRITE_LOCK]) await client.query(`SELECT pg_advisory_xact_lock(${lock})`)
    await requireAlone(client)
    const [tables, types] = [await tablesIn(client, schema), await typesIn(client, schema)]
    const [oldTables, oldTypes] = [await tablesIn(client, 'public'), await typesIn(client, 'public')]
    const isFilled = oldTables.length > 0
    if (isFilled) await client.query(`CREATE SCHEMA "${before}"`)
    for (const [from, to, what, names] of [
      ['public', before, 'TABLE', oldTables.filter(name => tables.includes(name))],
      ['public', before, 'TYPE', oldTypes.filter(name => types.includes(name))],
      [schema, 'public', 'TABLE', tables],
      [schema, 'public', 'TYPE', types],
    ] as const)
      for (const name of names) await client.query(`ALTER ${what} "${from}"."${name}" SET SCHEMA "${to}"`)
    await client.query(`DROP SCHEMA "${schema}" CASCADE; COMMIT`)
    return isFilled
  } finally {
    await client.end() // without COMMIT nothing has happened
  }
}

/**
 * Throws when somebody else is connected, and stays: the server lists a connection that has just ended, such as one of
 * ours, for a moment more.
 */
async function requireAlone(client: Client) {
  for (const end = Date.now() + ENDED_MS; (await client.query(OTHERS)).rows.length > 0; await sleep(100)) {
    if (Date.now() >= end)
      throw new Error('Somebody has connected to the database meanwhile: nothing was changed. Stop the product first')
    await client.query('SELECT pg_stat_clear_snapshot()') // a transaction sees who was there at its first look
  }
}

const OTHERS = `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()
  AND pid <> pg_backend_pid() AND backend_type = 'client backend' HAVING count(*) > 0`

async function requireNewest(url: string) {
  const [missing] = await findOpenMigrations(url)
  if (missing)
    throw new Error(
      `The database is older than this version, which wants ${missing}: start the product once, or back up with the version that it is of`,
    )
}

type PgClient = Awaited<ReturnType<typeof open>>

async function tablesIn(client: PgClient, schema: string): Promise<string[]> {
  const { rows } = await client.query('SELECT tablename AS name FROM pg_tables WHERE schemaname = $1', [schema])
  return rows.map(({ name }) => String(name))
}

/** Enumerations. */
async function typesIn(client: PgClient, schema: string): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT typname AS name FROM pg_type WHERE typtype = 'e' AND typnamespace = to_regnamespace($1)`,
    [`"${schema}"`],
  )
  return rows.map(({ name }) => String(name))
}

async function change(url: string, statements: string[]) {
  const client = await open(url)
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function open(url: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new Error(`The database that DATABASE_URL names does not answer: ${error.message || error.code}`)
  })
  client.on('error', () => {}) // the next query says so
  return client
}
