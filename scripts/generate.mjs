// Generates both database clients and compiles the messages. With --if-old only when they are out of date.
import { existsSync, utimesSync } from 'node:fs'
import { generate, node, run } from './setup.mjs'

if (process.argv.includes('--if-old')) {
  generate()
  process.exit()
}
const prisma = 'node_modules/prisma/build/index.js'
for (const url of ['file:./data/agency.db', 'postgresql://offline/offline']) {
  process.env.DATABASE_URL = url
  run(node, prisma, 'generate', '--no-hints')
}
run(
  node,
  'node_modules/@inlang/paraglide-js/bin/run.js',
  'compile',
  '--project',
  'i18n/project.inlang',
  '--outdir',
  'i18n/paraglide',
  '--output-structure',
  'locale-modules', // as app.config.ts has them but for a build
  '--strategy',
  'url',
  'baseLocale',
  '--no-emit-readme',
  '--silent',
)
for (const output of [
  'prisma/generated/sqlite/client.ts',
  'prisma/generated/postgresql/client.ts',
  'i18n/paraglide/messages.js',
]) {
  if (existsSync(output)) utimesSync(output, new Date(), new Date()) // an unchanged file keeps its date and would look out of date
}
