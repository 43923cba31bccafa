import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config/config.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'
import { startBucket } from '../server/s3-server.ts'
import { request as askDatabase, hasPostgres, startPostgres } from '../server/postgres.ts'
import { CLIENTS, openTestServer, picture, qatar } from '../server/test-server.ts'

const APP_KEY = 'the-key-of-every-product-on-this-database'
const here = await openTestServer({ SIGN_UP: 'open', APP_KEY })
const { folder, request, mutate, signUp, upload, storedFiles, write, read } = here
const { moveDatabase, movePictures } = await import('#server/backup/move.ts')
const owner = (await signUp('owner')).cookie
await signUp('salma')
const { url: flag } = (await upload(await picture().jpeg().toBuffer(), { cookie: owner })).body.data
await request(CLIENTS, {
  method: 'POST',
  cookie: owner,
  json: {
    ...qatar,
    countryFlagImage: flag,
    workSummary: 'কাতারে ১২০ জন।\n“Quotes”, emoji 🏗 and \\ backslash.',
    company: [...qatar.company, { companyName: 'Unknown yet', companySector: 'Other', valueOfEmployement: null }],
  },
})
await request(CLIENTS, {
  method: 'POST',
  cookie: owner,
  json: { ...qatar, countryName: 'Malta', company: [], image: [] },
})
await mutate('enquiries.submit', {
  lastName: 'Rahman',
  email: 'rahman@example.com',
  company: 'agency',
  message: 'I need six drivers.',
})
await mutate('accounts.askLink', { email: 'owner@agency.example' })
await mutate('accounts.signIn', { email: 'owner@agency.example', password: 'wrong, a failed attempt' })
const { id: userId } = await read.user.findUniqueOrThrow({ where: { email: 'salma@agency.example' } })
await write(transaction => transaction.identity.create({ data: { provider: 'google', subject: '117', userId } }))
await write(transaction =>
  transaction.activity.createMany({
    data: Array.from({ length: 2300 }, (_, n) => ({
      id: `a-${n}`,
      at: new Date(1_700_000_000_000 + n),
      action: 'client-added',
      actor: 'Karim',
      subject: `Country ${n}`,
    })),
  }),
)

const said: string[] = []
const say = (line: string) => {
  said.push(line)
}
const TABLES = Object.keys(Prisma.ModelName)

test.each([
  ['mysql://host/name', '--to takes the address of a database on PostgreSQL'],
  ['postgresql://me:hunter2@127.0.0.1:1/name', 'The database to move to cannot be used: '],
])('%s is rejected with a sentence', async (to, words) => {
  const error = await moveDatabase(to, say).catch((reason: Error) => reason)
  expect(String(error)).toContain(words)
  expect(String(error)).not.toContain('hunter2')
})

test('the pictures go into a bucket; what is there already is not sent again', async () => {
  const bucket = await startBucket()
  onTestFinished(bucket.end)
  const target = parseConfig({ ...bucket.settings, DATA_DIR: folder })
  await movePictures(target, say)
  expect(await bucket.files()).toEqual(await storedFiles())
  await movePictures(target, say)
  expect(said.at(-1)).toBe(`${(await storedFiles()).length} files are in the bucket`)
})

test('a file that is in neither place is told by its table', async () => {
  const bucket = await startBucket()
  onTestFinished(bucket.end)
  const path = `/pictures/${'0'.repeat(32)}-10x10.webp`
  await write(transaction => transaction.picture.create({ data: { path, touchedAt: new Date() } }))
  const target = parseConfig({ ...bucket.settings, DATA_DIR: folder })
  await expect(movePictures(target, say)).rejects.toThrow(
    /files are in the bucket, but neither .+ 2 of the \d+ files that pictures name/,
  )
  expect(await bucket.files()).toEqual(await storedFiles())
  await write(transaction => transaction.picture.delete({ where: { path } }))
})

describe.runIf(hasPostgres)('to PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 120_000)
  afterAll(() => postgres.stop())

  async function rowsAt(url: string) {
    const counts = await Promise.all(
      TABLES.map(
        async table => [table, Number((await askDatabase(url, `SELECT count(*) AS n FROM "${table}"`))[0]!.n)] as const,
      ),
    )
    return Object.fromEntries(counts)
  }
  const nothing = Object.fromEntries(TABLES.map(table => [table, 0]))

  test('a database with something in it is rejected and stays as it is', async () => {
    const url = await postgres.create('filled')
    await moveDatabase(url, say)
    const before = await rowsAt(url)
    await expect(moveDatabase(url, say)).rejects.toThrow(
      'The database to move to is not empty: it has 2 client countries. Name an empty one',
    )
    expect(await rowsAt(url)).toEqual(before)
  }, 60_000)

  test.each([
    [
      'rejects a row of the last table',
      `CREATE FUNCTION act() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$ LANGUAGE plpgsql; CREATE TRIGGER act BEFORE INSERT ON "Activity" FOR EACH ROW EXECUTE FUNCTION act()`,
      'no room',
    ],
    [
      'alters what it is given',
      `CREATE FUNCTION act() RETURNS trigger AS $$ BEGIN NEW."workSummary" := 'other'; RETURN NEW; END $$ LANGUAGE plpgsql; CREATE TRIGGER act BEFORE INSERT ON "ClientCountry" FOR EACH ROW EXECUTE FUNCTION act()`,
      'The client countries are not the same there (2 of 2): nothing was moved',
    ],
    [
      'loses a row',
      `CREATE FUNCTION act() RETURNS trigger AS $$ BEGIN IF NEW."countryName" = 'Malta' THEN RETURN NULL; END IF; RETURN NEW; END $$ LANGUAGE plpgsql; CREATE TRIGGER act BEFORE INSERT ON "ClientCountry" FOR EACH ROW EXECUTE FUNCTION act()`,
      'The client countries are not the same there (1 of 2): nothing was moved',
    ],
  ])(
    'a database that %s is left empty',
    async (_, trigger, words) => {
      const url = await postgres.create(`bad_${Math.random().toString(36).slice(2)}`)
      const { migrate } = await import('#server/db/migrate.ts')
      await migrate(url, 'prisma/postgresql/migrations')
      await askDatabase(url, trigger)
      await expect(moveDatabase(url, say)).rejects.toThrow(words)
      expect(await rowsAt(url)).toEqual(nothing)
    },
    60_000,
  )

  test('after the move sessions and records are the same', async () => {
    const url = await postgres.create('whole')
    const before = await (await request(CLIENTS)).json()
    await moveDatabase(url, say)
    expect(said).toEqual(
      expect.arrayContaining([
        '3 client company records copied',
        '2 client countries copied',
        '2 client countries are there and the same',
      ]),
    )
    expect(await rowsAt(url)).toMatchObject({
      User: 2,
      Session: 2,
      ClientCountry: 2,
      ClientCompany: 3,
      Enquiry: 1,
      Picture: 1,
      Identity: 1,
      Content: 1,
    })
    expect((await rowsAt(url)).Activity).toBe(await read.activity.count())
    await here.close()
    const there = await openTestServer({ DATABASE_URL: url, APP_KEY })
    onTestFinished(there.close)
    expect(await (await there.request(CLIENTS)).json()).toEqual(before)
    expect((await there.request('/api/trpc/accounts.own.profile', { cookie: owner })).status).toBe(200)
    expect((await there.signIn('salma')).status).toBe(200)
  }, 120_000)

  test('nothing is moved while the product runs', async () => {
    configure(here.config)
    onTestFinished(closeAll)
    const url = await postgres.create('running')
    const product = createClient({ url: `file:${join(folder, 'agency.db.lock')}` })
    for (const sql of ['BEGIN', 'SELECT count(*) FROM sqlite_schema']) await product.execute(sql)
    onTestFinished(async () => {
      await product.execute('ROLLBACK')
    })
    await expect(moveDatabase(url, say)).rejects.toThrow('The product runs on')
    expect(await askDatabase(url, `SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
  })
})
