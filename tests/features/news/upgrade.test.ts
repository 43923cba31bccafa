import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import { seedClients } from '#prisma/seed/seed-data.ts'
import { parseConfig } from '#server/config/config.ts'
import { createServer } from '#server/create-server.ts'
import { read } from '#server/db/client.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { migrate } from '#server/db/migrate.ts'
import '#server/features.ts'

const ours = 'prisma/sqlite/migrations'
const added = readdirSync(ours).find(name => name.endsWith('_add_news'))!

/** A database from before news was stored, with one client country; without one, a database that was never written. */
async function openOldInstallation({ isWritten }: { isWritten: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const older = join(folder, 'migrations')
  cpSync(ours, older, { recursive: true, filter: path => !/\/\d{14}_\w+$/.test(path) || path < join(ours, added) })
  const url = `file:${join(folder, 'agency.db')}`
  await migrate(url, older)
  if (isWritten) {
    const client = createClient({ url })
    await client.executeMultiple(`
      INSERT INTO "Content" ("id", "version") VALUES (1, 7);
      INSERT INTO "ClientCountry" ("id", "countryName", "workSummary", "countryFlagImage", "updatedAt")
        VALUES ('malta', 'Malta', 'Hotels', 'https://pictures.example/malta.png', '2026-11-01T00:00:00.000Z');`)
    client.close()
  }
  /** Starts the server, lets it write its demonstration, and stops it. */
  return async function start<T>(DEMO: 'on' | 'off', work: () => Promise<T>): Promise<T> {
    const settings = parseConfig({ DATA_DIR: folder, DATABASE_URL: url, DEMO, LOG_LEVEL: 'silent' })
    const { handleRequest, close } = await createServer(settings, { jobs: false })
    const isReady = async () => (await handleRequest(new Request('http://localhost:3000/readyz'))).status
    try {
      await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
      return await work()
    } finally {
      await close()
    }
  }
}

const countRecords = async () => ({ news: await read.newsArticle.count(), clients: await read.clientCountry.count() })

test(
  'an upgrade brings the demonstration news in once, and no country',
  { tags: ['thorough'], timeout: 120_000 },
  async () => {
    const start = await openOldInstallation({ isWritten: true })
    expect(await start('on', countRecords)).toEqual({ news: 4, clients: 1 })
    await start('on', () => changeContent(transaction => transaction.newsArticle.deleteMany()))
    await start('on', () => changeContent(transaction => transaction.clientCountry.deleteMany()))
    expect(await start('on', countRecords)).toEqual({ news: 0, clients: 0 })
  },
)

test('an upgrade with DEMO off brings nothing in', async () => {
  const start = await openOldInstallation({ isWritten: true })
  expect(await start('off', countRecords)).toEqual({ news: 0, clients: 1 })
})

test(
  'a database that was never written gets the whole demonstration',
  { tags: ['thorough'], timeout: 120_000 },
  async () => {
    const start = await openOldInstallation({ isWritten: false })
    expect(await start('on', countRecords)).toEqual({ news: 4, clients: seedClients.length })
  },
)
