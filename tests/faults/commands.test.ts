import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { openProduct } from './open-product.ts'
import { openRuntimeFolder } from './runtime.ts'

const COMMANDS = ['backup', 'restore', 'move', 'staff', 'keys', 'doctor']
const execute = promisify(execFile)
const HOUR_MS = 60 * 60 * 1000
let folder: string
beforeEach(() => {
  folder = openRuntimeFolder()
})

/** Runs a command as npm does, in the folder of the built product alone; null as code where it was cut off. */
function run(words: string[], settings: Record<string, string> = {}) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>(resolve => {
    execFile(
      process.execPath,
      ['scripts/command.mjs', ...words],
      { cwd: folder, env: { ...process.env, DATA_DIR: join(folder, 'data'), ...settings } },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })
}

test.each(COMMANDS)('npm run %s -- --help explains it and changes nothing', async name => {
  const before = readdirSync(folder)
  const { code, stdout } = await run([name, '--help'])
  expect(code).toBe(0)
  expect(stdout).toContain(`npm run ${name}`)
  expect(readdirSync(folder)).toEqual(before)
})

test.each([
  ['backup', []],
  ['restore', []],
  ['restore', ['--drill']],
  ['move', []],
] as const)('%s.js has its limit of memory, called without npm, too: %j', async (name, words) => {
  const told = `import v8 from 'node:v8'; process.on('exit', () => console.log('limit', v8.getHeapStatistics().heap_size_limit))`
  const preload = `--import=data:text/javascript,${encodeURIComponent(told)}`
  const limitOf = async (...given: string[]) => {
    const { stdout } = await execute(process.execPath, [...given, `dist/server/${name}.js`, ...words, '--help'], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: preload },
    })
    return Number(/limit (\d+)/.exec(stdout)?.[1]) / 1024 / 1024
  }
  const most = words.length > 0 ? 512 : 192
  expect(await limitOf()).toBeLessThan(most + 20)
  expect(await limitOf('--max-old-space-size=1000'), 'a limit of one’s own').toBeGreaterThan(1000)
})

test('doctor tells in words what waits, what is unknown and what is urgent', async () => {
  const { product } = await openProduct()
  const settings = { DATA_DIR: product.dataDir, PORT: String(product.port) }
  const foreign = { SITE_URL: 'https://x.example', TRUST_PROXIES: '1', BACKUP_S3_SECRET: 'hunter2', SMTP_HOST: 'mail' }
  const well = await run(['doctor'], { ...settings, ...foreign })
  expect([well.code, well.stderr]).toEqual([0, ''])
  for (const words of [
    'PUBLIC_URL was probably meant',
    'TRUST_PROXY was probably meant',
    'BACKUP_S3_SECRET_ACCESS_KEY was probably meant',
    'SMTP_URL was probably meant',
    'that of the database',
    'The product runs at',
    'Nothing is urgent',
  ])
    expect(well.stdout).toContain(words)
  expect(well.stdout).not.toContain('hunter2')
  writeFileSync(join(folder, '.env'), 'BACKUP_EVRY_DAY=1\nCOLOUR=red\n')
  expect((await run(['doctor'], settings)).stdout).toMatch(/\.env has BACKUP_EVRY_DAY.*\n.*\.env has COLOUR/)
  rmSync(join(folder, '.env'))
  await product.stop()
  writeFileSync(join(product.dataDir, 'keys/app.key'), '')
  const before = everything()
  const ill = await run(['doctor'], settings)
  expect([ill.code, ill.stdout]).toEqual([1, expect.stringMatching(/Now: .*app\.key is empty/)])
  expect(everything()).toEqual(before)
})

test.each([
  [['backup', '--keep']],
  [['backup', 'a', 'b']],
  [['restore']],
  [['restore', 'a.tar.gz', 'b']],
  [['restore', 'a.tar.gz', '--check=yes']],
  [['move', 'there']],
  [['move', '--pictures', 'disk']],
  [['move', '--to']],
  [['keys', 'now']],
  [['keys', '--forget-erased', 'yesterday']],
  [['staff']],
  [['staff', 'create', 'a@b.example', 'more']],
  [['staff', 'create', '--force']],
])('%j is rejected with the usage', async words => {
  const before = readdirSync(folder)
  const { code, stderr } = await run(words)
  expect(code).toBe(1)
  expect(stderr).toContain(`npm run ${words[0]} --`)
  expect(readdirSync(folder)).toEqual(before)
})

test.each([
  ['folder', { DATA_DIR: 'dta' }],
  ['database', { DATABASE_URL: 'file:data/agncy.db' }],
  ['server', { DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/agency' }],
])('a mistyped %s is rejected with one sentence and no effect', async (_, settings) => {
  mkdirSync(join(folder, 'data'))
  const before = everything()
  for (const words of [
    ['backup'],
    ['staff', 'create', 'a@b.example'],
    ['keys', '--adopt'],
    ['move', '--to', 'postgresql://me@127.0.0.1:1/agency'],
  ]) {
    const { code, stdout, stderr } = await run(words, settings)
    expect([code, stdout, stderr.trim().split('\n')]).toEqual([
      1,
      '',
      [expect.stringMatching(/^(?:There is no database|The database)/)],
    ])
    expect(stderr).not.toContain('hunter2')
  }
  expect(everything()).toEqual(before)
})

/** All files in the folder, without packages and the build: other tests share those, and pack the API clients meanwhile. */
function everything() {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter(path => !/^(?:node_modules|dist)\//.test(path))
}

test('a running product can be backed up but not restored over', async () => {
  const place = { DATABASE_URL: `file:${join(folder, 'elsewhere.db')}` }
  const { product, cookie, create, names, mutate } = await openProduct(place)
  const settings = { ...place, DATA_DIR: product.dataDir }
  await create(cookie, 'Oman')
  expect((await run(['backup'], settings)).code).toBe(0)
  const archive = readdirSync(join(product.dataDir, 'backups')).find(name => name.startsWith('agency-')) ?? ''
  const file = join(product.dataDir, 'backups', archive)
  for (const words of [
    ['restore', file, '--force'],
    ['restore', file],
    ['move', '--to', 'postgresql://me@127.0.0.1:1/agency'],
  ]) {
    const { code, stderr } = await run(words, settings)
    expect([code, stderr]).toEqual([1, expect.stringContaining('The product runs on')])
  }
  expect((await create(cookie, 'Qatar')).status).toBe(201)
  expect((await run(['staff', 'create', 'salma@agency.example'], settings)).stdout).toContain('may work here as staff')
  await mutate('accounts.signOut', {}, cookie)
  await product.stop()
  expect((await run(['restore', file, '--force'], settings)).stdout).toContain('Everybody has to log in again')
  await product.start()
  expect(await names()).toEqual(['Oman'])
  expect((await create(cookie, 'Malta')).status).toBe(401)
  expect(existsSync(join(product.dataDir, 'agency.db'))).toBe(false)
})

test('backups keep their interval across restarts, and never run twice at once', async () => {
  const { product } = await openProduct({ BACKUP_EVERY: '597', BACKUP_KEEP: '3', LOG_LEVEL: 'info' })
  const backups = join(product.dataDir, 'backups')
  const archives = () =>
    existsSync(backups)
      ? readdirSync(backups)
          .filter(name => /^agency-.*\.gz$/.test(name))
          .sort()
      : []
  const isNoted = () => product.said().split('the scheduled backup is done').length - 1
  await expect.poll(isNoted, { timeout: 40_000 }).toBe(1)
  expect(archives()).toHaveLength(1)
  await product.stop()
  const old = `agency-${new Date(Date.now() - 598 * HOUR_MS).toISOString().replace(/[:.]/g, '-')}.tar.gz`
  renameSync(join(backups, archives()[0]!), join(backups, old))
  await product.start()
  await expect.poll(isNoted, { timeout: 40_000 }).toBe(1)
  expect(archives()).toHaveLength(2)
  expect(archives()[0]).toBe(old)
}, 120_000)
