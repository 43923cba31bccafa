// `npm test`: sets up what is missing, then runs every check, the cheapest first. Stops at the first that fails.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, buildStorybook, generate, install, node, run, step } from '../scripts/setup.mjs'

install()
generate()
const { chromiumPath } = await import('./chromium.mjs')
process.env.CHROMIUM_PATH = await chromiumPath()
if (!existsSync(process.env.CHROMIUM_PATH)) {
  console.error('No Chromium to test with: install one, or set CHROMIUM_PATH to its program')
  process.exit(1)
}
step('Format', () => run(node, 'node_modules/oxfmt/bin/oxfmt', '--check'))
step('Types', () => run(node, 'node_modules/typescript/bin/tsc'))
step('Lint', () => run(node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'))
step('Server and stories', () =>
  run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', '!faults', '--project', '!slow'),
)
build()
if (process.env.CI && process.getuid?.() === 0)
  step('nginx', () =>
    run(
      node,
      '-e',
      "if (!(await import('./tests/scale/nginx.ts')).unpackNginx()) console.log('nginx cannot be downloaded: its test is skipped')",
    ),
  )
const documented = startStep('Documented commands in a fresh clone', 'tests/documented.mjs') // both steps mostly wait
step('Faults', () => run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'faults'))
await documented.finish()
step('Weight of the public pages', () => run(node, 'tests/load/weight.ts'))
buildStorybook()
step('Browser journeys', () =>
  run(node, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/browser/playwright.config.ts'),
)
step('Walk of the Storybook', () => run(node, 'tests/stories/walk.mjs'))

/** Starts a step beside the next one. `finish` waits for its end, shows its output, and ends this process when it failed. */
function startStep(what, ...args) {
  const folder = mkdtempSync(join(tmpdir(), 'step-'))
  const output = join(folder, 'output')
  const file = openSync(output, 'w')
  const child = spawn(node, args, { stdio: ['ignore', file, file] })
  closeSync(file)
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', stop)
  console.log(`${what} … in the background`)

  async function finish() {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    console.log(`${what}:\n${readFileSync(output, 'utf8')}`)
    if (child.exitCode !== 0) process.exit(child.exitCode ?? 1)
  }
  return { finish }
}
