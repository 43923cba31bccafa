// A part of `npm run test:all`: takes an optional feature away, as CONTRIBUTING.md says, from a copy of the project. What is left has to
// compile, build its messages, and pass the server's tests of five other features. `node tests/removal.mjs NAME…` takes these away, each
// from a copy of its own, `--all` every optional one; without either it is the turn of one, by the day.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { order } from '../scripts/lint-layers.mjs'
import { OPTIONAL } from './optional.mjs'

const OTHERS = 5
const DAY_MS = 24 * 60 * 60 * 1000
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const { VITEST: _, DATA_DIR: __, DATABASE_URL: ___, ...env } = process.env
const asked = process.argv.slice(2)
const turn = OPTIONAL[Math.floor(Date.now() / DAY_MS) % OPTIONAL.length]
const names = asked.includes('--all') ? OPTIONAL : asked.length > 0 ? asked : [turn]
if (asked.length === 0)
  console.log(`Today it is the turn of ${turn}: node tests/removal.mjs ${turn} repeats it, --all takes each one`)
const ignored = ['.git', 'releases', ...readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)]
const recipe = /\*\*Remove a feature\*\*.*?`npm (run remove-feature -- )NAME( --yes)`/s.exec(
  readFileSync('CONTRIBUTING.md', 'utf8'),
)
if (!recipe) throw new Error('CONTRIBUTING.md has no command that removes a feature')

const results = names.map(name => ({ name, ...takeAway(name) }))
console.table(results)
process.exitCode = results.every(({ failed }) => !failed) ? 0 : 1

/** Gives the step that failed, if any, and the minutes that it took. */
function takeAway(name) {
  const start = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'removal-'))
  try {
    copyInto(folder)
    const failed = stepsOf(name, folder).find(([, ...command]) => !run(folder, command))?.[0]
    return { failed: failed ?? '', minutes: ((Date.now() - start) / 60_000).toFixed(1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function stepsOf(name, folder) {
  const remove = `${recipe[1]}${name}${recipe[2]}`.split(' ')
  return [
    ['the command of CONTRIBUTING.md', ...npm, ...remove],
    ['messages', ...npm, 'run', '--silent', 'generate'],
    ['types', ...npm, 'run', '--silent', '--ignore-scripts', 'typecheck'],
    [
      'tests',
      () => [
        'node_modules/.bin/vitest',
        'run',
        '--project',
        'server',
        '--tags-filter',
        '!thorough',
        ...othersIn(name, folder),
      ],
    ],
  ]
}

/** The folders of the tests of the five features that are left and stand nearest in the order. */
function othersIn(name, folder) {
  const tests = globSync('tests/features/*/*.test.ts', { cwd: folder }).map(path => path.replaceAll('\\', '/'))
  const left = [...new Set(tests.map(path => path.split('/')[2]))]
  const distance = other => Math.abs(order.indexOf(other) - order.indexOf(name))
  const nearest = left.filter(other => order.includes(other)).toSorted((one, other) => distance(one) - distance(other))
  return nearest.slice(0, OTHERS).map(other => `tests/features/${other}/`)
}

function copyInto(folder) {
  cpSync('.', folder, {
    recursive: true,
    filter: path => !ignored.some(name => (name.includes('/') ? path === name : basename(path) === name)),
  })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  const types = '.cache/types.tsbuildinfo'
  if (existsSync(types)) cpSync(types, join(folder, types)) // what is unchanged is not checked again
}

function run(cwd, [first, ...others]) {
  const [command, ...args] = typeof first === 'function' ? first() : [first, ...others]
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' })
  return status === 0
}
