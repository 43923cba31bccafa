import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { moveDatabase } from '#server/backup/move.ts'
import { restoreIntoServer } from '#server/backup/restore-server.ts'
import { parseConfig } from '#server/config/config.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { decide, employ, expectDecided } from '../server/decided-since.ts'
import { hasPostgres, request as askDatabase, startPostgres } from '../server/postgres.ts'
import { openTestServer } from '../server/test-server.ts'

const APP_KEY = 'the-key-of-every-product-on-this-database'
const away = mkdtempSync(join(tmpdir(), 'restored-accounts-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))
const dataDir = join(away, 'data')
const onFile = { DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, 'agency.db')}`, SIGN_UP: 'open', APP_KEY }

describe.runIf(hasPostgres)('accounts on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 120_000)
  afterAll(() => postgres.stop())

  /** Runs a command of the operator with these settings, and gives what is said. */
  async function command(settings: Record<string, string>, work: (say: (line: string) => void) => Promise<unknown>) {
    const said: string[] = []
    configure(parseConfig({ ...settings, LOG_LEVEL: 'silent' }))
    await work(line => void said.push(line)).finally(closeAll)
    return said.join('\n')
  }

  test('what was decided after a backup and a move holds after a restore of either', async () => {
    const url = await postgres.create('moved')
    const onServer = { ...onFile, DATABASE_URL: url }
    const first = await openTestServer(onFile)
    const { cookie } = await first.signUp('owner')
    await employ(first)
    const { path: before } = await backUp(
      { dataDir, file: join(dataDir, 'agency.db') },
      join(away, 'backups'),
      () => {},
    )
    await first.close()
    await command(onFile, say => moveDatabase(url, say))
    const moved = await openTestServer(onServer)
    const { path: after } = await backUp({ dataDir, url }, join(away, 'backups'), () => {})
    const decided = await decide(moved, cookie)
    await moved.close()
    for (const archive of [before, after]) {
      const how = { check: false, force: true, watchMs: 50 }
      const said = await command(onServer, say => restoreIntoServer(archive, { dataDir, url }, how, say))
      expect(said).toContain('not brought back: karim <karim@agency.example> (admin)')
      const next = await openTestServer(onServer)
      await expectDecided(next, decided)
      await next.close()
    }
    const empty = await postgres.create('empty')
    const how = { check: false, force: false, watchMs: 50 }
    const said = await command({ ...onFile, DATABASE_URL: empty }, say =>
      restoreIntoServer(before, { dataDir, url: empty }, how, say),
    )
    expect(said).toContain('There was no database here that could be read')
    const noted = await askDatabase(empty, 'SELECT "accountsOf" FROM "Installation" WHERE "accountsOf" IS NOT NULL')
    expect(noted).toHaveLength(1)
  }, 180_000)
})
