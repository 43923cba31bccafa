// `npm run test:slow`: the server's tests once more on PostgreSQL, then what takes minutes to make, against the built product.
import { build, buildStorybook, generate, install, node, run, step } from '../scripts/setup.mjs'

install()
generate()
build()
step('Server on PostgreSQL', () => {
  process.env.TEST_DATABASE = 'postgresql'
  run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'server')
})
step('Slow faults and scale', () => run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'slow'))
buildStorybook()
step('Walk of the Storybook', () => run(node, 'tests/stories/walk.mjs'))
