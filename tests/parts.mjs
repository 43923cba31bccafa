// The parts of the checks, each of which runs alone: `npm test` runs the core, `npm run test:all` all of them.
// docs/decisions/0058 says why.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node } from '../scripts/setup.mjs'

const REPORTS = 'node_modules/.cache/test-reports'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
const build = setUp('build')
const buildStorybook = setUp('buildStorybook')

/** What `npm test` runs, in this order: the cheapest first. Parts of one group, of which each leaves a processor idle, run side by side. */
export const coreGroups = [
  [
    part('format', 'Formatting', [program('node_modules/oxfmt/bin/oxfmt', '--check')]),
    part('lint', 'Rules of the linter', [program('node_modules/oxlint/bin/oxlint', '--deny-warnings')]),
    part('types', 'Types', [program('node_modules/typescript/bin/tsc')]),
    part('build', 'Build of pages and server', [build]),
    part('patterns', 'What the stories of screens show', [program('scripts/patterns.mjs')]),
  ],
  [
    part('server-core', 'The server’s tests on SQLite, but for slow cases', [
      tests('--project', 'server', '--tags-filter', '!thorough'),
    ]),
  ],
  [part('stories', 'Stories in light with axe, and behaviour once', [stories('stories')])],
  [
    part('faults-core', 'One fault of each kind', [tests('--project', 'faults', '--tags-filter', 'core')]),
    part('weight-core', 'Weight of the heaviest pages', [
      program('tests/load/weight.ts', '/bn/', '/bn/sign-up', '/bn/contact-us'),
    ]),
  ],
  [part('journeys-core', 'The main jobs of visitors and staff in a browser', [journeys({ JOURNEYS: 'core' })])],
]
export const core = coreGroups.flat()

/** What `npm run test:all` runs: everything there is. */
export const all = [
  ...core.filter(({ name }) => !name.endsWith('-core')),
  part('server', 'The server’s tests on SQLite', [tests('--project', 'server')]),
  part('walks', 'Walks over every field, page and module', [tests('--project', 'walks')]),
  part('stories-cases', 'Every screen empty, long and failing', [stories('stories-cases')]),
  part('stories-dark', 'Stories at rest in dark', [stories('stories-dark')]),
  part('stories-rtl', 'Stories at rest from right to left', [stories('stories-rtl')]),
  part('storybook', 'Every story and docs page in Storybook’s manager', [
    buildStorybook,
    program('tests/stories/walk.mjs'),
    program('tests/stories/looks.mjs'),
  ]),
  part('services', 'PostgreSQL, S3, Litestream, drill and fuzz', [tests('--project', 'services')]),
  part('postgresql', 'The server’s tests on PostgreSQL', [
    tests('--project', 'server', { TEST_DATABASE: 'postgresql' }),
  ]),
  part('weight', 'Weight of every public page', [build, program('tests/load/weight.ts')]),
  part('faults', 'Faults of the built product', [build, nginx, tests('--project', 'faults')]),
  part('slow', 'Faults that take minutes to make', [build, tests('--project', 'slow')]),
  part('scale', 'Two products behind nginx, and a third language', [build, nginx, tests('--project', 'scale')]),
  part('artefacts', 'Everything in docs, read by the program that it is for', [tests('--project', 'artefacts')]),
  part('package', 'The packed kit in a blank application', [tests('--project', 'package')]),
  part('removal', 'What is left without an optional feature, by turns', [program('tests/removal.mjs')]),
  part('documented', 'Documented commands in a fresh clone', [program('tests/documented.mjs')]),
  ...['1/3', '2/3', '3/3'].map(shard =>
    part(`journeys-${shard[0]}`, `Journeys in every window, ${shard}`, [
      build,
      buildStorybook,
      journeys({}, `--shard=${shard}`),
    ]),
  ),
]

/** Runs one part. Its output is shown at once, or kept until it ends where others run beside it. */
export async function runPart({ name, what, steps, report }, isAlone = true) {
  const title = `\n${what} (${name}) …`
  if (isAlone) console.log(title)
  const startedAt = Date.now()
  rmSync(report, { recursive: true, force: true })
  mkdirSync(report, { recursive: true })
  const output = isAlone ? null : [title, '\n']
  let isGood = true
  for (const step of steps) isGood &&= await step({ report, output })
  if (output) process.stdout.write(output.join(''))
  return { isGood, seconds: Math.round((Date.now() - startedAt) / 1000), ...countTests(report) }
}

function part(name, what, steps) {
  return { name, what, steps, report: join(REPORTS, name) }
}

function program(...args) {
  return ({ output }) => runs(args, output)
}

/** A step of scripts/setup.mjs, in a process of its own, since it waits for its programs. */
function setUp(step) {
  return program('-e', `(await import('./scripts/setup.mjs')).${step}()`)
}

function tests(...args) {
  const environment = typeof args.at(-1) === 'object' ? args.pop() : {}
  return ({ report, output }) =>
    runs(
      [vitest, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}/vitest.json`],
      output,
      environment,
    )
}

function stories(project) {
  return tests('--config', 'vitest.stories.config.ts', '--project', project)
}

function journeys(environment, ...args) {
  return ({ report, output }) =>
    runs([playwright, 'test', '-c', 'tests/browser/playwright.config.ts', '--reporter=dot,json', ...args], output, {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(report, 'playwright.json'),
    })
}

/** Runs Node with these arguments and returns whether it succeeded; `output` takes what it says, or else it is shown. */
function runs(args, output, environment = {}) {
  return new Promise(resolve => {
    const child = spawn(node, args, {
      stdio: ['ignore', output ? 'pipe' : 'inherit', output ? 'pipe' : 'inherit'],
      env: { ...process.env, ...environment },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => output.push(text))
    child.on('close', code => resolve(code === 0))
  })
}

/** Brings nginx to machines that may install it; elsewhere its tests are skipped, and say so. */
function nginx({ output }) {
  if (!process.env.CI || process.getuid?.() !== 0) return true
  return runs(
    [
      '-e',
      "if (!(await import('./tests/scale/nginx.ts')).unpackNginx()) console.log('nginx cannot be downloaded: its test is skipped')",
    ],
    output,
  )
}

/** How many tests passed, failed and were skipped, by the reports of the runners. */
function countTests(report) {
  const read = name => (existsSync(join(report, name)) ? JSON.parse(readFileSync(join(report, name), 'utf8')) : null)
  const vitestReport = read('vitest.json')
  if (vitestReport)
    return {
      passed: vitestReport.numPassedTests,
      failed: vitestReport.numFailedTests,
      skipped: vitestReport.numPendingTests + vitestReport.numTodoTests,
    }
  const stats = read('playwright.json')?.stats
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  return { passed: 0, failed: 0, skipped: 0 }
}
