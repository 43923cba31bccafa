// `npm run staff|backup|restore|move -- …` on any machine with Node 20 or newer: builds what is old, then runs the command under Node 24.
import { build, generate, install, node, run } from './setup.mjs'

const [name, ...words] = process.argv.slice(2)
install()
generate()
build()
run(node, `dist/server/${name}.js`, ...words)
