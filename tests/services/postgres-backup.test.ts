import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request as askDatabase, hasPostgres, startPostgres } from '../server/postgres.ts'
import { CLIENTS, openTestServer, picture, picturesIn, qatar } from '../server/test-server.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>
type Server = Awaited<ReturnType<typeof openTestServer>>

const APP_KEY = 'the-key-of-every-product-on-this-database'

/** Who holds the lock that a restore takes before it looks who else is there. */
const LOCKS = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted`

describe.runIf(hasPostgres)('backups of PostgreSQL', () => {
  const away = mkdtempSync(join(tmpdir(), 'postgres-backup-'))
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
  }
  const how = { check: false, force: false, watchMs: 50 }
  let postgres: Postgres
  let here: Server
  let url: string
  let archive: string
  let records: unknown
  let counts: Record<string, number>

  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.create('agency')
    here = await openTestServer({ DATABASE_URL: url, SIGN_UP: 'open', APP_KEY })
    const { cookie } = await here.signUp('owner')
    await here.signUp('salma')
    const { body } = await here.upload(await picture().jpeg().toBuffer(), { cookie })
    const words = 'কাতারে ১২০ জন।\n“Quotes”, emoji 🏗 and \\ backslash.'
    await here.request(CLIENTS, {
      method: 'POST',
      cookie,
      json: { ...qatar, workSummary: words, image: [body.data.url] },
    })
    await askDatabase(
      url,
      `INSERT INTO "Activity" ("id", "at", "action", "actor", "subject")
        SELECT 'a-' || n, now(), 'client-added', 'Karim', 'Country ' || n FROM generate_series(1, 1300) AS n`,
    )
    records = await (await here.request(CLIENTS)).json()
    const { backUp } = await import('#server/backup/archive.ts')
    const made = await backUp({ url, dataDir: here.folder }, join(away, 'backups'), say)
    archive = made.path
    counts = made.manifest.counts
  }, 120_000)
  afterAll(async () => {
    await here.close()
    await postgres.stop()
    rmSync(away, { recursive: true, force: true })
  })

  /** Puts the archive into a database, with a data folder of its own. */
  async function restoreInto(to: string, given: Partial<typeof how> = {}) {
    const { restoreIntoServer } = await import('#server/backup/restore-server.ts')
    return restoreIntoServer(archive, { url: to, dataDir: join(away, 'data') }, { ...how, ...given }, say)
  }

  const epochIn = async (to: string) =>
    (await askDatabase(to, 'SELECT "epoch" FROM "Installation"')).map(({ epoch }) => Number(epoch))[0]

  test('the archive has every row, and what came later is in none', async () => {
    const { copySnapshot } = await import('#server/backup/postgres.ts')
    const { inspect } = await import('#server/backup/archive.ts')
    expect(counts).toMatchObject({ User: 2, ClientCountry: 1, ClientCompany: 2, Picture: 1 })
    expect(said).toContain(`${counts.Activity} activity records are there and the same`)
    const file = join(away, 'snapshot.db')
    const person = new pg.Client({ connectionString: url })
    await person.connect()
    await person.query('BEGIN; LOCK TABLE "Activity" IN ACCESS EXCLUSIVE MODE') // the copy waits there
    let isBegun = false
    const copied = copySnapshot(url, file, line => {
      isBegun ||= line.startsWith('1 client countries are there')
    })
    await expect.poll(() => isBegun, { timeout: 8_000 }).toBe(true)
    await person.query(
      `INSERT INTO "Activity" ("id", "at", "action", "actor", "subject") VALUES ('later', now(), 'client-added', 'Karim', 'x'); COMMIT`,
    )
    await person.end()
    await copied
    expect(await inspect(file)).toEqual(counts)
  })

  test('it is restored into SQLite, byte for byte', async () => {
    const { restore } = await import('#server/backup/restore.ts')
    const { inspect } = await import('#server/backup/archive.ts')
    const dataDir = join(away, 'sqlite')
    await restore(archive, { dataDir, file: join(dataDir, 'agency.db') }, how, say)
    expect(await inspect(join(dataDir, 'agency.db'))).toEqual(counts)
    expect(await picturesIn(dataDir)).toEqual(await picturesIn(here.folder))
  })

  test('it is restored into PostgreSQL, and over records only with --force', async () => {
    const to = await postgres.create('restored')
    await askDatabase(to, 'CREATE SCHEMA restoring_2026') // of one that was killed
    expect(await restoreInto(to)).toBe('Restored')
    const first = await epochIn(to)
    expect(first).toBeGreaterThan(0)
    await expect(restoreInto(to)).rejects.toThrow('is not empty: it has 1 client countries and 2 accounts')
    await askDatabase(to, `UPDATE "User" SET "status" = 'suspended' WHERE "email" = 'salma@agency.example'`)
    const sentence = await restoreInto(to, { force: true })
    expect(await epochIn(to), 'each restore begins an epoch').toBeGreaterThan(first!)
    const schema = /in the schema (\w+)/.exec(sentence)![1]!
    expect(await askDatabase(to, `SELECT count(*)::int AS n FROM "${schema}"."Activity"`)).toEqual([
      { n: counts.Activity },
    ])
    expect(said).toContain('Suspended, as now: 1 accounts')
    expect(await askDatabase(to, `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'restoring%'`)).toEqual([])
    expect(await askDatabase(to, 'SELECT count(*)::int AS n FROM "Session"')).toEqual([{ n: 0 }])
  }, 60_000)

  test('a database that is in use is not replaced, nor one of another program', async () => {
    expect((await here.request('/readyz')).status).toBe(200) // its pool closes idle connections
    await expect(restoreInto(url, { force: true })).rejects.toThrow('uses the database')
    const foreign = await postgres.create('foreign_one')
    await askDatabase(foreign, 'CREATE TABLE "Bookmark" ("id" TEXT)')
    await expect(restoreInto(foreign, { force: true })).rejects.toThrow('belongs to another program')
  })

  test('one process at a time makes a backup, and only of the newest form', async () => {
    const { keepBackups } = await import('#server/backup/retention.ts')
    const { takeServerTurn } = await import('#server/backup/postgres.ts')
    const keep = () => keepBackups({ url, dataDir: here.folder }, join(away, 'kept'), { isDueOnly: false }, say)
    const release = await takeServerTurn(url)
    await expect(keep()).rejects.toThrow('Another backup of this database is being made')
    await release!()
    expect(await keep()).toContain('Saved as')
    const older = await postgres.create('older')
    await askDatabase(older, 'CREATE TABLE _prisma_migrations (migration_name TEXT, rolled_back_at TIMESTAMPTZ)')
    await expect(
      keepBackups({ url: older, dataDir: here.folder }, join(away, 'older'), { isDueOnly: false }, say),
    ).rejects.toThrow('The database is older than this version')
  })

  test('a connection that has just ended delays a restore, one that stays prevents it', async () => {
    const { swapSchemas } = await import('#server/backup/postgres.ts')
    const to = await postgres.create('waited')
    await askDatabase(to, 'CREATE SCHEMA restoring_1')
    const other = new pg.Client({ connectionString: to })
    await other.connect()
    await expect(swapSchemas(to, 'restoring_1', 'before_1')).rejects.toThrow('Somebody has connected')
    const swap = swapSchemas(to, 'restoring_1', 'before_1')
    await expect.poll(() => askDatabase(url, LOCKS)).not.toEqual([])
    await other.end()
    expect(await swap).toBe(false)
  })

  test('the product on the restored database shows the same records', async () => {
    const to = await postgres.create('shown')
    await restoreInto(to)
    await here.close()
    const there = await openTestServer({ DATABASE_URL: to, APP_KEY })
    cpSync(join(away, 'data', 'pictures'), join(there.folder, 'pictures'), { recursive: true })
    expect(await (await there.request(CLIENTS)).json()).toEqual(records)
    expect((await there.signIn('salma')).status).toBe(200)
    await there.close()
  }, 60_000)
})
