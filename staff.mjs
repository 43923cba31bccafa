// `npm run staff -- create|reset-password|promote EMAIL` on any machine with Node 20 or newer.
import { build, generate, install, node, run } from './setup.mjs'

install()
generate()
build()
run(node, 'dist/server/staff.js', ...process.argv.slice(2))
