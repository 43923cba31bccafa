// `npm run staff|backup|restore|move|keys -- …` on any machine with Node 20 or newer: builds what is out of date, then runs the command under Node 24.
import { build, generate, install, node, run } from './setup.mjs'

const [name, ...args] = process.argv.slice(2)
install()
generate()
build()
// a backup holds little at once, and without a limit V8 collects late
const limits = name === 'backup' ? ['--max-old-space-size=192', '--max-semi-space-size=4'] : []
run(node, ...limits, `dist/server/${name}.js`, ...args)
