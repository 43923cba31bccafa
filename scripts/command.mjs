// `npm run staff|backup|restore|move|keys|doctor -- …` on any machine with Node 20 or newer: builds what is out of
// date, then runs the command under Node 24.
import { build, generate, install, node, run } from './setup.mjs'

const [name, ...args] = process.argv.slice(2)
install()
generate()
build()
run(node, `dist/server/${name}.js`, ...args)
