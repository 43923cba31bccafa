// `npm run release`: builds the commit that is checked out, then packs it under Node 24.
import { build, buildClient, buildStorybook, generate, install, node, run } from './setup.mjs'

install()
generate()
build({ anew: true }) // what is built knows its commit
buildClient()
buildStorybook()
run(node, 'scripts/release/pack.ts', ...process.argv.slice(2))
