import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'

const run = promisify(execFile)
const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const folder = mkdtempSync(join(tmpdir(), 'agency-'))
const ours = 'prisma/sqlite/migrations'
const names = readdirSync(ours)
  .filter(name => /^\d/.test(name))
  .sort()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let url: string
let migrations: string
let count = 0
beforeEach(() => {
  url = `file:${join(folder, `${++count}.db`)}`
  migrations = join(folder, `migrations-${count}`)
  cpSync(ours, migrations, { recursive: true })
})

async function request(sql: string, from = url) {
  const client = createClient({ url: from })
  const { rows } = await client.execute(sql)
  client.close()
  return rows.map(row => ({ ...row }))
}
const tables = async (from = url) =>
  (await request(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`, from)).map(row =>
    String(row.name),
  )

function add(name: string, sql: string) {
  mkdirSync(join(migrations, name))
  writeFileSync(join(migrations, name, 'migration.sql'), sql)
}

test('an empty database is migrated once', async () => {
  expect(await migrate(url, ours)).toEqual(names)
  expect(await tables()).toEqual(
    expect.arrayContaining([
      'ClientCountry',
      'ClientCompany',
      'ClientImage',
      'Picture',
      'User',
      'Session',
      '_prisma_migrations',
    ]),
  )
  expect(await migrate(url, ours)).toEqual([])
  expect(
    await request(
      'SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY migration_name',
    ),
  ).toEqual(names.map(name => ({ migration_name: name, finished: 1 })))
})

test('an older database gets only missing migrations and keeps its rows', async () => {
  await migrate(url, migrations)
  await request(`INSERT INTO "Content" ("id", "version") VALUES (1, 41)`)
  add(
    '29990101000000_colour',
    'ALTER TABLE "Content" ADD COLUMN "colour" TEXT; UPDATE "Content" SET "version" = "version" + 1;',
  )
  expect(await migrate(url, migrations)).toEqual(['29990101000000_colour'])
  expect(await request('SELECT * FROM "Content"')).toEqual([{ id: 1, version: 42, origin: null, colour: null }])
})

test('a migration edited after it was applied stops the start and is named', async () => {
  await migrate(url, migrations)
  writeFileSync(join(migrations, names[0]!, 'migration.sql'), '-- nothing')
  await expect(migrate(url, migrations)).rejects.toThrow(
    `Migration ${names[0]} was changed after it had been applied: restore the file and write a new migration`,
  )
})

test('a migration unknown to the program stops the start', async () => {
  add('29990101000000_later', 'CREATE TABLE "Later" ("id" TEXT)')
  await migrate(url, migrations)
  await expect(migrate(url, ours)).rejects.toThrow(
    `The database has migration 29990101000000_later, which is not in ${ours}: this program is older than its data`,
  )
})

test('an unfinished migration of another tool stops the start; a rolled-back one is applied again', async () => {
  await migrate(url, migrations)
  add('29990101000000_half', 'CREATE TABLE "Half" ("id" TEXT)')
  await request(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'y', '29990101000000_half')`,
  )
  await expect(migrate(url, migrations)).rejects.toThrow(
    'Migration 29990101000000_half was begun and never finished: restore a backup, or finish it by hand',
  )
  expect(await tables()).not.toContain('Half')
  await request(`UPDATE _prisma_migrations SET rolled_back_at = CURRENT_TIMESTAMP WHERE id = 'x'`)
  expect(await migrate(url, migrations)).toEqual(['29990101000000_half'])
})

test('when the last of several migrations fails, the database is as it was', async () => {
  add('29990101000000_fine', 'CREATE TABLE "Fine" ("id" TEXT)')
  add('29990102000000_broken', 'CREATE TABLE "Broken" ("id" TEXT); INSERT INTO "NoSuchTable" VALUES (1);')
  await expect(migrate(url, migrations)).rejects.toThrow(
    /^Migration 29990102000000_broken failed and nothing was changed: .*NoSuchTable/,
  )
  expect(await tables()).toEqual([])
})

test('rebuilding a table keeps the rows that reference it; a dangling reference undoes the migration', async () => {
  await migrate(url, migrations)
  await request(
    `INSERT INTO "ClientCountry" ("id", "countryName", "workSummary", "countryFlagImage", "updatedAt") VALUES ('q', 'Qatar', 'Work', 'x', 0)`,
  )
  await request(`INSERT INTO "ClientImage" ("clientCountryId", "position", "url") VALUES ('q', 0, 'x')`)
  const rebuild = (where: string) =>
    `CREATE TABLE "new" AS SELECT * FROM "ClientCountry" ${where}; DROP TABLE "ClientCountry"; CREATE TABLE "ClientCountry" ("id" TEXT NOT NULL PRIMARY KEY, "countryName" TEXT); INSERT INTO "ClientCountry" SELECT "id", "countryName" FROM "new"; DROP TABLE "new";`
  add('29990101000000_rebuild', rebuild(''))
  await migrate(url, migrations)
  expect(await request('SELECT * FROM "ClientImage"')).toHaveLength(1)
  add('29990102000000_lose', rebuild('WHERE 0'))
  await expect(migrate(url, migrations)).rejects.toThrow(
    'A migration left a row of ClientImage pointing to nothing in ClientCountry: nothing was changed',
  )
  expect(await request('SELECT * FROM "ClientCountry"')).toEqual([{ id: 'q', countryName: 'Qatar' }])
})

test('a database is the same to a checkout whose lines end with CRLF', async () => {
  await migrate(url, ours)
  for (const name of names) {
    const file = join(migrations, name, 'migration.sql')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  }
  expect(await migrate(url, migrations)).toEqual([])
})

test(
  'four processes that start on one empty file migrate it once',
  { tags: ['thorough'], timeout: 120_000 },
  async () => {
    const code = `import { migrate } from '#server/db/migrate.ts'; process.stdout.write(JSON.stringify(await migrate(${JSON.stringify(url)}, ${JSON.stringify(ours)})))`
    const applied = await Promise.all(
      Array.from({ length: 4 }, async () =>
        JSON.parse((await run(node, ['--no-warnings', '--input-type=module', '-e', code])).stdout),
      ),
    )
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, [], [], []])
    expect(await request('SELECT count(*) AS n FROM _prisma_migrations')).toEqual([{ n: names.length }])
  },
)

test('all migrations together make the database of the schema', { tags: ['thorough'], timeout: 120_000 }, async () => {
  const { stdout } = await run(
    node,
    [
      'node_modules/prisma/build/index.js',
      'migrate',
      'diff',
      '--from-empty',
      '--to-schema-datamodel',
      'prisma/sqlite',
      '--script',
    ],
    { env: { ...process.env, DATABASE_URL: url } },
  )
  const wanted = `file:${join(folder, 'wanted.db')}`
  const client = createClient({ url: wanted })
  await client.executeMultiple(stdout)
  client.close()
  await migrate(url, ours)
  expect(await formOf(url)).toEqual(await formOf(wanted))
})

/** Tables with their columns, keys and indexes, however they came to be; models cannot say an index of an expression. */
async function formOf(from: string) {
  const form: Record<string, unknown> = {}
  for (const table of (await tables(from)).filter(name => !name.startsWith('_') && !name.startsWith('sqlite_'))) {
    const indexes = await request(
      `SELECT name, "unique" FROM pragma_index_list('${table}') AS list
       WHERE NOT EXISTS (SELECT 1 FROM pragma_index_info(list.name) AS part WHERE part.name IS NULL) ORDER BY name`,
      from,
    )
    form[table] = {
      columns: await request(
        `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info('${table}') ORDER BY name`,
        from,
      ),
      keys: await request(
        `SELECT "table", "from", "to", on_update, on_delete FROM pragma_foreign_key_list('${table}') ORDER BY "from"`,
        from,
      ),
      indexes: await Promise.all(
        indexes.map(async index => ({
          ...index,
          columns: await request(`SELECT name FROM pragma_index_info('${String(index.name)}') ORDER BY seqno`, from),
        })),
      ),
    }
  }
  return form
}
