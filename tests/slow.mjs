// `npm run test:slow`: journeys in every window, the server's tests once more on PostgreSQL, then what takes minutes to make, against the built product.
import { build, generate, install, node, run, step } from '../scripts/setup.mjs'

install()
generate()
build()
step('Journeys in every window', () => {
  process.env.JOURNEYS = 'all'
  run(node, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/browser/playwright.config.ts')
})
step('Server on PostgreSQL', () => {
  process.env.TEST_DATABASE = 'postgresql'
  run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'server')
})
step('Slow faults and scale', () => run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'slow'))
