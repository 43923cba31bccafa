// A part of `npm run test:all`: runs the documented commands of README.md and docs/running.md in a copy of a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../scripts/setup.mjs'

const START_MS = 90_000
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const { VITEST: _, DATA_DIR: __, DATABASE_URL: ___, ...environment } = process.env
const folder = mkdtempSync(join(tmpdir(), 'documented-'))
const clone = join(folder, 'clone')
let ignored
const env = { ...environment, PORT: String(await freePort()), LOG_LEVEL: 'warn' }

try {
  cpSync('.', clone, { recursive: true, verbatimSymlinks: true, filter: isInGit })
  step('npm ci', () => npmInClone('ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'))
  for (const args of [
    ['run', 'typecheck'],
    ['exec', '--', 'vitest', 'run', '--project', 'server', 'tests/server/config.test.ts'],
    ['run', 'build', '--', '--logLevel', 'warn'],
  ]) {
    for (const generated of ['prisma/generated', 'i18n/paraglide'])
      rmSync(join(clone, generated), { recursive: true, force: true })
    step(`npm ${args.join(' ')}`, () => npmInClone(...args))
  }
  await expectServing('npm start', clone, [...npm, 'start'])
  step('Commands', runCommands)
  await expectServing('npm run dev', clone, [...npm, 'run', 'dev'])
  console.log('A release …')
  const { alone, unit } = await installRelease()
  await expectServing(
    'The systemd unit',
    alone,
    /^ExecStart=\/opt\/meghbridge\/(.*)$/m.exec(readFileSync(unit, 'utf8'))[1].split(' '),
  )
  run(alone, ['node_modules/.bin/node', 'dist/server/staff.js', 'create', 'second@agency.example'])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Whether git would hold a path: .gitignore has plain names and paths alone. */
function isInGit(path) {
  ignored ??= ['.git', ...readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)]
  return !ignored.some(name => (name.includes('/') ? path === name : basename(path) === name))
}

/** The commands of README.md and of docs/running.md, Backups. */
function runCommands() {
  npmInClone('run', 'staff', '--', 'create', 'owner@agency.example')
  npmInClone('run', 'backup')
  const archive = join(
    'data/backups',
    readdirSync(join(clone, 'data/backups')).find(name => name.endsWith('.tar.gz')),
  )
  npmInClone('run', 'restore', '--', archive, '--check')
  run(clone, [...npm, 'run', 'restore', '--', archive], { DATA_DIR: join(folder, 'drill') })
  if (!existsSync(join(folder, 'drill/agency.db'))) throw new Error('The backup was not restored')
}

/** Follows the first step of docs/running.md, One machine, with a release of the clone. */
async function installRelease() {
  const { packProduct } = await import(join(clone, 'scripts/release/archive.ts'))
  const opt = join(folder, 'opt')
  const units = join(folder, 'units')
  for (const place of [opt, units]) mkdirSync(place)
  await packProduct(clone, folder, 'meghbridge-0.0.0')
  const [, lines] = /1\. A release.*?```sh\n(.*?)```/s.exec(readFileSync('docs/running.md', 'utf8'))
  const script = lines
    .replaceAll('X.Y.Z', '0.0.0')
    .replaceAll('/opt', opt)
    .replaceAll('/etc/systemd/system/', units)
    .replace(
      'npm ci',
      `${npm.map(word => `'${word}'`).join(' ')} ci --prefer-offline --no-audit --no-fund --loglevel=error`,
    )
  run(folder, ['sh', '-e', '-c', script])
  return { alone: join(opt, 'meghbridge'), unit: join(units, 'meghbridge.service') }
}

/** Starts a product, waits until visitors can read the demonstration, and stops it. */
async function expectServing(what, cwd, [command, ...args]) {
  const start = Date.now()
  const started = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise(resolve => {
    started.once('exit', resolve)
  })
  while (!(await showsClients())) {
    if (started.exitCode !== null || Date.now() - start > START_MS)
      throw new Error(`${what} did not serve within ${START_MS} ms`)
    await sleep(100)
  }
  started.kill('SIGTERM')
  await ended
  while (
    await fetch(`http://127.0.0.1:${env.PORT}/healthz`).then(
      () => true,
      () => false,
    )
  )
    await sleep(50) // npm exits before its child process
  console.log(`${what}: served and stopped in ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

function showsClients() {
  return fetch(`http://127.0.0.1:${env.PORT}/our-clients`).then(
    async response => (await response.text()).includes('Qatar'),
    () => false,
  )
}

function npmInClone(...args) {
  run(clone, [...npm, ...args])
}

function run(cwd, [command, ...args], more = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: { ...env, ...more }, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
}

function freePort() {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
