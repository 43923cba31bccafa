// `npm run migration -- NAME`: writes the migration from the models of the last commit to those in the working tree, for both databases.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, node } from './setup.mjs'

const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration in small letters: npm run migration -- add_notices')
  process.exit(1)
}
install()
const before = mkdtempSync(join(tmpdir(), 'models-'))
try {
  execFileSync('tar', ['-x', '-C', before], {
    input: execFileSync('git', ['archive', 'HEAD', 'prisma/models', 'prisma/sqlite', 'prisma/postgresql']),
  })
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  for (const [database, url] of [
    ['sqlite', `file:${join(before, 'empty.db')}`],
    ['postgresql', 'postgresql://offline/offline'], // nothing is contacted
  ])
    write(join('prisma', database, 'migrations', `${time}_${name}`), diff(database, url))
} finally {
  rmSync(before, { recursive: true })
}

function diff(database, url) {
  const from = join(before, 'prisma', database)
  const to = join('prisma', database)
  const prisma = 'node_modules/prisma/build/index.js'
  const words = ['migrate', 'diff', '--from-schema-datamodel', from, '--to-schema-datamodel', to, '--script']
  return execFileSync(node, [prisma, ...words], { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url } })
}

function write(folder, sql) {
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'migration.sql'), sql)
  console.log(join(folder, 'migration.sql'))
}
