// Set-up steps, each run only when its output is missing or older than its sources. Shared by `npm start`, `npm run dev` and `npm test`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const GENERATED = /(?:generated|paraglide|routeTree\.gen\.ts|node_modules|dist)$/
process.chdir(join(import.meta.dirname, '..'))
const hasSources = existsSync('app.config.ts') // the built product also runs without them
export const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
/**
 * Arguments that run the built server. All objects have 512 MB: without a limit that fits, Node lets garbage lie, by a
 * half of the memory under load. Young ones have 16 MB: a rendered page costs a third less in collecting them than with
 * 4 MB, and 38 MB more memory under load. docs/decisions/0002 has the figures.
 */
export const server = ['--max-old-space-size=512', '--max-semi-space-size=16', '--expose-gc', 'dist/server/main.js']
/** What the built server runs with besides: two arenas of glibc instead of eight for each core, 50 MB less under load. */
export const environment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
/** The package of the API's typed clients, as the product gives it to programs. */
export const CLIENT_PACKAGE = 'dist/server/api-client.tgz'
export const vite = join('node_modules', 'vite', 'bin', 'vite.js')
/** What the stories' screens show: answers of the server, drawings that it makes, and the stamp of what both are made of. */
export const PATTERNS = '.cache/patterns'
/** Arguments that record that into a folder. */
export const RECORDING = ['--no-warnings', '--import', './scripts/plain-node.mjs', 'scripts/patterns/record.ts']

/** Installs the locked packages, build tools included. */
export function install() {
  if (!hasSources) return
  const stamp = 'node_modules/.package-lock.json'
  if (existsSync(node) && age('package-lock.json') <= age(stamp)) return
  step('Installing packages (1.4 GB, about a minute)', () =>
    npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'),
  )
  if (existsSync(stamp)) utimesSync(stamp, new Date(), new Date())
}

/** Generates the database clients and compiles the messages. */
export function generate() {
  if (!hasSources) return
  const sources = Math.max(
    newest('prisma'),
    newest('i18n/messages', 'i18n/project.inlang'),
    age('prisma.config.ts'),
    age('package-lock.json'),
  )
  const outputs = [
    'prisma/generated/sqlite/client.ts',
    'prisma/generated/postgresql/client.ts',
    'i18n/paraglide/messages.js',
  ]
  if (sources <= Math.min(...outputs.map(age))) return
  step('Generating database clients and messages', () => npm('run', '--silent', 'generate'))
}

/** Builds pages and server into dist/; with `anew` also where nothing has changed but the commit. */
export function build({ anew = false } = {}) {
  if (!hasSources) return
  if (
    !anew &&
    newest('app', 'i18n', 'scripts', 'server', 'ui', 'prisma', 'app.config.ts', 'package-lock.json') <=
      age('dist/server/main.js')
  )
    return
  generate()
  step('Building pages and server', () =>
    npm('run', '--silent', '--ignore-scripts', 'build', '--', '--logLevel', 'warn'),
  )
}

/** Whether the package of the API's clients is missing or older than the product. */
export const isClientOld = () =>
  hasSources && Math.max(newest('api-client'), age('dist/server/main.js')) > age(CLIENT_PACKAGE)

/** Packs the API's clients beside the built product. */
export function buildClient() {
  if (isClientOld()) step('Packing the API clients', () => run(node, 'api-client/build.mjs'))
}

/** Records what the stories' screens show, unless that was done with the same sources. */
export function recordPatterns() {
  generate()
  const stamp = hash(
    'server',
    'prisma',
    'i18n',
    'scripts/patterns',
    'scripts/plain-node.mjs',
    'app/routeTree.gen.ts',
    'package-lock.json',
  )
  const recorded = join(PATTERNS, 'stamp.txt')
  if (existsSync(recorded) && readFileSync(recorded, 'utf8') === stamp) return
  step('Recording what the stories show', () => run(node, ...RECORDING, PATTERNS, stamp))
}

/** Builds the static Storybook into dist/storybook. */
export function buildStorybook() {
  recordPatterns()
  if (
    newest('.storybook', 'app', 'i18n', 'server', 'ui', 'package-lock.json', PATTERNS) <=
    age('dist/storybook/index.json')
  )
    return
  step('Building Storybook', () => npm('run', '--silent', 'storybook:build', '--', '--loglevel', 'warn'))
}

/** Runs `work` and prints its title and how long it took. */
export function step(title, work) {
  const startedAt = Date.now()
  console.log(`${title} …`)
  work()
  console.log(`${title}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Runs a command with its output shown; exits with its code when it fails. */
export function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function npm(...args) {
  if (process.env.npm_execpath) run(process.execPath, process.env.npm_execpath, ...args)
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args)
}

function age(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0
}

function newest(...paths) {
  return Math.max(0, ...sources(paths).map(age))
}

/** Of names and contents: a branch that is left and entered again has changed nothing. */
function hash(...paths) {
  const sum = createHash('sha256')
  for (const path of sources(paths).toSorted()) sum.update(path).update(readFileSync(path))
  return sum.digest('hex')
}

/** The files at and under these paths, without what is generated. */
function sources(paths) {
  return paths.flatMap(path =>
    statSync(path).isDirectory()
      ? sources(
          readdirSync(path, { withFileTypes: true })
            .filter(entry => !GENERATED.test(entry.name) && !entry.isSymbolicLink())
            .map(entry => join(path, entry.name)),
        )
      : [path],
  )
}
