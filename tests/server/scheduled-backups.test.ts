import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { BackupState } from '#server/backup/state.ts'
import { registeredFeatures, registerFeatures } from '#server/registration/define-feature.ts'
import { bodyOf, CLIENTS, openTestServer, qatar } from './test-server.ts'

const HOUR_MS = 60 * 60 * 1000
const { folder, request, signUp, read, write } = await openTestServer({
  BACKUP_EVERY: '8760',
  BACKUP_KEEP: '2',
  METRICS_TOKEN: 'a token for the operator',
})
const { keepBackups, selectExpired } = await import('#server/backup/retention.ts')
const { isDue, readState, writeState } = await import('#server/backup/state.ts')
const { backupJob } = await import('#server/backup/schedule.ts')
const { startJobs } = await import('#server/jobs/scheduler.ts')
const { drainBackground } = await import('#server/jobs/background.ts')
const owner = (await signUp('owner')).cookie
await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar })
const place = { dataDir: folder, file: join(folder, 'agency.db') }
const backups = join(folder, 'backups')
const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

const nameAt = (time: number) => `agency-${new Date(time).toISOString().replace(/[:.]/g, '-')}.tar.gz`
const archives = () =>
  readdirSync(backups)
    .filter(name => name.startsWith('agency-'))
    .sort()
const keep = (isDueOnly = false, from = place) => keepBackups(from, backups, { isDueOnly }, () => {})
beforeEach(() => rmSync(backups, { recursive: true, force: true }))

/** Gives the newest archive the name and the age of one of so many hours ago. */
function age(hours: number) {
  const [from, to] = [archives().at(-1)!, nameAt(Date.now() - hours * HOUR_MS)]
  renameSync(join(backups, from), join(backups, to))
  const { verified, last } = JSON.parse(readFileSync(join(backups, 'state.json'), 'utf8')) as BackupState
  writeState(backups, {
    verified: Object.fromEntries(Object.entries(verified).map(([name, each]) => [name === from ? to : name, each])),
    last,
  })
  return to
}

/** A database with the tables of ours and no row of the agency's. */
async function emptied() {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'agency.db')
  const { migrate } = await import('#server/db/migrate.ts')
  await migrate(`file:${file}`, 'prisma/sqlite/migrations')
  return { dataDir, file }
}

test("the newest archive's age decides, whatever process looks", () => {
  const now = Date.parse('2026-11-22T12:00:00.000Z')
  const state = (hours: number, last?: BackupState['last']): BackupState => ({
    last,
    verified: { [nameAt(now - hours * HOUR_MS)]: { size: 1, mtimeMs: 1, counts: {} } },
  })
  expect(isDue({ verified: {} }, 24, now)).toBe(true)
  expect(isDue(state(23.9), 24, now)).toBe(false)
  expect(isDue(state(24), 24, now)).toBe(true)
  expect(isDue(state(8000), 8760, now)).toBe(false)
  expect(isDue(state(-48), 24, now), 'one from the future').toBe(true)
  const failed = (minutes: number) => ({
    at: new Date(now - minutes * 60_000).toISOString(),
    ok: false,
    sentence: 'no room',
  })
  expect(isDue(state(30, failed(14)), 24, now)).toBe(false)
  expect(isDue(state(30, failed(15)), 24, now)).toBe(true)
})

/** Lets the server run backups alone, as it does at the start of a process. */
function scheduleBackups(make: () => Promise<string>) {
  const stop = startJobs([backupJob(make)!], { longAfterMs: 0, lookEveryMs: 20 })
  onTestFinished(async () => {
    stop()
    await drainBackground()
    await write(transaction => transaction.job.deleteMany())
  })
  return stop
}

test('a due backup is made once, however many processes look', async () => {
  const make = vi.fn(async () => {
    await keep()
    return 'Saved'
  })
  scheduleBackups(make)
  scheduleBackups(make)
  await expect
    .poll(() => read.job.findFirst(), { timeout: 20_000 })
    .toMatchObject({ name: 'back-up', holder: null, lastResult: 'Saved' })
  expect(make).toHaveBeenCalledTimes(1)
  expect(archives()).toHaveLength(1)
})

test('only due backups are made, and old ones removed by BACKUP_KEEP', async () => {
  await keep(true)
  expect(await keep(true)).toBe('No backup is due')
  expect(archives()).toHaveLength(1)
  const oldest = age(9000)
  await keep(true)
  expect(archives()).toHaveLength(2)
  expect(await keep()).toContain('Removed 1 older: the newest 2 are kept')
  expect(archives()).not.toContain(oldest)
})

test('an emptier database removes no good archive, and is reported', async () => {
  await keep()
  const good = age(3)
  const from = await emptied()
  for (const hours of [2, 1, 0]) {
    await expect(keep(false, from)).rejects.toThrow('it has no client countries, which an older backup has')
    age(hours)
  }
  expect(archives()).toContain(good)
  expect(archives()).toHaveLength(3)
  expect(readState(backups).last).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('no client countries'),
  })
})

test('a damaged archive is ignored and not removed', async () => {
  await keep()
  const damaged = age(1)
  writeFileSync(join(backups, damaged), readFileSync(join(backups, damaged)).subarray(0, 5000))
  await keep()
  const oldest = age(0.5)
  await keep()
  expect(archives()).toHaveLength(3)
  await keep()
  expect(archives()).toHaveLength(3)
  expect(archives()).toContain(damaged)
  expect(archives()).not.toContain(oldest)
})

test('archives from before the list existed are verified', async () => {
  await keep()
  age(5)
  rmSync(join(backups, 'state.json'))
  await keep()
  expect(Object.keys(readState(backups).verified)).toHaveLength(2)
})

test('an archive changed since its verification no longer counts', async () => {
  await keep()
  const [name] = archives() as [string]
  expect(Object.keys(readState(backups).verified)).toEqual([name])
  utimesSync(join(backups, name), new Date(), new Date(0))
  expect(readState(backups).verified).toEqual({})
  expect(statSync(join(backups, 'state.json')).mode & 0o77).toBe(0)
})

test('the newest full and the newest emptier archives are each kept', () => {
  const verified = (name: string, counts: Record<string, number>) => [name, { size: 1, mtimeMs: 1, counts }] as const
  const [full, bare] = [
    { ClientCountry: 3, User: 1 },
    { ClientCountry: 0, User: 1 },
  ]
  const all = Object.fromEntries([
    verified('1', full),
    verified('2', bare),
    verified('3', full),
    verified('4', bare),
    verified('5', bare),
    verified('6', full),
  ])
  expect(selectExpired(all, 2)).toEqual(['1', '2'])
  expect(selectExpired(Object.fromEntries([verified('1', bare), verified('2', bare)]), 1), 'nobody had more').toEqual([
    '1',
  ])
})

test('archives of another database and those that lack a file are kept by themselves', () => {
  const of = (name: string, facts: object = {}) => [name, { size: 1, mtimeMs: 1, counts: {}, ...facts }] as const
  const [ours, other] = [{ lineage: 'ours' }, { lineage: 'other' }]
  const all = [
    of('1', other),
    of('2', other),
    of('3'),
    of('4', ours),
    of('5', { ...ours, lacks: 'a file' }),
    of('6', ours),
  ]
  expect(selectExpired(Object.fromEntries(all), 1)).toEqual(['4', '3', '1'])
})

test('two processes make one backup at a time, and a killed one leaves no lock', async () => {
  const code = `const { takeBackupTurn } = await import('#server/db/file-locks.ts'); await takeBackupTurn(${JSON.stringify(place.file)}); console.log('there'); setInterval(() => {}, 1000)`
  const other = spawn(node, ['--no-warnings', '--input-type=module', '-e', code], {
    env: { ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    other.kill('SIGKILL')
  })
  await once(other.stdout, 'data')
  await expect(keep()).rejects.toThrow('Another backup of this database is being made')
  expect(existsSync(backups)).toBe(false)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await keep()
  expect(archives()).toHaveLength(1)
})

test('the next backup removes what a killed one left', async () => {
  await keep()
  writeFileSync(join(backups, 'agency-2026-11-01T00-00-00-000Z.tar.gz.part'), 'half')
  writeFileSync(join(backups, '.draft-x'), 'half')
  await keep()
  expect(readdirSync(backups).filter(name => !/^agency-.*\.tar\.gz$|^state\.json$/.test(name))).toEqual([])
})

test("metrics, readiness and dashboard show the backup's age and result", async () => {
  const seen = async () => {
    const figures = await (
      await request('/metrics', { headers: { authorization: 'Bearer a token for the operator' } })
    ).text()
    const figure = (name: string) =>
      figures
        .split('\n')
        .find(line => line.startsWith(`${name} `))
        ?.split(' ')[1]
    const { backup } = await bodyOf<{ backup: object }>(await request('/readyz'))
    const overview = await bodyOf<{ result: { data: { backup: object } } }>(
      await request('/api/trpc/dashboard.overview', { cookie: owner }),
    )
    expect(overview.result.data.backup).toEqual(backup)
    return { backup, age: Number(figure('backup_age_seconds')), result: figure('backup_last_result') }
  }
  expect(await seen()).toMatchObject({
    backup: { newestAt: null, isFailed: null, isOld: false },
    age: NaN,
    result: 'Nan',
  })
  await keep()
  const fresh = await seen()
  expect(fresh).toMatchObject({ backup: { newestAt: expect.any(String), isFailed: false, isOld: false }, result: '1' })
  expect(fresh.age).toBeLessThan(600)
  age(2.5 * 8760)
  expect(await seen()).toMatchObject({ backup: { isOld: true } })
  await expect(keep(false, await emptied())).rejects.toThrow()
  expect(await seen()).toMatchObject({ backup: { isFailed: true, isOld: false }, result: '0' })
})

test('of backups that fail one after the other the first is reported', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const before = registeredFeatures()
  onTestFinished(() => registerFeatures(before))
  const reported: string[] = []
  registerFeatures([{ ...before[0]!, onBackupFailed: async problem => void reported.push(problem) }])
  const results = ['Saved', 'No room', 'No room', 'No room', 'Saved', 'No room']
  const { run } = backupJob(async () => {
    const result = results.shift()!
    if (result !== 'Saved') throw new Error(result)
    return result
  })!
  while (results.length > 0) {
    vi.setSystemTime(Date.now() + HOUR_MS)
    const isGood = results[0] === 'Saved'
    const ended = await run(new AbortController().signal).then(
      () => true,
      () => false,
    )
    expect(ended).toBe(isGood)
    if (isGood) {
      rmSync(backups, { recursive: true, force: true })
      await keep()
    }
  }
  expect(reported, 'once for each series').toEqual(['No room', 'No room'])
})
