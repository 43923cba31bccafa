import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { request, hasPostgres, startPostgres } from '../server/postgres.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../server/test-server.ts'

const run = promisify(execFile)
const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const ours = 'prisma/postgresql/migrations'

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 120_000)
  afterAll(() => postgres.stop())

  test('several processes migrate an empty database once', async () => {
    const url = await postgres.create('together')
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url, ours)))
    expect(applied.filter(names => names.length > 0)).toHaveLength(1)
    expect(await migrate(url, ours)).toEqual([])
  })

  test('commands run on a database of this version and change no other', async () => {
    const { requireKnownDatabase } = await import('#server/backup/known-database.ts')
    const url = await postgres.create('known')
    await expect(requireKnownDatabase(url)).rejects.toThrow('has no tables of this product')
    expect(await request(url, `SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
    await migrate(url, ours)
    await requireKnownDatabase(url)
    await request(
      url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '29990101000000_later')`,
    )
    await expect(requireKnownDatabase(url)).rejects.toThrow('has the migration 29990101000000_later')
    await expect(requireKnownDatabase(url.replace(/known$/, 'knwn'))).rejects.toThrow(
      'does not answer: database "knwn" does not exist',
    )
  })

  test('schedules of a restored dump are held at the next start, once', async () => {
    const { holdAfterDump } = await import('#server/drafts/hold-after-dump.ts')
    const url = await postgres.create('original')
    const original = await openTestServer({ DATABASE_URL: url, APP_KEY })
    const { cookie } = await original.signUp('owner')
    const { data } = await bodyOf(await original.request(CLIENTS, { method: 'POST', cookie, json: qatar }))
    const call = async (name: string, json: object) => {
      const response = await original.request(`/api/trpc/content.${name}`, { method: 'POST', cookie, json })
      return (await bodyOf<{ result: { data: { newest: number } } }>(response)).result.data
    }
    const one = { feature: 'clients', _id: data._id }
    const { newest } = await call('saveDraft', { ...one, seen: data.version, data: { ...qatar, countryName: 'Doha' } })
    await call('schedule', { ...one, seen: newest, publishAt: `${new Date().getFullYear() + 1}-01-01T00:00:00.000Z` })
    expect(await holdAfterDump()).toBe(0)
    expect(await holdAfterDump()).toBe(0)
    await original.close()
    rmSync(original.folder, { recursive: true, force: true })

    await request(url.replace(/original$/, 'postgres'), 'CREATE DATABASE restored TEMPLATE original')
    const restored = await openOn(url.replace(/original$/, 'restored'))
    expect(await holdAfterDump()).toBe(1)
    expect(await restored.read.draft.findMany()).toMatchObject([{ held: 'restored' }])
    const list = await restored.request(CLIENTS)
    expect(list.headers.get('etag'), 'an epoch has begun').toMatch(/^"[0-9a-z]{5,}\.[0-9a-f]{16}"$/)
    await restored.write(transaction => transaction.draft.updateMany({ data: { held: null } }))
    expect(await holdAfterDump()).toBe(0)
  })

  test('without an interval the start and the dashboard say that PostgreSQL is backed up elsewhere', async () => {
    const { request, signUp } = await openOn(await postgres.create('backup'))
    const [{ log }, { printStartupMessage }] = await Promise.all([
      import('#server/process/log.ts'),
      import('#server/create-server.ts'),
    ])
    const said: string[] = []
    vi.spyOn(log, 'child').mockReturnValue({
      info: (line: string) => {
        said.push(line)
      },
    } as never)
    await printStartupMessage()
    vi.restoreAllMocks()
    expect(said.join()).toContain('The database is on PostgreSQL. With BACKUP_EVERY the product backs it up')
    expect(await bodyOf<object>(await request('/readyz'))).toMatchObject({ ready: true, backup: null })
    const owner = (await signUp('owner')).cookie
    expect(await bodyOf<object>(await request('/api/trpc/dashboard.overview', { cookie: owner }))).toMatchObject({
      result: { data: { backup: null } },
    })
  }, 120_000)

  test('all migrations together make the database of the schema', async () => {
    const [migrated, wanted] = [await postgres.create('migrated'), await postgres.create('wanted')]
    const { stdout } = await run(
      node,
      [
        'node_modules/prisma/build/index.js',
        'migrate',
        'diff',
        '--from-empty',
        '--to-schema-datamodel',
        'prisma/postgresql',
        '--script',
      ],
      { env: { ...process.env, DATABASE_URL: 'postgresql://offline/offline' } },
    )
    await request(wanted, stdout)
    await migrate(migrated, ours)
    expect(await formOf(migrated)).toEqual(await formOf(wanted))
  }, 120_000)

  test('a notification tells other processes of a committed change, also after a lost connection', async () => {
    const url = await postgres.create('notified')
    const { request: ask, signUp } = await openOn(url)
    const owner = (await signUp('owner')).cookie
    const { cachedVersion, versionForVisitor } = await import('#server/cache/content-version.ts')
    const heard: string[] = []
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    other.on('notification', ({ channel }) => heard.push(channel))
    await other.query('LISTEN content')
    const add = (json: object) => ask(CLIENTS, { method: 'POST', cookie: owner, json })

    expect((await add({ ...qatar, workSummary: '' })).status).toBe(400)
    expect((await add(qatar)).status).toBe(201)
    await vi.waitFor(() => expect(heard).toEqual(['content']))

    vi.spyOn(performance, 'now').mockReturnValue(performance.now()) // what is known never gets old
    onTestFinished(() => void vi.restoreAllMocks())
    const known = async () => {
      await versionForVisitor()
      return cachedVersion()
    }
    await vi.waitFor(async () => expect(await known()).toBeGreaterThan(0))
    await other.query(`BEGIN; UPDATE "Content" SET "version" = "version" + 1; NOTIFY content; COMMIT`)
    await vi.waitFor(() => expect(cachedVersion()).toBeUndefined())

    await vi.waitFor(async () => expect(await known()).toBeGreaterThan(0))
    const listeners = `FROM pg_stat_activity WHERE datname = 'notified' AND application_name = 'listens to content'`
    expect(await request(url, `SELECT pg_terminate_backend(pid) ${listeners}`)).toHaveLength(1)
    await vi.waitFor(() => expect(cachedVersion(), 'something may have been missed').toBeUndefined(), 10_000)
    expect(await request(url, `SELECT 1 ${listeners}`)).toHaveLength(1)
  }, 120_000)

  test('a change without an answer is undone, and its connection serves nobody', async () => {
    const { read, write } = await openOn(await postgres.create('hanging'))
    const add = (path: string) => ({ data: { path, touchedAt: new Date() } })
    const change = write(async transaction => {
      await transaction.picture.create(add('/pictures/first'))
      postgres.hang()
      await transaction.picture.create(add('/pictures/second'))
    })
    await expect(change)
      .rejects.toThrow('does not answer')
      .finally(() => postgres.goOn())
    await write(transaction => transaction.picture.create(add('/pictures/afterwards')))
    expect(await read.picture.findMany({ select: { path: true } })).toEqual([{ path: '/pictures/afterwards' }])
  }, 60_000)
})

const APP_KEY = 'the key of one installation, and of all of its machines'

/** A server on this database, closed when the test ends. */
async function openOn(url: string) {
  const server = await openTestServer({ DATABASE_URL: url, APP_KEY })
  onTestFinished(async () => {
    await server.close()
    rmSync(server.folder, { recursive: true, force: true })
  })
  return server
}

/** Columns, constraints, indexes and enumerations, however they came to be. */
async function formOf(url: string) {
  return {
    columns: await request(
      url,
      `SELECT table_name, column_name, udt_name, is_nullable, column_default, datetime_precision FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' ORDER BY 1, 2`,
    ),
    constraints: await request(
      url,
      `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT LIKE '%prisma%' ORDER BY 1, 2`,
    ),
    indexes: await request(
      url,
      // models cannot say an index of an expression
      `SELECT indexname, indexdef FROM pg_indexes
       JOIN pg_class ON relname = indexname JOIN pg_index ON indexrelid = pg_class.oid AND indexprs IS NULL
       WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1`,
    ),
    values: await request(
      url,
      'SELECT typname, enumlabel FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid ORDER BY 1, enumsortorder',
    ),
  }
}
