// `npm run backup [-- FOLDER]`, built to dist/server/backup.js
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#server/config.ts'
import { backUp } from '#server/operations/archive.ts'

const say = (line: string) => { process.stdout.write(`${line}\n`) }
const folder = process.argv[2] ?? join(config.DATA_DIR, 'backups')
try {
  if (!config.DATABASE_URL.startsWith('file:')) throw new Error('The database is on PostgreSQL: back it up with pg_dump, and the pictures where they are stored')
  say(`Saved as ${await backUp(config.DATA_DIR, folder, say)}`)
  const old = (await readdir(folder)).filter(name => /^agency-.*\.tar\.gz$/.test(name)).sort().slice(0, -config.BACKUP_KEEP)
  for (const name of old) await rm(join(folder, name))
  if (old.length > 0) say(`Removed ${old.length} older: the newest ${config.BACKUP_KEEP} are kept`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
