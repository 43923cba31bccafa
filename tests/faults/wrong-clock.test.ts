import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import { node } from '../../scripts/setup.mjs'
import { root, startProduct } from '../browser/product.ts'
import { requestsTo } from './open-product.ts'

const HOUR_MS = 60 * 60 * 1000
const YEARS_MS = 10 * 365 * 24 * HOUR_MS
const ARCHIVE = 'tests/releases/1.1.0.tar.gz'
const MOVED_CLOCK = pathToFileURL(join(root, 'tests/browser/moved-clock.mjs')).href
const run = promisify(execFile)
const within = { timeout: 60_000 }

/** A day's work of version 1.1.0 under this version, whose clock can be moved. */
async function openDay({ aheadMs = 0 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'clock-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const clockFile = join(dataDir, 'clock')
  const setClock = (ms: number) => writeFile(clockFile, String(ms))
  const command = async (name: string, ...words: string[]) =>
    (
      await run(join(root, node), [`dist/server/${name}.js`, ...words], {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
      })
    ).stdout
  await command('restore', ARCHIVE)
  await setClock(aheadMs)
  const clock = { CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${MOVED_CLOCK}` }
  const product = await startProduct({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9', ...clock })
  onTestFinished(product.end)
  const { request } = requestsTo(product)

  async function rows(sql: string) {
    const database = createClient({ url: `file:${join(dataDir, 'agency.db')}` })
    try {
      return (await database.execute(sql)).rows
    } finally {
      database.close()
    }
  }
  const count = async (table: string) => Number((await rows(`SELECT count(*) AS n FROM "${table}"`))[0]!.n)
  const people = async () => ({
    applications: await count('Application'),
    demands: await count('Demand'),
    activity: await count('Activity'),
    mails: await count('Mail'),
  })
  const purge = async () => (await rows(`SELECT * FROM "Job" WHERE "name" = 'purge'`))[0]
  const signIn = async () => {
    const response = await request('/api/trpc/accounts.signIn', {
      method: 'POST',
      json: { email: 'ayesha@meghbridge.example', password: 'river bridge' },
    })
    return response.headers.getSetCookie()[0]!.split(';')[0]!
  }
  const warnings = async () => {
    const response = await request('/api/trpc/system.overview', { cookie: await signIn() })
    const { result } = (await response.json()) as { result: { data: { warnings: { id: string; title: string }[] } } }
    return result.data.warnings
  }
  const press = async () =>
    request('/api/trpc/system.allowErasure', { method: 'POST', cookie: await signIn(), json: { name: 'clock' } })
  return {
    product,
    command,
    rows,
    people,
    purge,
    warnings,
    press,
    async moveClock(ms: number) {
      await setClock(ms)
      process.kill(product.pid(), 'SIGUSR2')
    },
    setClock,
  }
}

test('a start ten years ahead erases nobody, and owners hear of it', { tags: ['core'] }, async () => {
  const { people, purge, warnings, rows, moveClock } = await openDay({ aheadMs: YEARS_MS })
  await expect.poll(async () => (await purge())?.lastResult, within).toBe('waits')
  expect(await people()).toMatchObject({ applications: 6, demands: 2 })
  expect((await people()).activity).toBeGreaterThan(90)
  expect(await warnings()).toContainEqual(
    expect.objectContaining({ id: 'held clock', title: 'The clock has jumped: nothing is deleted' }),
  )
  expect(await rows(`SELECT "subject" FROM "Mail" WHERE "subject" LIKE '%needs a look'`)).not.toEqual([])

  await moveClock(0)
  await expect.poll(async () => (await purge())?.lastResult, within).toBe(null)
  expect(await people()).toMatchObject({ applications: 6, demands: 2 })
  expect(await warnings()).toContainEqual(
    expect.objectContaining({ id: 'held clock', title: 'The clock was ahead and has gone back' }),
  )
})

test('what is due is erased every day, also after a day without power', async () => {
  const { people, rows, product, setClock } = await openDay()
  await product.stop()
  const [first] = await rows('SELECT "id" FROM "Application" ORDER BY "id"')
  await rows(`UPDATE "Application" SET "deleteAfter" = '${new Date(Date.now() + HOUR_MS).toISOString()}'
    WHERE "id" = '${String(first!.id)}'`)
  await setClock(25 * HOUR_MS)
  await product.start()
  await expect.poll(async () => (await people()).applications, within).toBe(5)
})

test('what a wrong clock has erased comes back from a backup, and stays', async () => {
  const { people, press, purge, product, command, setClock } = await openDay({ aheadMs: YEARS_MS })
  await expect.poll(async () => (await purge())?.lastResult, within).toBe('waits')
  expect((await press()).status).toBe(200)
  await expect.poll(async () => (await people()).applications, within).toBe(0)
  await product.stop()
  await setClock(0)
  expect(await command('restore', ARCHIVE, '--force')).toContain('a clock that was ahead had done it')
  expect(await people()).toMatchObject({ applications: 6, demands: 2 })
  await product.start()
  await expect.poll(async () => (await purge())?.lastSucceededAt, within).toBeTruthy()
  expect(await people()).toMatchObject({ applications: 6, demands: 2 })
  expect(await command('keys')).toContain('A clock that was ahead has put')
  expect(await command('keys', '--forget-erased', '2030-01-01')).toMatch(/Taken off the list of erased records: \d+/)
  expect(await command('keys')).not.toContain('A clock that was ahead')
})
