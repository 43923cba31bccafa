// `npm run restore -- FILE [--check] [--force]`, built to dist/server/restore.js
import { config } from '#server/config.ts'
import { restore } from '#server/operations/restore.ts'

const flags = new Set(process.argv.slice(2).filter(word => word.startsWith('--')))
const [file, ...more] = process.argv.slice(2).filter(word => !word.startsWith('--'))
try {
  if (!file || more.length > 0 || [...flags].some(flag => flag !== '--check' && flag !== '--force')) throw new Error('npm run restore -- FILE [--check] [--force]')
  if (!config.DATABASE_URL.startsWith('file:')) throw new Error('The database is on PostgreSQL: restore it with pg_restore')
  await restore(file, config.DATA_DIR, { check: flags.has('--check'), force: flags.has('--force') }, line => { process.stdout.write(`${line}\n`) })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
