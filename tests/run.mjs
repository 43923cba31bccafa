// `npm test`: sets up what is missing, then runs every check, the cheapest first. Stops at the first that fails.
import { existsSync } from 'node:fs'
import { build, generate, install, node, run, step } from '../scripts/setup.mjs'

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
      "if (!(await import('./tests/scale/nginx.ts')).unpackNginx()) console.log('No nginx to be had: its test is left out')",
    ),
  )
step('Documented ways in a fresh clone', () => run(node, 'tests/documented.mjs'))
step('Faults', () => run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'faults'))
step('Weight of the public pages', () => run(node, 'tests/load/weight.ts'))
step('Browser journeys', () =>
  run(node, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/browser/playwright.config.ts'),
)
