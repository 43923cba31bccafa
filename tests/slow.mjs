// `npm run test:slow`: faults that take minutes to make, against the built product.
import { build, generate, install, node, run, step } from '../setup.mjs'

install()
generate()
build()
step('Slow faults', () => run(node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'slow'))
