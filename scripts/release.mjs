// `npm run release`: builds what is out of date, then packs it under Node 24.
import { build, buildStorybook, generate, install, node, run } from './setup.mjs'

install()
generate()
build()
buildStorybook()
run(node, 'scripts/release/pack.ts', ...process.argv.slice(2))
